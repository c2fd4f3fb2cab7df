import { WorkerThread } from '../workers/WorkerThread';

export interface Sheet {
  headings: readonly string[];
  rows: readonly (readonly (string | number | null)[])[];
}

const thread = new WorkerThread<Sheet, Uint8Array>('platform/xlsx/xlsxWorker', {
  deadline: 120_000,
  idle: 60_000,
});

export async function writeXlsx(sheet: Sheet): Promise<Buffer> {
  return Buffer.from(await thread.run(sheet));
}

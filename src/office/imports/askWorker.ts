import type { TableRow } from './readTable';

/** Reads a table in a worker. Returns null if the table cannot be read. */
export function askWorker(source: ArrayBuffer | string): Promise<TableRow[] | null> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL('./table.worker.ts', import.meta.url));
    const end = (rows: TableRow[] | null) => {
      worker.terminate();
      resolve(rows);
    };
    worker.addEventListener('message', ({ data }: MessageEvent<TableRow[] | null>) => end(data));
    worker.addEventListener('error', () => end(null));
    worker.postMessage(source);
  });
}

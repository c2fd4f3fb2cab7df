import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { restoreDrill } from '@/contract/office/today';

export const backupsIn = (dataFolder: string) => join(dataFolder, 'backups');

export const drillFile = (dataFolder: string) => join(backupsIn(dataFolder), 'drill.json');

const storedDrill = v.object({ ...restoreDrill.entries, file: v.string() });
export type StoredDrill = v.InferOutput<typeof storedDrill>;

/** Returns the last drill; null if there was none or its file is unreadable. */
export async function lastDrill(dataFolder: string): Promise<StoredDrill | null> {
  const text = await readFile(drillFile(dataFolder), 'utf8').catch(() => '');
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), storedDrill), text);
  return read.success ? read.output : null;
}

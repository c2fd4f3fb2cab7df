import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { restoreDrill } from '@/contract/office/today';

/** The folder of the last backups, which the server makes of the embedded database only. */
export const backupsIn = (dataFolder: string) => join(dataFolder, 'backups');

/** The file with the last drill, next to the backups. */
export const drillFile = (dataFolder: string) => join(backupsIn(dataFolder), 'drill.json');

/** A drill, and the backup that it restored. */
const storedDrill = v.object({ ...restoreDrill.entries, file: v.string() });
export type StoredDrill = v.InferOutput<typeof storedDrill>;

/** The last attempt to restore a backup; null if there was none, or its file cannot be read. */
export async function lastDrill(dataFolder: string): Promise<StoredDrill | null> {
  const text = await readFile(drillFile(dataFolder), 'utf8').catch(() => '');
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), storedDrill), text);
  return read.success ? read.output : null;
}

import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../../platform/database/Database';
import { RestoreError, type BackupFile } from './backupFile';
import { backUp } from './backUp';
import { restore } from './restore';
import { backedUpTables, rowsIn, type TableRows } from './tables';
import { writeWhole } from './wholeFile';

interface Options {
  migrationsFolder: string;
  /** The folder for a backup of the previous contents. */
  dataFolder: string;
  mayReplace: boolean;
}

/**
 * Restores a backup. Backs up a non-empty database first. Returns the row counts, and the path of that backup if there
 * is one. Throws a RestoreError if other processes are connected to the database, or if the database is not empty and
 * must not be replaced.
 */
export async function restoreSafely(
  database: Database,
  file: BackupFile,
  { migrationsFolder, dataFolder, mayReplace }: Options,
): Promise<{ restored: TableRows[]; before: string | null }> {
  const others = await database.countOthers();
  if (others > 0) {
    throw new RestoreError(
      `Other processes are connected to the database (connections: ${others}). Stop them first.`,
    );
  }
  const isReplaced = !(await isEmpty(database));
  if (isReplaced && !mayReplace) {
    throw new RestoreError(
      'The database is not empty. With --replace the backup takes its place; it is backed up first.',
    );
  }
  const before = isReplaced ? await keep(database, dataFolder) : null;
  return { restored: await restore(database, file, migrationsFolder), before };
}

export async function isEmpty({ queries }: Database): Promise<boolean> {
  for (const table of await backedUpTables(queries)) {
    if ((await rowsIn(queries, table)).rows > 0) return false;
  }
  return true;
}

/** Backs up the database to a folder in which the server does not delete old backups. */
async function keep(database: Database, dataFolder: string): Promise<string> {
  const folder = join(dataFolder, 'before-restore');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, `${new Date().toISOString().replaceAll(':', '-')}.jsonl`);
  await writeWhole(path, (output) => backUp(database, output));
  return path;
}

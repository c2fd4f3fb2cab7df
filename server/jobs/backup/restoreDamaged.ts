import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { databaseName, openEmbedded } from '../../platform/database/embedded';
import type { BackupFile } from './backupFile';
import { restore } from './restore';
import type { TableRows } from './tables';

/**
 * Restores into a new database, and swaps it with the damaged one. Returns the row counts, and the new path of the
 * damaged database.
 */
export async function restoreDamaged(
  dataFolder: string,
  file: BackupFile,
  migrationsFolder: string,
): Promise<{ restored: TableRows[]; keptAs: string }> {
  const place = join(dataFolder, databaseName);
  const fresh = `${databaseName}.restored`;
  await rm(join(dataFolder, fresh), { recursive: true, force: true });
  const database = await openEmbedded(dataFolder, fresh);
  let restored: TableRows[];
  try {
    restored = await restore(database, file, migrationsFolder);
  } finally {
    await database.close();
  }
  const keptAs = freeName(`${place}.damaged-${new Date().toISOString().slice(0, 10)}`);
  await rename(place, keptAs);
  await rename(join(dataFolder, fresh), place);
  return { restored, keptAs };
}

function freeName(name: string, turn = 1): string {
  const candidate = turn === 1 ? name : `${name}-${turn}`;
  return existsSync(candidate) ? freeName(name, turn + 1) : candidate;
}

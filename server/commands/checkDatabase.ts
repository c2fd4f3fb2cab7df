import { stat } from 'node:fs/promises';
import * as v from 'valibot';
import { readUndelivered } from '../domain/notifications/undelivered';
import { hasAdmin } from '../domain/people/readPeople';
import { newestBackup } from '../jobs/backup/keptBackups';
import type { Database } from '../platform/database/Database';
import {
  MigrationError,
  migrationState,
  readMigrations,
  rejectIncompatible,
} from '../platform/database/migrate';

export const checks = v.array(
  v.object({ name: v.string(), isGood: v.boolean(), text: v.string() }),
);
export type Check = v.InferOutput<typeof checks>[number];

const day = 24 * 60 * 60 * 1000;

export async function checkDatabase({ queries, lock }: Database): Promise<Check[]> {
  const isManaged = await hasAdmin(queries);
  const { waiting, failed } = await readUndelivered(queries);
  return [
    {
      name: 'admin',
      isGood: isManaged,
      text: isManaged ? 'there is one' : 'there is none: make one with people add',
    },
    {
      name: 'notifications',
      isGood: failed === 0,
      text: `${waiting} wait, ${failed} were given up`,
    },
    ...(lock ? [await checkBackups(lock.folder)] : []),
  ];
}

/** Checks whether the newest backup is recent, because the server backs up the embedded database every day. */
async function checkBackups(folder: string): Promise<Check> {
  const path = await newestBackup(folder);
  if (path === null) return { name: 'backup', isGood: false, text: 'there is none yet' };
  const { mtimeMs } = await stat(path);
  return {
    name: 'backup',
    isGood: Date.now() - mtimeMs < 2 * day,
    text: `the newest is of ${new Date(mtimeMs).toISOString().slice(0, 16)}Z`,
  };
}

/** Checks whether this build works with the database, and which of them is older. */
export async function checkMigrations(database: Database, folder: string) {
  const { queries } = database;
  const { applied, fresh, newer } = await migrationState(queries, folder);
  const told = (version: Version, isGood: boolean, text: string) => ({
    version,
    check: { name: 'migrations', isGood, text },
  });
  const names = [...fresh, ...newer].join(', ');
  if (applied.length === 0)
    return told('empty', false, `the database is empty, to apply: ${names}`);
  if (fresh.length > 0)
    return told('older', false, `the database is older than this build, to apply: ${names}`);
  if (newer.length === 0) return told('same', true, 'all are applied');
  try {
    await rejectIncompatible(queries, await readMigrations(folder));
    return told('newer', true, `the database is newer than this build, which works with ${names}`);
  } catch (error) {
    if (error instanceof MigrationError) return told('newer', false, error.message);
    throw error;
  }
}

/** The version of the database compared with this build's. */
type Version = 'empty' | 'older' | 'same' | 'newer';

import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { constants, setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import type { Database } from '../../platform/database/Database';
import { openEmbedded } from '../../platform/database/embedded';
import { migrationState } from '../../platform/database/migrate';
import { checkBackup } from './backupFile';
import { restore } from './restore';
import type { TableRows } from './tables';

interface Rehearsed {
  restored: TableRows[];
  /** The migrations that the backup did not have yet. */
  upgrades: string[];
}

/**
 * Checks a backup, restores it into an embedded database in a temporary folder, and upgrades this database to this
 * build. Then calls `use` with the database, and deletes the folder. Throws a RestoreError if the backup is damaged or
 * does not match this build.
 */
export async function rehearse(
  path: string,
  migrationsFolder: string,
  use?: (database: Database) => Promise<void>,
): Promise<Rehearsed> {
  const file = await checkBackup(path);
  const folder = await mkdtemp(join(tmpdir(), 'linehaul-drill-'));
  try {
    const database = await openEmbedded(folder);
    try {
      const restored = await restore(database, file, migrationsFolder);
      const { applied } = await migrationState(database.queries, migrationsFolder);
      await use?.(database);
      return { restored, upgrades: applied.filter((name) => !file.migrations.includes(name)) };
    } finally {
      await database.close();
    }
  } finally {
    await rm(folder, { recursive: true });
  }
}

const line = v.pipe(v.string(), v.parseJson(), v.object({ msg: v.string() }));

/**
 * Rehearses a restore in a separate process, because a second database needs hundreds of megabytes. Requests have
 * priority over this process. Throws an error with the messages from the process's log. Deletes the process's files
 * even if the signal kills it.
 */
export async function rehearseApart(path: string, signal: AbortSignal): Promise<void> {
  const scratch = await mkdtemp(join(tmpdir(), 'linehaul-drill-'));
  try {
    await runApart(path, scratch, signal);
  } finally {
    await rm(scratch, { recursive: true });
  }
}

function runApart(path: string, scratch: string, signal: AbortSignal): Promise<void> {
  const { PATH, HOME } = process.env;
  const options = { signal, env: { PATH, HOME, TMPDIR: scratch } };
  const args = [join(__dirname, 'cli.js'), 'check', '--backup', path];
  return new Promise((resolve, reject) => {
    let failure: Error | null = null;
    const child = execFile(process.execPath, args, options, (error, _output, log) => {
      const last = v.safeParse(line, log.trimEnd().split('\n').at(-1));
      failure = error && last.success ? new Error(last.output.msg) : error;
    });
    // Waits for 'close', because the callback of an aborted process runs before its exit.
    child.once('close', () => (failure ? reject(failure) : resolve()));
    if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  });
}

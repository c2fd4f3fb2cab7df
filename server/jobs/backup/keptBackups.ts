import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Writable } from 'node:stream';
import {
  backupsIn,
  drillFile,
  lastDrill,
  type StoredDrill,
} from '../../domain/backups/restoreDrill';
import type { Database } from '../../platform/database/Database';
import { inOneProcess } from '../../platform/database/inOneProcess';
import { databaseCode, getRootCauseMessage } from '../../platform/database/failures';
import { migrate, migrationState } from '../../platform/database/migrate';
import { OperatorError } from '../../platform/OperatorError';
import { backUp } from './backUp';
import { rehearseApart } from './rehearse';
import { writeWhole } from './wholeFile';

const keptFiles = 7;
/** An arbitrary number. The number of each advisory lock begins with 7_402. */
const drillLock = 7_402_021;
const day = 24 * 60 * 60 * 1000;
/** The interval in ms between checks whether a backup or a drill is due. */
const lookInterval = 60 * 60 * 1000;

/** Thrown if a required backup could not be written. */
class BackupFailed extends OperatorError {
  constructor(reason: string) {
    super(`The backup before the migration could not be written (${reason}).`);
  }
}

async function keptBackups(dataFolder: string): Promise<{ path: string; time: number }[]> {
  const folder = backupsIn(dataFolder);
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.jsonl'));
  const backups = await Promise.all(
    names.map(async (name) => {
      const path = join(folder, name);
      return { path, time: (await stat(path)).mtimeMs };
    }),
  );
  return backups.sort((a, b) => b.time - a.time);
}

export async function newestBackup(dataFolder: string): Promise<string | null> {
  return (await keptBackups(dataFolder))[0]?.path ?? null;
}

/**
 * Writes `backups/<date><note>.jsonl` in a data folder, and deletes all backups except the newest seven. Returns the
 * path of the new file.
 */
export async function keepFile(
  dataFolder: string,
  note: string,
  write: (output: Writable) => Promise<void>,
): Promise<string> {
  const folder = backupsIn(dataFolder);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const date = new Date().toISOString().slice(0, 10);
  const path = join(folder, `${date}${note}.jsonl`);
  await writeWhole(path, write);
  const old = (await keptBackups(dataFolder)).slice(keptFiles);
  await Promise.all(old.map(({ path: oldPath }) => rm(oldPath, { force: true })));
  return path;
}

/** Writes a backup of the database to the folder `backups` of a data folder, and deletes old backups. */
export function keepBackup(
  database: Database,
  dataFolder: string,
  note = '',
  signal?: AbortSignal,
): Promise<string> {
  return keepFile(dataFolder, note, (output) => backUp(database, output, signal));
}

/**
 * Runs the migrations and returns their names. Backs up an embedded database first, unless it is new or has no
 * migration to run. The backup is named after the day and the migration, so that repeated failures to start write one
 * file a day.
 */
export async function migrateSafely(
  database: Database,
  migrationsFolder: string,
): Promise<string[]> {
  const { applied, fresh } = await migrationState(database.queries, migrationsFolder);
  if (database.lock && applied.length > 0 && fresh.length > 0) {
    await keepBackup(
      database,
      database.lock.folder,
      `-before-${fresh[0]?.replace(/\.sql$/, '')}`,
    ).catch((error: unknown) => {
      throw new BackupFailed(databaseCode(error) ?? getRootCauseMessage(error));
    });
  }
  return migrate(database, migrationsFolder);
}

interface Reports {
  info: (line: string) => void;
  error: (problem: string) => void;
}

/**
 * Backs up the embedded database once a day. Restores the newest backup into a scratch database once the backup is an
 * hour old.
 */
export class DailyBackups {
  private timer: NodeJS.Timeout | null = null;
  private running: Promise<void> | null = null;
  private readonly stopping = new AbortController();

  constructor(
    private readonly database: Database,
    private readonly reports: Reports,
    private readonly rehearse = rehearseApart,
  ) {}

  start(): void {
    this.timer = setInterval(() => void this.look(), lookInterval);
    this.timer.unref();
    void this.look();
  }

  /** Aborts a running backup or drill. */
  async stop(): Promise<void> {
    if (this.timer) clearInterval(this.timer);
    this.stopping.abort();
    await this.running;
  }

  async look(): Promise<void> {
    this.running ??= this.backUpIfDue()
      .catch((error: unknown) =>
        this.reports.error(`the daily backup failed: ${getRootCauseMessage(error)}`),
      )
      .then(() => inOneProcess(this.database, drillLock, () => this.drillIfDue()))
      .catch((error: unknown) =>
        this.reports.error(`the restore drill failed: ${getRootCauseMessage(error)}`),
      )
      .finally(() => (this.running = null));
    await this.running;
  }

  private async backUpIfDue(): Promise<void> {
    const { database, stopping } = this;
    if (!database.lock) return;
    const [newest] = await keptBackups(database.lock.folder);
    if (newest && Date.now() - newest.time < day) return;
    await keepBackup(database, database.lock.folder, '', stopping.signal);
  }

  /**
   * Restores the newest backup, unless a drill already did. Skips a backup that is less than an hour old, because a
   * server that starts has other work.
   */
  private async drillIfDue(): Promise<void> {
    const { database, stopping, reports } = this;
    const isStopping = () => stopping.signal.aborted;
    const { dataFolder } = database;
    if (!dataFolder) return;
    const [newest] = await keptBackups(dataFolder);
    const isDue = newest && Date.now() - newest.time >= lookInterval;
    if (!isDue || isStopping()) return;
    const file = basename(newest.path);
    const backup_at = new Date(newest.time).toISOString();
    if ((await lastDrill(dataFolder))?.backup_at === backup_at) return;
    const problem = await this.rehearse(newest.path, stopping.signal).then(
      () => null,
      getRootCauseMessage,
    );
    // An aborted drill says nothing about the backup.
    if (problem !== null && isStopping()) return;
    const drill: StoredDrill = { file, backup_at, checked_at: new Date().toISOString(), problem };
    await writeFile(drillFile(dataFolder), JSON.stringify(drill), { mode: 0o600 });
    if (problem === null) reports.info(`The backup ${file} was restored and checked.`);
    else reports.error(`the backup ${file} could not be restored: ${problem}`);
  }
}

import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../../platform/database/Database';
import { databaseCode } from '../../platform/database/failures';
import { migrate, migrationState } from '../../platform/database/migrate';
import { backUp } from './backUp';
import { writeWhole } from './wholeFile';

/** Number of backups of the embedded database that the server keeps. */
const keptFiles = 7;
const day = 24 * 60 * 60 * 1000;
/** Interval between checks whether a day has passed, in ms. */
const lookInterval = 60 * 60 * 1000;

/** A backup that must exist before the next step could not be written. */
export class BackupFailed extends Error {
  constructor(reason: string) {
    super(`The backup before the migration could not be written (${reason}).`);
    this.name = 'BackupFailed';
  }
}

const backupsIn = (dataFolder: string) => join(dataFolder, 'backups');

/** Lists the backups in a data folder, newest first. */
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

/** Returns the path of the newest backup in a data folder, or null. */
export async function newestBackup(dataFolder: string): Promise<string | null> {
  return (await keptBackups(dataFolder))[0]?.path ?? null;
}

/**
 * Writes `backups/<date><note>.jsonl` for a database in a folder, and removes all but the last
 * seven backups. Returns its path.
 */
export async function keepBackup(
  database: Database,
  dataFolder: string,
  note = '',
  signal?: AbortSignal,
): Promise<string> {
  const folder = backupsIn(dataFolder);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const date = new Date().toISOString().slice(0, 10);
  const path = join(folder, `${date}${note}.jsonl`);
  await writeWhole(path, (output) => backUp(database, output, signal));
  const old = (await keptBackups(dataFolder)).slice(keptFiles);
  await Promise.all(old.map(({ path: oldPath }) => rm(oldPath)));
  return path;
}

/**
 * Runs the migrations. Backs up an embedded database first unless it is new. The file is named
 * after the migration, so that repeatedly failing starts write one file a day. Returns their names.
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
      throw new BackupFailed(databaseCode(error) ?? String(error));
    });
  }
  return migrate(database, migrationsFolder);
}

/**
 * Backs up the embedded database once its newest backup is a day old. Does nothing on PostgreSQL.
 */
export class DailyBackups {
  private timer: NodeJS.Timeout | null = null;
  private running: Promise<void> | null = null;
  private readonly stopping = new AbortController();

  constructor(
    private readonly database: Database,
    private readonly report: (problem: string) => void,
  ) {}

  start(): void {
    this.timer = setInterval(() => this.look(), lookInterval);
    this.timer.unref();
    this.look();
  }

  /** Aborts a running backup; the next start makes it. */
  async stop(): Promise<void> {
    if (this.timer) clearInterval(this.timer);
    this.stopping.abort();
    await this.running;
  }

  private look(): void {
    this.running ??= this.backUpIfDue()
      .catch((error: unknown) => this.report(`the daily backup failed: ${String(error)}`))
      .finally(() => (this.running = null));
  }

  private async backUpIfDue(): Promise<void> {
    const { database, stopping } = this;
    if (!database.lock) return;
    const [newest] = await keptBackups(database.lock.folder);
    if (newest && Date.now() - newest.time < day) return;
    await keepBackup(database, database.lock.folder, '', stopping.signal);
  }
}

import { sql } from 'drizzle-orm';
import type { Database } from './Database';
import { diskFullOr, rejectFullDisk } from './diskFull';
import { getRootCauseMessage } from './failures';
import { MigrationError, readMigrations, rejectIncompatible } from './migrate';

/** Why a process cannot serve requests. `text` is one line for the operator. */
export interface Fault {
  reason: 'database' | 'writes' | 'schema';
  text: string;
}

/** The longest wait for the database's response, in ms. */
const timeLimit = 2000;

/** For how many ms the result of the test write is reused. */
const checkedFor = 10_000;

/**
 * Checks whether this process can serve requests. Compares the migrations each time, because every request fails after
 * an incompatible upgrade.
 */
export class Readiness {
  private last: { at: number; fault: Promise<Fault | null> } | null = null;
  private known: ReturnType<typeof readMigrations> | null = null;

  constructor(
    private readonly database: Database,
    private readonly migrations: string,
  ) {}

  /** Returns why this process cannot serve requests; null if it can. Never rejects. */
  fault(): Promise<Fault | null> {
    return new Promise((resolve) => {
      const gone: Fault = { reason: 'database', text: 'The database does not respond.' };
      const timer = setTimeout(() => resolve(gone), timeLimit);
      this.look()
        .then(resolve, () => resolve(gone))
        .finally(() => clearTimeout(timer));
    });
  }

  private async look(): Promise<Fault | null> {
    await this.database.ping();
    if (!this.last || Date.now() - this.last.at >= checkedFor)
      this.last = { at: Date.now(), fault: this.write() };
    return (await this.last.fault) ?? (await this.compareSchema());
  }

  private async write(): Promise<Fault | null> {
    const { queries, lock } = this.database;
    try {
      if (lock) rejectFullDisk(lock.folder);
      await queries.execute(sql`insert into write_checks (checked_at) values (now())
        on conflict (one) do update set checked_at = excluded.checked_at`);
      return null;
    } catch (error) {
      return { reason: 'writes', text: getRootCauseMessage(diskFullOr(error, lock?.folder)) };
    }
  }

  private async compareSchema(): Promise<Fault | null> {
    try {
      // Reads the files once, because a running build's files never change.
      this.known ??= readMigrations(this.migrations);
      await rejectIncompatible(this.database.queries, await this.known);
      return null;
    } catch (error) {
      if (!(error instanceof MigrationError)) throw error;
      return { reason: 'schema', text: error.message };
    }
  }
}

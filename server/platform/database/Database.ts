import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import type { FolderLock } from './lockFolder';

/**
 * The query interface for the embedded PGlite and for PostgreSQL. A transaction has the same type.
 */
export type Queries = PgDatabase<PgQueryResultHKT>;

/**
 * Receives a channel's notifications. `regained` is called after a reconnect, because some
 * notifications may have been lost.
 */
export interface Listener {
  changed: (payload: string) => void;
  regained: () => void;
}

/** An open database, with everything that the server needs in addition to queries. */
export interface Database {
  kind: 'embedded' | 'postgres';
  queries: Queries;
  /** Only for PostgreSQL, for counts that several processes share. */
  pool?: pg.Pool;
  /**
   * Only for an embedded database in a folder. The command line reaches the running server through
   * it.
   */
  lock?: FolderLock;
  /**
   * The folder that contains `backups`: DATA_DIR, also with PostgreSQL. A database in memory has
   * none.
   */
  dataFolder?: string;
  /** Runs long work (migrations, backup, restore) without the time limits for requests. */
  withoutTimeLimits<T>(work: (queries: Queries) => Promise<T>): Promise<T>;
  /** Listens to a channel until the database closes. Resolves when it is listening. */
  listen(channel: string, listener: Listener): Promise<void>;
  /**
   * The number of other processes' connections to the database; always 0 for the embedded database.
   */
  countOthers(): Promise<number>;
  /** Throws if the database does not respond. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

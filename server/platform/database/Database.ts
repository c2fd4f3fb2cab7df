import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import type { FolderLock } from './lockFolder';

/**
 * The query layer, the same for the embedded PGlite and for PostgreSQL. A transaction is one too.
 */
export type Queries = PgDatabase<PgQueryResultHKT>;

/**
 * Receives the notifications of a channel; `regained` is called after a reconnect, since some may
 * have been lost.
 */
export interface Listener {
  changed: (payload: string) => void;
  regained: () => void;
}

/** An open database, with everything that the server needs in addition to queries. */
export interface Database {
  kind: 'embedded' | 'postgres';
  queries: Queries;
  /** Only for PostgreSQL, for counts that processes share. */
  pool?: pg.Pool;
  /**
   * Only for an embedded database in a folder. The command line reaches the running server through
   * it.
   */
  lock?: FolderLock;
  /** The folder with `backups`: DATA_DIR, on PostgreSQL too. None for a database in memory. */
  dataFolder?: string;
  /**
   * Runs work that may take long (migrations, backup, restore) without the time limits of requests.
   */
  withoutTimeLimits<T>(work: (queries: Queries) => Promise<T>): Promise<T>;
  /** Listens to a channel until the database is closed. Resolves once it is listening. */
  listen(channel: string, listener: Listener): Promise<void>;
  /**
   * The number of connections of other processes to the database; always 0 for the embedded one.
   */
  countOthers(): Promise<number>;
  /** Throws if the database does not respond. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

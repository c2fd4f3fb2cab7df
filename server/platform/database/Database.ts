import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import type { FolderLock } from './lockFolder';

/** The query interface for the embedded PGlite, PostgreSQL, and transactions on both. */
export type Queries = PgDatabase<PgQueryResultHKT>;

/**
 * Receives a channel's notifications. The database calls `regained` after a reconnect, because notifications may have
 * been lost.
 */
export interface Listener {
  changed: (payload: string) => void;
  regained: () => void;
}

export interface Database {
  kind: 'embedded' | 'postgres';
  queries: Queries;
  /** Undefined for the embedded database. */
  pool?: pg.Pool;
  /** Only for an embedded database in a folder. */
  lock?: FolderLock;
  /** DATA_DIR, also with PostgreSQL. Undefined for a database in memory. */
  dataFolder?: string;
  /** Runs long work, such as a migration or a backup, without the time limits for requests. */
  withoutTimeLimits<T>(work: (queries: Queries) => Promise<T>): Promise<T>;
  /** Listens to a channel until the database closes. Resolves once the database is listening. */
  listen(channel: string, listener: Listener): Promise<void>;
  /** Counts other processes' connections to the database; always 0 for the embedded database. */
  countOthers(): Promise<number>;
  /** Throws if the database does not respond. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { FolderLock } from './lockFolder';

/** The query layer: the same for the embedded PGlite and for PostgreSQL. Inside a transaction, that. */
export type Queries = PgDatabase<PgQueryResultHKT>;

/** Hears what is notified on a channel; `regained` when it hears again and may have missed some. */
export interface Listener {
  changed: (payload: string) => void;
  regained: () => void;
}

/** An open database with what the server needs beside queries. */
export interface Database {
  kind: 'embedded' | 'postgres';
  queries: Queries;
  /** Of an embedded database in a folder: by it the command line speaks to the running server. */
  lock?: FolderLock;
  /** Runs what may take long (migrations, backup, restore) without the time limits of requests. */
  withoutTimeLimits<T>(work: (queries: Queries) => Promise<T>): Promise<T>;
  /** Hears a channel until the database is closed. Resolves once it hears. */
  listen(channel: string, listener: Listener): Promise<void>;
  /** Throws when the database does not answer. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

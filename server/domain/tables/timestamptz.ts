import { timestamp } from 'drizzle-orm/pg-core';

/** A column of PostgreSQL's `timestamp with time zone`, read as a Date. */
export const timestamptz = (name: string) => timestamp(name, { withTimezone: true });

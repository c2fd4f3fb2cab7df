import { bigint, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { timestamptz } from './timestamptz';

export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** An account's id, or 0 for a visitor. */
    caller: bigint('caller', { mode: 'number' }).notNull(),
    /** The method and the path. */
    call: text('call').notNull(),
    /** The digest of the key and the body. */
    digest: text('digest').notNull(),
    /** The record that the call created, unless the path or nothing names it. */
    recordId: bigint('record_id', { mode: 'number' }),
    at: timestamptz('at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.caller, table.call, table.digest] })],
);

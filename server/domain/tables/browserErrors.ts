import { bigint, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { browserParts } from '@/contract/browserErrors';
import { timestamptz } from './timestamptz';

/** Errors from browsers, one row per distinct error. `digest` hashes the error's whole text. */
export const browserErrors = pgTable('browser_errors', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
  digest: text('digest').notNull().unique(),
  part: text('part', { enum: browserParts }).notNull(),
  message: text('message').notNull(),
  stack: text('stack').notNull(),
  build: text('build').notNull(),
  count: integer('count').notNull().default(1),
  firstAt: timestamptz('first_at').notNull().defaultNow(),
  lastAt: timestamptz('last_at').notNull().defaultNow(),
});

import { bigint, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { browserParts } from '@/contract/browserErrors';

/** Errors of pages, each distinct one once. `digest` is the hash of all its texts. */
export const browserErrors = pgTable('browser_errors', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
  digest: text('digest').notNull().unique(),
  part: text('part', { enum: browserParts }).notNull(),
  message: text('message').notNull(),
  stack: text('stack').notNull(),
  build: text('build').notNull(),
  count: integer('count').notNull().default(1),
  firstAt: timestamp('first_at', { withTimezone: true }).notNull().defaultNow(),
  lastAt: timestamp('last_at', { withTimezone: true }).notNull().defaultNow(),
});

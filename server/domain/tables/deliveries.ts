import { bigint, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { leadKinds } from '@/contract/office/leads';

export const channels = ['webhook', 'email'] as const;
export type Channel = (typeof channels)[number];

/** The kinds of records that are announced. */
export const recordKinds = [...leadKinds, 'report', 'defect.certified'] as const;
export type RecordKind = (typeof recordKinds)[number];

/**
 * The outbox of all notifications, written in the transaction of the record that they announce.
 * Every attempt sends `id`, so that the receiver can drop repeats.
 */
export const deliveries = pgTable('deliveries', {
  id: uuid('id').primaryKey().defaultRandom(),
  channel: text('channel', { enum: channels }).notNull(),
  kind: text('kind', { enum: recordKinds }).notNull(),
  recordId: bigint('record_id', { mode: 'number' }).notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  attempts: integer('attempts').notNull().default(0),
  nextAttemptAt: timestamp('next_attempt_at', { withTimezone: true }).notNull().defaultNow(),
  deliveredAt: timestamp('delivered_at', { withTimezone: true }),
  /** Null before the first attempt, also after 'Send again'. */
  firstAttemptAt: timestamp('first_attempt_at', { withTimezone: true }),
  /** When it was given up. */
  failedAt: timestamp('failed_at', { withTimezone: true }),
});

export type Delivery = typeof deliveries.$inferSelect;

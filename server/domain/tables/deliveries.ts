import { bigint, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { leadKinds } from '@/contract/office/leads';
import { timestamptz } from './timestamptz';

export const channels = ['webhook', 'email'] as const;
export type Channel = (typeof channels)[number];

export const recordKinds = [
  ...leadKinds,
  'report',
  'defect.certified',
  'defect.said_good',
  'vehicle.held',
  'vehicle.released',
  'account.email_changed',
] as const;
export type RecordKind = (typeof recordKinds)[number];

/**
 * The transaction that stores a record also stores its deliveries. Every attempt sends the same `id`, by which the
 * receiver can drop repeats.
 */
export const deliveries = pgTable('deliveries', {
  id: uuid('id').primaryKey().defaultRandom(),
  channel: text('channel', { enum: channels }).notNull(),
  kind: text('kind', { enum: recordKinds }).notNull(),
  recordId: bigint('record_id', { mode: 'number' }).notNull(),
  createdAt: timestamptz('created_at').notNull().defaultNow(),
  attempts: integer('attempts').notNull().default(0),
  nextAttemptAt: timestamptz('next_attempt_at').notNull().defaultNow(),
  deliveredAt: timestamptz('delivered_at'),
  /** Null until the first attempt, and again after 'Send again'. */
  firstAttemptAt: timestamptz('first_attempt_at'),
  /** When the server gave up on the delivery; null unless it failed. */
  failedAt: timestamptz('failed_at'),
});

export type Delivery = typeof deliveries.$inferSelect;

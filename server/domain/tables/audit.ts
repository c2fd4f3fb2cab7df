import { bigint, pgTable, text, varchar } from 'drizzle-orm/pg-core';
import { limits } from '@/contract/limits';
import { jsonColumn } from '../../platform/database/jsonColumn';
import { users } from './accounts';
import { timestamptz } from './timestamptz';

export type AuditFields = Record<string, unknown>;

export const auditEntries = pgTable('audit_entries', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
  at: timestamptz('at').notNull().defaultNow(),
  /** Null for an actor without an account. */
  actorId: bigint('actor_id', { mode: 'number' }).references(() => users.id),
  /** The actor's name at the time of the change. */
  actorName: varchar('actor_name', { length: limits.username }).notNull(),
  action: text('action').notNull(),
  resource: text('resource').notNull(),
  recordId: text('record_id').notNull(),
  before: jsonColumn('before').$type<AuditFields>(),
  after: jsonColumn('after').$type<AuditFields>(),
});

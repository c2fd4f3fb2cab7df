import { bigint, pgTable, text } from 'drizzle-orm/pg-core';
import { importKinds } from '@/contract/office/imports';
import { jsonColumn } from '../../platform/database/jsonColumn';
import { users } from './accounts';
import { timestamptz } from './timestamptz';

export const imports = pgTable('imports', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
  kind: text('kind', { enum: importKinds }).notNull(),
  actorId: bigint('actor_id', { mode: 'number' })
    .notNull()
    .references(() => users.id),
  at: timestamptz('at').notNull().defaultNow(),
  added: jsonColumn('added').notNull(),
  changed: jsonColumn('changed').notNull(),
  undoneAt: timestamptz('undone_at'),
});

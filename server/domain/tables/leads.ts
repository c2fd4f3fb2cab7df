import { bigint, boolean, date, integer, pgTable, text, varchar } from 'drizzle-orm/pg-core';
import { officeLimits } from '@/contract/office/limits';
import { limits } from '@/contract/limits';
import { commentStates } from '@/contract/office/comments';
import { leadKinds, leadStates } from '@/contract/office/leads';
import { equipmentTypes } from '@/contract/quote';
import { users } from './accounts';
import { timestamptz } from './timestamptz';

/** A visitor's form. `address` is the sender's network address. */
const formColumns = () => ({
  id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
  createdAt: timestamptz('created_at').notNull().defaultNow(),
  address: text('address'),
});
const atMost = (name: string, length: number) => varchar(name, { length }).notNull();

export const comments = pgTable('comments', {
  ...formColumns(),
  first_name: atMost('first_name', limits.name),
  last_name: atMost('last_name', limits.name),
  description: atMost('description', limits.comment),
  company_name: atMost('company_name', limits.commentShort),
  position_user: atMost('position_user', limits.commentShort),
  state: text('state', { enum: commentStates }).notNull(),
});

export const driverApplications = pgTable('driver_applications', {
  ...formColumns(),
  first_name: atMost('first_name', limits.name),
  last_name: atMost('last_name', limits.name),
  phone: atMost('phone', limits.phone),
  email: atMost('email', limits.email),
  state: atMost('state', limits.state),
});

export const quoteRequests = pgTable('quote_requests', {
  ...formColumns(),
  pickup_location: atMost('pickup_location', limits.place),
  delivery_location: atMost('delivery_location', limits.place),
  pickup_date: date('pickup_date', { mode: 'string' }).notNull(),
  commodity: atMost('commodity', limits.commodity),
  total_weight: atMost('total_weight', limits.commodity),
  equipment: text('equipment', { enum: equipmentTypes }).notNull(),
  hazardous_materials: boolean('hazardous_materials').notNull(),
  drop_trailer_required: boolean('drop_trailer_required').notNull(),
  business_email: atMost('business_email', limits.email),
});

export type LeadKind = (typeof leadKinds)[number];

/** The office's record of an application or a quote request. It remains after the visitor's data are deleted. */
export const leads = pgTable('leads', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
  kind: text('kind', { enum: leadKinds }).notNull(),
  /** Null after the visitor's data were deleted. */
  recordId: bigint('record_id', { mode: 'number' }),
  receivedAt: timestamptz('received_at').notNull().defaultNow(),
  state: text('state', { enum: leadStates }).notNull().default('new'),
  assigneeId: bigint('assignee_id', { mode: 'number' }).references(() => users.id),
  seenAt: timestamptz('seen_at'),
  version: integer('version').notNull().default(1),
});

export const leadNotes = pgTable('lead_notes', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
  leadId: bigint('lead_id', { mode: 'number' })
    .notNull()
    .references(() => leads.id),
  authorId: bigint('author_id', { mode: 'number' })
    .notNull()
    .references(() => users.id),
  text: varchar('text', { length: officeLimits.note }).notNull(),
});

/** One row once the carrier has decided about moderation. Until then, COMMENTS_MODERATION applies. */
export const commentSettings = pgTable('comment_settings', {
  id: integer('id').primaryKey().default(1),
  moderation: boolean('moderation').notNull(),
  version: integer('version').notNull(),
});

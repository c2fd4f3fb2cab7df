import { bigint, boolean, date, pgTable, text, timestamp, varchar } from 'drizzle-orm/pg-core';
import { limits } from '@/contract/limits';
import { equipmentTypes } from '@/contract/shipper';

/**
 * The columns of a visitor's form, with the time and the sender's network address (never returned).
 */
const left = () => ({
  id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  address: text('address'),
});
const atMost = (name: string, length: number) => varchar(name, { length }).notNull();

export const comments = pgTable('comments', {
  ...left(),
  first_name: atMost('first_name', limits.name),
  last_name: atMost('last_name', limits.name),
  description: atMost('description', limits.comment),
  company_name: atMost('company_name', limits.commentShort),
  position_user: atMost('position_user', limits.commentShort),
  is_active: boolean('is_active').notNull(),
});

export const driverApplications = pgTable('driver_applications', {
  ...left(),
  first_name: atMost('first_name', limits.name),
  last_name: atMost('last_name', limits.name),
  phone: atMost('phone', limits.phone),
  email: atMost('email', limits.email),
  state: atMost('state', limits.state),
});

export const quoteRequests = pgTable('quote_requests', {
  ...left(),
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

export const leadKinds = ['driver_application', 'quote_request'] as const;
export type LeadKind = (typeof leadKinds)[number];

import {
  bigint,
  boolean,
  date,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core';
import { checklistKeys, type ChecklistKey } from '@/contract/checklist';
import { vehicleConditions, type ItemValues } from '@/contract/inspection';
import { limits } from '@/contract/limits';
import type { WhichTrailers } from '@/contract/extensions';
import { reportResults, trips } from '@/contract/records';
import { jsonColumn } from '../../platform/database/jsonColumn';
import { signingConsents, users } from './accounts';
import { timestamptz } from './timestamptz';

/**
 * One nullable boolean column per checklist item, because an item has three values. Each new item needs a migration.
 */
type ItemColumns = Record<ChecklistKey, ReturnType<typeof itemColumn>>;
const itemColumn = (key: string) => boolean(key);
const itemColumns = Object.fromEntries(
  checklistKeys.map((key) => [key, itemColumn(key)]),
) as ItemColumns;

type EnteredReport = ItemValues & {
  mechanics_signature: string;
  mechanics_signature_date: string;
  which_trailers: WhichTrailers | null;
  marked_by_category: ChecklistKey[] | null;
  not_fitted: ChecklistKey[] | null;
  comments: { key: ChecklistKey; text: string; fixed: boolean }[];
  /** Whether the upgrade rebuilt the values from the report's history. */
  is_rebuilt: boolean;
};

const reportText = (name: string) => varchar(name, { length: limits.reportText }).notNull();

/**
 * Drivers' reports. A current report is neither sent nor superseded, and a partial unique index allows each driver at
 * most one. `date_inspected` is the time as the driver typed it, and `inspected_at` is the same on the carrier's clock.
 */
export const inspections = pgTable('inspections', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
  ownerId: bigint('owner_id', { mode: 'number' })
    .notNull()
    .references(() => users.id, { onDelete: 'restrict' }),
  carrier: reportText('carrier'),
  address: reportText('address'),
  date_inspected: timestamp('date_inspected', { mode: 'string', precision: 0 }).notNull(),
  /** Its day is the day of the inspection (`carrierTime.ts`). A trigger sets it for builds before migration 0111. */
  inspected_at: timestamp('inspected_at', { mode: 'string', precision: 0 }).notNull(),
  /** The end of its minute, at the latest `created_at`. A trigger sets it for builds before migration 0121. */
  inspected_instant: timestamptz('inspected_instant').notNull(),
  truck_number: reportText('truck_number'),
  odometer_reading: reportText('odometer_reading'),
  trailer_numbers: reportText('trailer_numbers'),
  drivers_signature: reportText('drivers_signature'),
  drivers_signature_date: date('drivers_signature_date', { mode: 'string' }).notNull(),
  mechanics_signature: reportText('mechanics_signature'),
  mechanics_signature_date: date('mechanics_signature_date', { mode: 'string' }).notNull(),
  satisfactory_vehicle_condition: text('satisfactory_vehicle_condition', {
    enum: vehicleConditions,
  }).notNull(),
  ...itemColumns,
  createdAt: timestamptz('created_at').notNull().defaultNow(),
  updatedAt: timestamptz('updated_at').notNull().defaultNow(),
  sentAt: timestamptz('sent_at'),
  supersededAt: timestamptz('superseded_at'),
  /** Summarizes the report's defects. `refresh_results` (migration 0008) updates it. */
  result: text('result', { enum: reportResults }).notNull().default('all_clear'),
  /** Null if the phone did not say. */
  trip: text('trip', { enum: trips }),
  /** The numbers of the trailers that have a trailer item, by item. Without an entry, every trailer has it. */
  which_trailers: jsonColumn('which_trailers').$type<WhichTrailers>(),
  /** Items that were marked good with one press for their category; null or empty if there are none. */
  marked_by_category: jsonColumn('marked_by_category').$type<ChecklistKey[]>(),
  /** Items that were not fitted at the time of submitting; null or empty if there are none. */
  not_fitted: jsonColumn('not_fitted').$type<ChecklistKey[]>(),
  /** The earlier report that this one corrects (`report_corrected_by`, migration 0110); null if there is none. */
  corrects: bigint('corrects', { mode: 'number' }),
  /** Identifies the phone's request; null if the phone sent no key. */
  create_key: uuid('create_key'),
  /** The consent under which the driver signed; null if none was recorded. */
  consent_id: bigint('consent_id', { mode: 'number' }).references(() => signingConsents.id),
  /**
   * What the driver entered and signed, by column, with the comments; null while no later call has changed it. A trigger
   * (migration 0119) sets it.
   */
  entered: jsonColumn('entered').$type<Partial<EnteredReport>>(),
});

/** Drivers' comments on defects, one per item, in the driver's order. */
export const inspectionComments = pgTable(
  'inspection_comments',
  {
    inspectionId: bigint('inspection_id', { mode: 'number' })
      .notNull()
      .references(() => inspections.id, { onDelete: 'restrict' }),
    key: text('key', { enum: checklistKeys as [ChecklistKey, ...ChecklistKey[]] }).notNull(),
    position: integer('position').notNull(),
    text: varchar('text', { length: limits.defectText }).notNull(),
    fixed: boolean('fixed').notNull(),
  },
  (table) => [primaryKey({ columns: [table.inspectionId, table.key] })],
);

import {
  bigint,
  boolean,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  varchar,
} from 'drizzle-orm/pg-core';
import { checklistKeys, type ChecklistKey } from '@/contract/checklist';
import { officeLimits } from '@/contract/office/limits';
import { limits } from '@/contract/limits';
import { vehicleKinds } from '@/contract/records';
import { unconfirmedReasons } from '@/contract/office/vehicles';
import { reportActions } from '@/contract/office/reports';
import { storedStates } from '../defects/rules/defect';
import { jsonColumn } from '../../platform/database/jsonColumn';
import { signingConsents, users } from './accounts';
import { inspections } from './inspections';
import { timestamptz } from './timestamptz';

const id = () => bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity();
const reference = (name: string) => bigint(name, { mode: 'number' });

/** Trucks and trailers. Each row is a vehicle with its present number, or one of a vehicle's earlier numbers. */
export const vehicles = pgTable('vehicles', {
  id: id(),
  kind: text('kind', { enum: vehicleKinds }).notNull(),
  number: varchar('number', { length: limits.reportText }).notNull(),
  /** The previous release's processes find the vehicle by this number (migration 0070). */
  numberKey: text('number_key').notNull(),
  /** Two numbers with the same key are the same number. May be null until `fillVehicleKeys` runs. */
  key: text('key'),
  /** Numbers that look alike have the same look key. */
  lookKey: text('look_key'),
  vin: varchar('vin', { length: officeLimits.vin }).notNull().default(''),
  plate: varchar('plate', { length: officeLimits.plate }).notNull().default(''),
  make: varchar('make', { length: officeLimits.make }).notNull().default(''),
  year: smallint('year'),
  inService: boolean('in_service').notNull().default(true),
  /** The vehicle to which this merged vehicle or earlier number belongs. Reports under this number belong to it too. */
  mergedInto: reference('merged_into'),
  /** When an earlier number stopped belonging to its vehicle. */
  releasedAt: timestamptz('released_at'),
  /** When the vehicle in `mergedInto` last had this number as its own. A trigger sets it (migration 0106). */
  numberUntil: timestamptz('number_until'),
  unconfirmed: text('unconfirmed', { enum: unconfirmedReasons }),
  /** Items that are not fitted to this vehicle; null if its kind's list applies. */
  not_fitted: jsonColumn('not_fitted').$type<ChecklistKey[]>(),
  /** When a person last confirmed the vehicle or added it in the office. */
  confirmedAt: timestamptz('confirmed_at'),
  createdAt: timestamptz('created_at').notNull().defaultNow(),
  updatedAt: timestamptz('updated_at').notNull().defaultNow(),
  version: integer('version').notNull().default(1),
});

export const notFittedByKind = pgTable('not_fitted_by_kind', {
  kind: text('kind', { enum: vehicleKinds }).primaryKey(),
  items: jsonColumn('items').$type<ChecklistKey[]>().notNull(),
});

/**
 * Vehicles' defects. `closedAt` is null while a defect is open, said to be good, or deferred. Only raw SQL uses the
 * columns that are missing here.
 */
export const defects = pgTable('defects', {
  id: id(),
  vehicleId: reference('vehicle_id')
    .notNull()
    .references(() => vehicles.id),
  item: text('item', { enum: checklistKeys as [ChecklistKey, ...ChecklistKey[]] }).notNull(),
  description: varchar('description', { length: limits.defectText }).notNull(),
  reportedAt: timestamptz('reported_at').notNull().defaultNow(),
  needsCorrection: boolean('needs_correction').notNull().default(false),
  state: text('state', { enum: storedStates }).notNull().default('open'),
  reopened: jsonColumn('reopened'),
  /** The status before the last certification, as {status, reopening}. */
  beforeCertification: jsonColumn('before_certification'),
  /** The driver's note about who repaired the defect, as {text, by, at}. */
  repairNote: jsonColumn('repair_note'),
  note: varchar('note', { length: limits.defectText }).notNull().default(''),
  closedAt: timestamptz('closed_at'),
  updatedAt: timestamptz('updated_at').notNull().defaultNow(),
  version: integer('version').notNull().default(1),
});

export const reportDefects = pgTable(
  'report_defects',
  {
    reportId: reference('report_id')
      .notNull()
      .references(() => inspections.id),
    defectId: reference('defect_id')
      .notNull()
      .references(() => defects.id),
    /** Whether the report's driver has since marked the item good. */
    markedGood: boolean('marked_good').notNull().default(false),
    /** When the report last named the defect. `entered_at` is the same entry's time by the phone's clock. */
    saidAt: timestamptz('said_at').notNull().defaultNow(),
    enteredAt: timestamptz('entered_at'),
  },
  (table) => [primaryKey({ columns: [table.reportId, table.defectId] })],
);

export const reportVehicles = pgTable(
  'report_vehicles',
  {
    reportId: reference('report_id')
      .notNull()
      .references(() => inspections.id),
    vehicleId: reference('vehicle_id')
      .notNull()
      .references(() => vehicles.id),
  },
  (table) => [primaryKey({ columns: [table.reportId, table.vehicleId] })],
);

/** Defects' histories. Only raw SQL uses the columns that are missing here. */
export const defectEvents = pgTable('defect_events', {
  id: id(),
  defectId: reference('defect_id')
    .notNull()
    .references(() => defects.id),
  /** The consent under which a certification or deferral was signed; null if none was recorded. */
  consentId: reference('consent_id').references(() => signingConsents.id),
});

export const reportEvents = pgTable('report_events', {
  id: id(),
  reportId: reference('report_id')
    .notNull()
    .references(() => inspections.id),
  at: timestamptz('at').notNull().defaultNow(),
  actorId: reference('actor_id').references(() => users.id),
  action: text('action', { enum: reportActions }).notNull(),
  defectId: reference('defect_id').references(() => defects.id, { onDelete: 'set null' }),
  before: jsonColumn('before'),
  after: jsonColumn('after'),
});

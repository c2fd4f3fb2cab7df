import { sql, type SQL } from 'drizzle-orm';
import * as v from 'valibot';
import { certifiedStates, reopenings, signedOnPlaces } from '@/contract/defectFacts';
import { checklistKeys } from '@/contract/checklist';
import type { Queries } from '../../platform/database/Database';
import { queryRows } from '../../platform/database/rows';
import { storedStates, type Certification, type Defect, type Status } from './rules/defect';
import type { Known } from './rules/reported';
import { instant } from '../../platform/database/jsonRows';

/** This module converts a defect's row to the record of server/domain/defects/rules, and back. */

const certification = v.object({
  name: v.string(),
  account: v.number(),
  at: v.string(),
  on: v.picklist(signedOnPlaces),
  note: v.string(),
});

const status = v.variant('state', [
  v.object({ state: v.literal('open') }),
  v.object({
    state: v.picklist(['driver_says_good', 'withdrawn']),
    by: v.number(),
    at: v.string(),
  }),
  v.object({ state: v.literal('deferred'), until: v.string(), certification }),
  v.object({ state: v.picklist(certifiedStates), certification }),
  v.object({ state: v.literal('closed_before_certification') }),
]);

export const reopening = v.object({
  how: v.picklist(reopenings),
  by: v.number(),
  at: v.string(),
  note: v.string(),
  enteredAt: v.nullable(v.string()),
  before: v.nullable(status),
  final: v.boolean(),
});

const beforeCertification = v.object({ status, reopening: v.nullable(reopening) });

export const statusEntries = {
  state: v.picklist(storedStates),
  said_good_by: v.nullable(v.number()),
  said_good_at: v.nullable(v.string()),
  certified_name: v.string(),
  certified_by: v.nullable(v.number()),
  certified_at: v.nullable(v.string()),
  certified_on: v.nullable(v.picklist(signedOnPlaces)),
  deferred_until: v.nullable(v.string()),
  deferred_reason: v.string(),
  note: v.string(),
};
type StatusColumns = v.InferOutput<v.ObjectSchema<typeof statusEntries, undefined>>;

export const statusColumns = Object.keys(statusEntries);

export const statusSelected = sql.join(
  statusColumns.map((name) => {
    const column = sql.raw(`defects.${name}`);
    return name.endsWith('_at') ? sql`${instant(column)} as ${sql.raw(name)}` : column;
  }),
  sql`, `,
);

export const storedRow = v.object({
  id: v.number(),
  vehicle_id: v.number(),
  version: v.number(),
  item: v.picklist(checklistKeys),
  reported_at: v.string(),
  needs_correction: v.boolean(),
  acted_on: v.boolean(),
  reopened: v.nullable(reopening),
  reporters: v.array(
    v.object({ driver: v.number(), standsBy: v.boolean(), enteredAt: v.string() }),
  ),
  ...statusEntries,
});

type StoredRow = v.InferOutput<typeof storedRow>;

export interface StoredDefect extends Known {
  version: number;
}

/** Converts a record of the SQL function `defect_records`. */
export function toStoredDefect(row: StoredRow): StoredDefect {
  const defect = {
    item: row.item,
    reportedAt: row.reported_at,
    needsCorrection: row.needs_correction,
    reporters: row.reporters,
    isActedOn: row.acted_on,
    reopening: row.reopened,
    status: toDefectStatus(row),
  };
  return { id: row.id, vehicle: row.vehicle_id, version: row.version, defect };
}

/** Reads the selected defects, ordered by id. */
export async function readStored(queries: Queries, where: SQL): Promise<StoredDefect[]> {
  const rows = await queryRows<{ record: unknown }>(
    queries,
    sql`select record from defect_records(array(select defects.id from defects where ${where})) as record`,
  );
  return rows.map(({ record }) => toStoredDefect(v.parse(storedRow, record)));
}

/** Reads a defect's status before its last certification; null if there is none. */
export async function readBeforeCertification(queries: Queries, id: number) {
  const [row] = await queryRows<{ before: unknown }>(
    queries,
    sql`select before_certification as before from defects where id = ${id}`,
  );
  return v.parse(v.nullable(beforeCertification), row?.before ?? null);
}

/** Converts columns to a status. The table's checks guarantee that the required columns are set. */
export function toDefectStatus(columns: StatusColumns): Status {
  const { state, said_good_by: by, said_good_at: at, deferred_until: until } = columns;
  if (state === 'open' || state === 'closed_before_certification') return { state };
  if (state === 'driver_says_good' || state === 'withdrawn') {
    return { state, by: by ?? 0, at: at ?? '' };
  }
  const signed = certificationIn(columns);
  return state === 'deferred'
    ? { state, until: until ?? '', certification: signed }
    : { state, certification: signed };
}

function certificationIn(columns: StatusColumns): Certification {
  return {
    name: columns.certified_name,
    account: columns.certified_by ?? 0,
    at: columns.certified_at ?? '',
    on: columns.certified_on ?? 'office',
    note: columns.state === 'deferred' ? columns.deferred_reason : columns.note,
  };
}

/** Converts a defect's status to columns. A status without a signature gets the reopening's note. */
export function toStatusColumns({ status: now, reopening: again }: Defect): StatusColumns {
  const unsigned = { name: '', account: null, at: null, on: null, note: again?.note ?? '' };
  const told = 'by' in now ? now : { by: null, at: null };
  const signed = 'certification' in now ? now.certification : unsigned;
  const deferred = now.state === 'deferred' ? { until: now.until, reason: signed.note } : null;
  return {
    state: now.state,
    said_good_by: told.by,
    said_good_at: told.at,
    certified_name: signed.name,
    certified_by: signed.account,
    certified_at: signed.at,
    certified_on: signed.on,
    deferred_until: deferred?.until ?? null,
    deferred_reason: deferred?.reason ?? '',
    note: deferred ? unsigned.note : signed.note,
  };
}

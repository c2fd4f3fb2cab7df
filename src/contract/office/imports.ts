import * as v from 'valibot';
import { vehicleKinds } from '../records';
import { officePaths, recordId } from './lists';
import { vehicleChange } from './vehicles';

const paths = officePaths('imports');
export const importPaths = {
  vehicles: paths.bulk('vehicles'),
  undo: paths.action('undo'),
} as const;

/** The most rows of a file. */
export const maxImportRows = 5000;
/** Longer cells are rejected before anything looks at them. */
export const longestCell = 300;
/** For this long an import can be undone, in ms. */
export const undoTime = 3_600_000;

/** The columns of a vehicle. A column that the file lacks, and an empty cell, leave a known vehicle as it is. */
export const importFields = ['number', 'kind', 'vin', 'plate', 'make', 'year'] as const;
export type ImportField = (typeof importFields)[number];

const cell = v.optional(v.pipe(v.string(), v.maxLength(longestCell)), '');

/** A row of the file. The texts are as in the file; the server reads them. */
export const importRow = v.strictObject({
  /** The row's number in the file, which the headings begin. */
  line: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000_000)),
  number: cell,
  kind: cell,
  vin: cell,
  plate: cell,
  make: cell,
  year: cell,
});
export type ImportRow = v.InferOutput<typeof importRow>;

export const fates = ['new', 'changed', 'same', 'rejected'] as const;
export type Fate = (typeof fates)[number];

const counts = v.object({
  new: v.number(),
  changed: v.number(),
  same: v.number(),
  rejected: v.number(),
});
type FateCounts = v.InferOutput<typeof counts>;

/** `expected` are the counts of the preview; without it the call is the preview and writes nothing. */
export const importRequest = v.object({
  rows: v.pipe(
    v.array(importRow),
    v.minLength(1, 'The file has no rows.'),
    v.maxLength(maxImportRows, `At most ${maxImportRows} rows at a time.`),
  ),
  expected: v.optional(counts),
});
export type ImportRequest = v.InferOutput<typeof importRequest>;

export const decidedRow = v.object({
  line: v.number(),
  fate: v.picklist(fates),
  /** Why it is rejected, what changes, or what the office has to decide then. '' if there is nothing to say. */
  why: v.string(),
  /** The vehicle that the row means; null for a new or rejected one. */
  vehicle: v.nullable(v.number()),
});
export type DecidedRow = v.InferOutput<typeof decidedRow>;

/** The number of rows of each fate. */
export function countFates(rows: readonly DecidedRow[]): FateCounts {
  const count = (fate: DecidedRow['fate']) => rows.filter((row) => row.fate === fate).length;
  return {
    new: count('new'),
    changed: count('changed'),
    same: count('same'),
    rejected: count('rejected'),
  };
}

export const importResponse = v.object({
  /** The import that was applied; null for a preview. */
  id: v.nullable(v.number()),
  /** Until when it can be undone. */
  undo_until: v.nullable(v.string()),
  counts,
  rows: v.array(decidedRow),
});
export type ImportResponse = v.InferOutput<typeof importResponse>;

export const undoneImport = v.object({ id: recordId, removed: v.number(), restored: v.number() });
export type UndoneImport = v.InferOutput<typeof undoneImport>;

/** Body of POST: a vehicle that the office adds. */
export const newVehicle = v.object({
  kind: v.picklist(vehicleKinds, 'Choose truck or trailer.'),
  number: v.unwrap(vehicleChange.entries.number),
  vin: vehicleChange.entries.vin,
  plate: vehicleChange.entries.plate,
  make: vehicleChange.entries.make,
  year: vehicleChange.entries.year,
});
export type NewVehicle = v.InferOutput<typeof newVehicle>;

import * as v from 'valibot';
import { vehicleKinds } from '../records';
import { officePaths, recordId } from './lists';
import { vehicleChange } from './vehicles';

const paths = officePaths('imports');
export const importPaths = {
  vehicles: paths.bulk('vehicles'),
  people: paths.bulk('people'),
  undo: paths.action('undo'),
} as const;

/** Maximum number of rows in a file. */
export const maxImportRows = 5000;
/** Maximum length of a cell. A longer cell is rejected before the server reads it. */
export const longestCell = 300;
/** The time during which an import can be undone, in ms. */
export const undoTime = 3_600_000;

/** The kinds of records that a file can contain. */
export const importKinds = ['vehicles', 'people'] as const;
export type ImportKind = (typeof importKinds)[number];

/**
 * The columns of each kind. A row must have the first column. If the file lacks a column or a cell
 * is empty, a known record keeps its value.
 */
export const importFields = {
  vehicles: ['number', 'kind', 'vin', 'plate', 'make', 'year'],
  people: ['full_name', 'username', 'email', 'role'],
} as const;
export type ImportField = (typeof importFields)[ImportKind][number];

const cell = v.optional(v.pipe(v.string(), v.maxLength(longestCell)), '');
/** The row's number in the file. The headings are the first row. */
const line = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000_000));

/** The rows of a file. The text is as in the file, because the server interprets it. */
const vehicleRow = v.strictObject({
  line,
  number: cell,
  kind: cell,
  vin: cell,
  plate: cell,
  make: cell,
  year: cell,
});
export type VehicleRow = v.InferOutput<typeof vehicleRow>;
const personRow = v.strictObject({
  line,
  full_name: cell,
  username: cell,
  email: cell,
  role: cell,
});
export type PersonRow = v.InferOutput<typeof personRow>;

export const fates = ['new', 'changed', 'same', 'rejected'] as const;
export type Fate = (typeof fates)[number];

const counts = v.object({
  new: v.number(),
  changed: v.number(),
  same: v.number(),
  rejected: v.number(),
});
type FateCounts = v.InferOutput<typeof counts>;

/**
 * `expected` has the counts of the preview. Without it, the call is the preview and writes nothing.
 */
const requestOf = <Row extends v.GenericSchema>(row: Row) =>
  v.object({
    rows: v.pipe(
      v.array(row),
      v.minLength(1, 'The file has no rows.'),
      v.maxLength(maxImportRows, `At most ${maxImportRows} rows at a time.`),
    ),
    expected: v.optional(counts),
  });
export const importRequests = {
  vehicles: requestOf(vehicleRow),
  people: requestOf(personRow),
} as const;
export interface ImportRequest<Row> {
  rows: Row[];
  expected?: FateCounts | undefined;
}

export const decidedRow = v.object({
  line: v.number(),
  fate: v.picklist(fates),
  /**
   * Says why the row is rejected, what changes, or what the office will have to decide; '' if there
   * is nothing to say.
   */
  why: v.string(),
  /** The record that the row refers to; null for a new or rejected record. */
  record: v.nullable(v.number()),
});
export type DecidedRow = v.InferOutput<typeof decidedRow>;

/** Counts the rows of each fate. */
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
  /** The id of the applied import; null for a preview. */
  id: v.nullable(v.number()),
  /** The time until which the import can be undone. */
  undo_until: v.nullable(v.string()),
  counts,
  /** The ids of the records that the import added. */
  added: v.array(v.number()),
  rows: v.array(decidedRow),
});
export type ImportResponse = v.InferOutput<typeof importResponse>;

export const undoneImport = v.object({ id: recordId, removed: v.number(), restored: v.number() });
export type UndoneImport = v.InferOutput<typeof undoneImport>;

/** Body of POST, with a vehicle that the office adds. */
export const newVehicle = v.object({
  kind: v.picklist(vehicleKinds, 'Choose truck or trailer.'),
  number: v.unwrap(vehicleChange.entries.number),
  vin: vehicleChange.entries.vin,
  plate: vehicleChange.entries.plate,
  make: vehicleChange.entries.make,
  year: vehicleChange.entries.year,
});
export type NewVehicle = v.InferOutput<typeof newVehicle>;

import * as v from 'valibot';
import { maxText, wholeNumber } from '../fields';
import { vehicleKinds } from '../records';
import { officePaths, recordId } from './lists';
import { vehicleChange } from './vehicles';

const paths = officePaths('imports');
export const importPaths = {
  vehicles: paths.bulk('vehicles'),
  people: paths.bulk('people'),
  undo: paths.action('undo'),
} as const;

export const maxImportRows = 5000;
/** In characters. */
export const longestCell = 300;
/** An import can be undone within this time, in ms. */
export const undoTime = 3_600_000;

export const importKinds = ['vehicles', 'people'] as const;
export type ImportKind = (typeof importKinds)[number];

/**
 * The columns for each kind. A vehicle's row needs a number and a kind; a person's row needs a name or a username. Any
 * other missing column or empty cell leaves a known record's value unchanged.
 */
export const importFields = {
  vehicles: ['number', 'kind', 'vin', 'plate', 'make', 'year'],
  people: ['full_name', 'username', 'email', 'role'],
} as const;
export type ImportField = (typeof importFields)[ImportKind][number];

const cell = v.optional(v.pipe(v.string(), maxText(longestCell)), '');
/** The number of the row in the file, where the headings are row 1. */
const line = wholeNumber(1, 10_000_000, 'The line');

/** A row of a file. The text is unchanged, because the server interprets it. */
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
 * Without `expected`, the call is a preview and writes nothing. With it, the call imports the rows if the counts are
 * still those of the preview.
 */
const createRequestSchema = <Row extends v.GenericSchema>(row: Row) =>
  v.object({
    rows: v.pipe(
      v.array(row),
      v.minLength(1, 'The file has no rows.'),
      v.maxLength(maxImportRows, `At most ${maxImportRows} rows at a time.`),
    ),
    expected: v.optional(counts),
  });
export const importRequests = {
  vehicles: createRequestSchema(vehicleRow),
  people: createRequestSchema(personRow),
} as const;
export interface ImportRequest<Row> {
  rows: Row[];
  expected?: FateCounts | undefined;
}

export const decidedRow = v.object({
  line: v.number(),
  fate: v.picklist(fates),
  /** Explains `fate`; may be ''. */
  why: v.string(),
  /** The id of the row's record; null for a new or rejected row. */
  record: v.nullable(v.number()),
});
export type DecidedRow = v.InferOutput<typeof decidedRow>;

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
  /** The id of the import; null for a preview. */
  id: v.nullable(v.number()),
  undo_until: v.nullable(v.string()),
  counts,
  added: v.array(v.number()),
  rows: v.array(decidedRow),
});
export type ImportResponse = v.InferOutput<typeof importResponse>;

export const undoneImport = v.object({ id: recordId, removed: v.number(), restored: v.number() });
export type UndoneImport = v.InferOutput<typeof undoneImport>;

export const newVehicle = v.object({
  kind: v.picklist(vehicleKinds, 'Choose truck or trailer.'),
  number: v.unwrap(vehicleChange.entries.number),
  vin: vehicleChange.entries.vin,
  plate: vehicleChange.entries.plate,
  make: vehicleChange.entries.make,
  year: vehicleChange.entries.year,
});
export type NewVehicle = v.InferOutput<typeof newVehicle>;

/** Body of POST for one vehicle. */
export const addedVehicle = v.object({
  ...newVehicle.entries,
  confirmed_number: vehicleChange.entries.confirmed_number,
});
export type AddedVehicle = v.InferOutput<typeof addedVehicle>;

import { longestCell, maxImportRows, type ImportField } from '@/contract/office/imports';
import { headings, type ImportDeclaration } from './kinds';
import type { TableRow } from './readTable';

const plain = (heading: string) => heading.toLowerCase().replace(/[^a-z0-9]/g, '');

export type ImportRow = { line: number } & Readonly<Partial<Record<ImportField, string>>>;

/** The columns of a file. `fields` has null for a column that matches no field. */
export interface Columns {
  headings: readonly string[];
  fields: readonly (ImportField | null)[];
}

/**
 * Finds each column's field by the name in the first row. If two columns match the same field, only the first counts.
 */
export function matchColumns({ fields: all }: ImportDeclaration, first?: TableRow): Columns {
  const names = first?.cells ?? [];
  const taken = new Set<ImportField>();
  const fields = names.map((name) => {
    const field = all.find((one) => headings[one].includes(plain(name)));
    if (field === undefined || taken.has(field)) return null;
    taken.add(field);
    return field;
  });
  return { headings: names, fields };
}

export interface Table {
  columns: Columns;
  rows: readonly ImportRow[];
}

/** Returns the table, or a message if it cannot be imported. */
export function parseImportTable(
  declared: ImportDeclaration,
  rows: readonly TableRow[],
): Table | string {
  const [first, ...rest] = rows;
  const columns = matchColumns(declared, first);
  if (!declared.required.some((field) => columns.fields.includes(field))) return declared.missing;
  if (rest.length === 0) return 'The file has no rows below its headings.';
  if (rest.length > maxImportRows) {
    return `The file has ${rest.length.toLocaleString('en-US')} rows. Import at most ${maxImportRows.toLocaleString('en-US')} at a time.`;
  }
  const toImportRow = ({ line, cells }: TableRow): ImportRow => {
    const texts: Partial<Record<ImportField, string>> = {};
    for (const field of declared.fields) {
      texts[field] = (cells[columns.fields.indexOf(field)] ?? '').trim().slice(0, longestCell);
    }
    return { line, ...texts };
  };
  return { columns, rows: rest.map(toImportRow) };
}

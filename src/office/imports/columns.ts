import { longestCell, maxImportRows, type ImportField } from '@/contract/office/imports';
import { headings, nameParts, type ImportDeclaration } from './kinds';
import type { TableRow } from './readTable';

const plain = (heading: string) => heading.toLowerCase().replace(/[^a-z0-9]/g, '');

export type ImportRow = { line: number } & Readonly<Partial<Record<ImportField, string>>>;

/** The columns of a file. `fields` has null for a column that matches no field. */
export interface Columns {
  headings: readonly string[];
  fields: readonly (ImportField | null)[];
}

const findNamePart = (heading: string) =>
  nameParts.findIndex((part) => part.includes(plain(heading)));

/**
 * Finds each column's field by the name in the first row. If two columns match the same field, only the first counts.
 * A first and a last name together are the name, unless another column is.
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
  const parts = nameParts.map((_, part) => names.findIndex((name) => findNamePart(name) === part));
  const isSplit = all.includes('full_name') && !taken.has('full_name') && !parts.includes(-1);
  return {
    headings: names,
    fields: fields.map((field, n) => (isSplit && parts.includes(n) ? 'full_name' : field)),
  };
}

function readCell({ headings: names, fields }: Columns, field: ImportField, { cells }: TableRow) {
  const columns = fields.flatMap((one, n) => (one === field ? [n] : []));
  const isAlone = names.filter((name) => name.trim() !== '').length === 1;
  // Unquoted, 'Bell, Marcus' in a list of names alone is two cells.
  if (field === 'full_name' && columns.length > 0 && isAlone) {
    const parts = cells.map((cell) => cell.trim());
    return parts.filter((part) => part !== '').join(', ');
  }
  return columns
    .sort((one, other) => findNamePart(names[one] ?? '') - findNamePart(names[other] ?? ''))
    .map((n) => cells[n]?.trim())
    .join(' ');
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
  const toImportRow = (row: TableRow): ImportRow => {
    const texts: Partial<Record<ImportField, string>> = {};
    for (const field of declared.fields) {
      texts[field] = readCell(columns, field, row).trim().slice(0, longestCell);
    }
    return { line: row.line, ...texts };
  };
  return { columns, rows: rest.map(toImportRow) };
}

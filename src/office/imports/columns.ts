import {
  importFields,
  longestCell,
  maxImportRows,
  type ImportField,
  type ImportRow,
} from '@/contract/office/imports';
import type { TableRow } from './readTable';

export const fieldLabels: Readonly<Record<ImportField, string>> = {
  number: 'Number',
  kind: 'Truck or trailer',
  vin: 'VIN',
  plate: 'Plate',
  make: 'Make',
  year: 'Year',
};

/** What spreadsheets call the columns, in letters and digits only. */
const headings: Readonly<Record<ImportField, readonly string[]>> = {
  number: [
    'number',
    'unit',
    'unitnumber',
    'unitno',
    'vehicle',
    'vehiclenumber',
    'truck',
    'trailer',
    'id',
  ],
  kind: ['type', 'kind', 'truckortrailer', 'vehicletype', 'unittype'],
  vin: ['vin', 'vinnumber', 'serialnumber'],
  plate: ['plate', 'licenseplate', 'platenumber', 'license', 'tag'],
  make: ['make', 'maker', 'manufacturer'],
  year: ['year', 'modelyear'],
};

const plain = (heading: string) => heading.toLowerCase().replace(/[^a-z0-9]/g, '');

/** The file's columns: which field each is, or null for one that is left out. */
export interface Columns {
  headings: readonly string[];
  fields: readonly (ImportField | null)[];
}

/** Finds the fields by the names in the first row; of two columns of one name the first counts. */
export function columnsOf(first: TableRow | undefined): Columns {
  const names = first?.cells ?? [];
  const taken = new Set<ImportField>();
  const fields = names.map((name) => {
    const field = importFields.find((one) => headings[one].includes(plain(name)));
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

/** Why a table cannot be imported, or the table. */
export function tableOf(rows: readonly TableRow[]): Table | string {
  const [first, ...rest] = rows;
  const columns = columnsOf(first);
  if (!columns.fields.includes('number')) {
    return 'The first row has no column “Number” or “Unit”. Name the columns there.';
  }
  if (rest.length === 0) return 'The file has no rows below its headings.';
  if (rest.length > maxImportRows) {
    return `The file has ${rest.length.toLocaleString('en-US')} rows. Import at most ${maxImportRows.toLocaleString('en-US')} at a time.`;
  }
  const cellOf = ({ cells }: TableRow, field: ImportField) =>
    (cells[columns.fields.indexOf(field)] ?? '').trim().slice(0, longestCell);
  return {
    columns,
    rows: rest.map((row) => ({
      line: row.line,
      number: cellOf(row, 'number'),
      kind: cellOf(row, 'kind'),
      vin: cellOf(row, 'vin'),
      plate: cellOf(row, 'plate'),
      make: cellOf(row, 'make'),
      year: cellOf(row, 'year'),
    })),
  };
}

/** The file to begin with. */
export const sampleCsv = [
  'Number,Type,VIN,Plate,Make,Year',
  'T-101,Truck,1FUJGLDR5CLBP8834,AB 123,Freightliner,2022',
  'R-7,Trailer,,TR 77,Wabash,2019',
  '',
].join('\r\n');

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { matchColumns, parseImportTable } from './columns';
import { importDeclarations } from './kinds';
import { readTable } from './readTable';

const { vehicles } = importDeclarations;

const rows = [
  ['Unit #', 'Type', 'Plate'],
  ['0042', 'Truck', 'José, 7'],
  ['T-108\n(spare)', 'Truck', ''],
] as const;

const csv = (delimiter: string, newline: string) =>
  rows
    .map((cells) => cells.map((cell) => (/[\n,;]/.test(cell) ? `"${cell}"` : cell)).join(delimiter))
    .join(newline);

const toArrayBuffer = (buffer: Buffer) => new Uint8Array(buffer).buffer;
const fixture = (name: string) => readFileSync(join(__dirname, 'fixtures', name));

test.each([
  ['Google Sheets and LibreOffice, UTF-8 with commas', Buffer.from(csv(',', '\n'))],
  ['Excel, ‘CSV UTF-8’ with its mark', Buffer.from(`\ufeff${csv(',', '\r\n')}`)],
  ['Excel, ‘CSV’ in Windows-1252 with semicolons', Buffer.from(csv(';', '\r\n'), 'latin1')],
  [
    'Excel, ‘Unicode Text’ in UTF-16 with tabs',
    Buffer.from(`\ufeff${csv('\t', '\r\n')}`, 'utf16le'),
  ],
  ['UTF-16 without a mark', Buffer.from(csv('\t', '\r\n'), 'utf16le')],
  ['big-endian UTF-16', Buffer.from(`\ufeff${csv(',', '\r\n')}`, 'utf16le').swap16()],
])('an imported file (%s) is read with its row numbers', async (_name, file) => {
  expect(await readTable(toArrayBuffer(file))).toEqual([
    { line: 1, cells: [...rows[0]] },
    { line: 2, cells: [...rows[1]] },
    { line: 3, cells: [...rows[2]] },
  ]);
});

test('cells pasted from a spreadsheet are read as a table', async () => {
  expect(await readTable(csv('\t', '\n'))).toHaveLength(3);
});

test('a CSV file from Excel on Windows keeps its leading zeros, accents and line breaks, and gets no empty row', async () => {
  const table = parseImportTable(
    vehicles,
    await readTable(toArrayBuffer(fixture('vehicles-excel-windows.csv'))),
  );
  if (typeof table === 'string') throw new Error(table);
  expect(table.columns.fields).toEqual(['number', 'kind', 'vin', 'plate', null]);
  expect(table.rows).toMatchObject([
    { line: 2, number: '0042', kind: 'Truck', vin: '1FUJGLDR5CLBP8834', plate: 'AB 123' },
    { line: 3, number: 'T-108\r\n(spare)', kind: 'truck' },
    { line: 4, number: 'Rémorque 7', kind: 'Trailer' },
  ]);
});

test('an Excel file is read with its numbers and its text', async () => {
  const table = parseImportTable(
    vehicles,
    await readTable(toArrayBuffer(fixture('vehicles.xlsx'))),
  );
  expect(table).toMatchObject({
    rows: [
      { line: 2, number: '0042', kind: 'Truck', year: '2019' },
      { line: 3, number: 'R-7', kind: 'Trailer', year: '' },
    ],
  });
});

test('an import recognizes columns by the names that carriers use, and each field only once', () => {
  const cells = ['Unit No.', 'License Plate', 'Odometer', 'Vehicle type', 'plate'];
  expect(matchColumns(vehicles, { line: 1, cells }).fields).toEqual([
    'number',
    'plate',
    null,
    'kind',
    null,
  ]);
});

test.each([
  ['no column of vehicle numbers', [['Color'], ['red']], /no column “Number”/],
  ['no rows', [['Number']], /no rows/],
  [
    'too many rows',
    [['Number'], ...Array.from({ length: 5001 }, (_, n) => [`${n}`])],
    /5,001 rows/,
  ],
])('importing a table with %s fails with an error that says so', (_name, cells, text) => {
  expect(
    parseImportTable(
      vehicles,
      cells.map((row, n) => ({ line: n + 1, cells: row })),
    ),
  ).toMatch(text);
});

async function readPeople(source: ArrayBuffer | string) {
  const table = parseImportTable(importDeclarations.people, await readTable(source));
  if (typeof table === 'string') throw new Error(table);
  return table;
}

test('an import of people reads columns for the first and the last name as one name, in any order', async () => {
  const { columns, rows } = await readPeople(toArrayBuffer(fixture('people-split.csv')));
  expect(columns.fields).toEqual(['full_name', 'full_name', 'email']);
  expect(rows).toMatchObject([{ line: 2, full_name: 'Anna Lund', email: 'a@example.com' }]);
  const reversed = await readPeople('Surname\tUser\tGiven name\nLund\ta.lund\tAnna\n');
  expect(reversed.rows).toMatchObject([{ full_name: 'Anna Lund', username: 'a.lund' }]);
});

test('an import of people leaves a first name out if another column has the whole name', async () => {
  const { columns } = await readPeople('First name,Driver,Last name\nAnn,Anna Lund,L.\n');
  expect(columns.fields).toEqual([null, 'full_name', null]);
});

test('an import of people reads each name of a file as it is written there', async () => {
  const { rows } = await readPeople(toArrayBuffer(fixture('people-names.csv')));
  expect(rows.map((row) => [row.full_name, row.email])).toEqual([
    ["O'Brien Pat", 'p@example.com'],
    ['José Álvarez', 'jose.a@example.com'],
    ['ਗੁਰਪ੍ਰੀਤ', 'g@example.com'],
    ['Garcia, Jose Jr.', 'x@example.com; y@example.com'],
  ]);
});

test('a list of names alone keeps the comma of ‘Bell, Marcus’ without quotes', async () => {
  const { rows } = await readPeople('Name\nBell, Marcus\nRosa Delgado\n');
  expect(rows.map((row) => row.full_name)).toEqual(['Bell, Marcus', 'Rosa Delgado']);
});

import { strToU8, zipSync } from 'fflate';
import { maxImportRows } from '@/contract/office/imports';
import { parseImportTable } from './columns';
import { importDeclarations } from './kinds';
import { readTable } from './readTable';

const { vehicles, people } = importDeclarations;

const relationships = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const part = (body: string) =>
  strToU8(`<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${body}`);

function workbook(rows: string, strings: readonly string[] = []) {
  const shared = strings.map((text) => `<si><t xml:space="preserve">${text}</t></si>`);
  const files = {
    '[Content_Types].xml': part(
      `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default ContentType="application/xml" Extension="xml"/><Default ContentType="application/vnd.openxmlformats-package.relationships+xml" Extension="rels"/></Types>`,
    ),
    '_rels/.rels': part(
      `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${relationships}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ),
    'xl/_rels/workbook.xml.rels': part(
      `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${relationships}/styles" Target="styles.xml"/><Relationship Id="rId2" Type="${relationships}/sharedStrings" Target="sharedStrings.xml"/><Relationship Id="rId3" Type="${relationships}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    ),
    'xl/workbook.xml': part(
      `<workbook xmlns="${main}" xmlns:r="${relationships}"><workbookPr/><sheets><sheet state="visible" name="Sheet1" sheetId="1" r:id="rId3"/></sheets></workbook>`,
    ),
    'xl/styles.xml': part(
      `<styleSheet xmlns="${main}"><cellXfs count="1"><xf numFmtId="0"/></cellXfs></styleSheet>`,
    ),
    'xl/sharedStrings.xml': part(`<sst xmlns="${main}">${shared.join('')}</sst>`),
    'xl/worksheets/sheet1.xml': part(
      `<worksheet xmlns="${main}" xmlns:r="${relationships}"><sheetData>${rows}</sheetData></worksheet>`,
    ),
  };
  return {
    file: new Uint8Array(zipSync(files)).buffer,
    sheetBytes: files['xl/worksheets/sheet1.xml'].length,
  };
}

const expected = [
  { line: 2, number: '0042', kind: 'Truck', make: 'Citroën', year: '2019' },
  { line: 4, number: 'R-7', kind: 'Trailer', make: '', year: '' },
];

async function read(file: ArrayBuffer | string) {
  const table = parseImportTable(vehicles, await readTable(file));
  if (typeof table === 'string') throw new Error(table);
  return table;
}

test('an .xlsx file from LibreOffice is read with its numbers and the results of its formulas, and without its empty row', async () => {
  const strings = ['Unit', 'Type', 'Make', 'Year', '0042', 'Citroën', 'R-7'];
  const heading = ['A', 'B', 'C', 'D'].map((column, n) => {
    return `<c r="${column}1" s="0" t="s"><v>${n}</v></c>`;
  });
  const rows = `<row r="1" customFormat="false" ht="12.8" hidden="false">${heading.join('')}</row>
    <row r="2"><c r="A2" s="0" t="s"><v>4</v></c><c r="B2" s="0" t="str"><f aca="false">IF(1,"Truck","")</f><v>Truck</v></c><c r="C2" s="0" t="s"><v>5</v></c><c r="D2" s="0" t="n"><v>2019</v></c></row>
    <row r="3"><c r="A3" s="0"/></row>
    <row r="4"><c r="A4" s="0" t="s"><v>6</v></c><c r="B4" s="0" t="str"><f aca="false">"Trailer"</f><v>Trailer</v></c></row>`;
  expect((await read(workbook(rows, strings).file)).rows).toMatchObject(expected);
});

test('an .xlsx file from Google Sheets is read although it leaves out empty cells and rows', async () => {
  const strings = ['Unit', 'Type', 'Make', 'Year', '0042', 'Truck', 'Citroën', 'R-7', 'Trailer'];
  const cell = (at: string, n: number) => `<c r="${at}" s="0" t="s"><v>${n}</v></c>`;
  const rows = `<row r="1">${cell('A1', 0)}${cell('B1', 1)}${cell('C1', 2)}${cell('D1', 3)}</row>
    <row r="2">${cell('A2', 4)}${cell('B2', 5)}${cell('C2', 6)}<c r="D2" s="0"><v>2019.0</v></c></row>
    <row r="4">${cell('A4', 7)}${cell('B4', 8)}</row>`;
  expect((await read(workbook(rows, strings).file)).rows).toMatchObject(expected);
});

test('an .xlsx file that stores its text inside the cells is read', async () => {
  const cell = (at: string, text: string) =>
    `<c r="${at}" t="inlineStr"><is><t>${text}</t></is></c>`;
  const rows = `<row r="1">${cell('A1', 'Unit')}${cell('B1', 'Type')}${cell('C1', 'Make')}${cell('D1', 'Year')}</row>
    <row r="2">${cell('A2', '0042')}${cell('B2', 'Truck')}${cell('C2', 'Citroën')}${cell('D2', '2019')}</row>
    <row r="4">${cell('A4', 'R-7')}${cell('B4', 'Trailer')}</row>`;
  expect((await read(workbook(rows).file)).rows).toMatchObject(expected);
});

test.each([
  ['Google Sheets', 'Unit,Type,Make,Year\r\n0042,Truck,"Citroën",2019\r\n,,,\r\nR-7,Trailer,,'],
  ['LibreOffice', 'Unit;Type;Make;Year\n"0042";"Truck";"Citroën";2019\n;;;\n"R-7";"Trailer";;\n'],
])('a CSV file from %s is read', async (_program, text) => {
  const file = new Uint8Array(Buffer.from(text)).buffer;
  expect((await read(file)).rows).toMatchObject(expected);
});

// The library inflates a sheet of more than 512 KB in a separate worker, which the page's policy forbids.
test('a sheet of more than 512 KB with the maximum number of rows is read without another worker, and a sheet with one more row is rejected', async () => {
  const cell = (at: string, text: string) =>
    `<c r="${at}" t="inlineStr"><is><t>${text}</t></is></c>`;
  const body = Array.from({ length: maxImportRows }, (_, n) => {
    const row = n + 2;
    const name = cell(`A${row}`, `Driver Number ${n} of the largest fleet`);
    return `<row r="${row}">${name}${cell(`B${row}`, `driver.${n}`)}</row>`;
  });
  const heading = `<row r="1">${cell('A1', 'Driver name')}${cell('B1', 'Login')}</row>`;
  const { file, sheetBytes } = workbook(heading + body.join(''));
  expect(sheetBytes).toBeGreaterThan(512 * 1024);
  const table = parseImportTable(people, await readTable(file));
  if (typeof table === 'string') throw new Error(table);
  expect(table.columns.fields).toEqual(['full_name', 'username']);
  expect(table.rows).toHaveLength(maxImportRows);
  expect(table.rows.at(-1)).toMatchObject({ line: maxImportRows + 1, username: 'driver.4999' });

  const more = workbook(`${heading}${body.join('')}<row r="5002">${cell('A5002', 'One')}</row>`);
  expect(parseImportTable(people, await readTable(more.file))).toBe(
    'The file has 5,001 rows. Import at most 5,000 at a time.',
  );
});

test('an imported list of people needs a column of names or usernames', () => {
  const rows = (heading: string) => [
    { line: 1, cells: [heading] },
    { line: 2, cells: ['x'] },
  ];
  expect(parseImportTable(people, rows('Shoe size'))).toMatch(/no column “Name” or “Username”/);
  expect(parseImportTable(people, rows('Email'))).toMatch(/no column “Name”/);
  for (const heading of ['Driver Name', 'Full name', 'User']) {
    expect(parseImportTable(people, rows(heading))).toMatchObject({ rows: [{ line: 2 }] });
  }
});

import fc from 'fast-check';
import { cell, toCsv } from './csv';

describe('the cells and rows of a CSV file', () => {
  it.each([
    '=1+1',
    '+1+1',
    '-1-1',
    '+1-555-010-0000',
    '-1,=2',
    '-A1',
    '@SUM(A1)',
    '\t=1',
    ' =HYPERLINK("x")',
    '|cmd',
    '%0A',
    '＝1+1',
  ])(
    'the CSV cell for %j, which a spreadsheet reads as a formula, starts with an apostrophe',
    (text) => {
      expect(cell(text)).toMatch(/^"'/);
    },
  );

  it.each(['+15550100000', '-97.74310', '30.26720, -97.74310', '-33.86, 151.2'])(
    'the CSV cell %j gets no apostrophe, because it is a number or a pair of coordinates',
    (text) => expect(cell(text)).toBe(`"${text}"`),
  );

  it('a CSV cell doubles quotes and preserves line breaks', () => {
    expect(cell('12" pipe,\nlong')).toBe('"12"" pipe,\nlong"');
  });

  it('a CSV cell never starts with a formula that a spreadsheet executes, and never closes its quotes early', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const inner = cell(text).slice(1, -1);
        expect(inner.trimStart()).not.toMatch(/^([=@|%]|[+-](?![\d., ]+$))/);
        expect(inner.replaceAll('""', '')).not.toContain('"');
      }),
    );
  });

  it('a CSV file contains the column names and then one line per row', () => {
    expect(toCsv(['a', 'b'], [{ a: 1, b: null }, { b: true }])).toBe(
      '\uFEFF"a","b"\r\n"1",""\r\n"","true"\r\n',
    );
  });
});

import fc from 'fast-check';
import { cell, toCsv } from './csv';

describe('a CSV cell', () => {
  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', ' =HYPERLINK("x")', '|cmd', '%0A', '＝1+1'])(
    '%j is no formula',
    (text) => {
      expect(cell(text)).toMatch(/^"'/);
    },
  );

  it('doubles quotes and keeps line breaks inside', () => {
    expect(cell('12" pipe,\nlong')).toBe('"12"" pipe,\nlong"');
  });

  it('never begins with what a spreadsheet runs, and never ends its quotes early', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const inner = cell(text).slice(1, -1);
        expect(inner.trimStart()).not.toMatch(/^[=+\-@|%]/);
        expect(inner.replaceAll('""', '')).not.toContain('"');
      }),
    );
  });

  it('has one line a row under the names of the columns', () => {
    expect(toCsv(['a', 'b'], [{ a: 1, b: null }, { b: true }])).toBe(
      '"a","b"\r\n"1",""\r\n"","true"\r\n',
    );
  });
});

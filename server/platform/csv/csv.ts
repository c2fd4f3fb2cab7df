export type CellValue = string | number | boolean | Date | null | undefined;

/** Tells spreadsheets that the file is UTF-8. Without this mark, Excel shows 'José' as 'JosÃ©'. */
const byteOrderMark = '\uFEFF';

/** Matches a number, a phone number such as +15550100000, or a place's two coordinates. */
const numbers = /^[+-]?\d+(\.\d+)?(, ?[+-]?\d+(\.\d+)?)?$/;

const formula = /^\s*[=+\-@\t\r|%＝＋－＠]/;

export function cellText(value: CellValue): string {
  if (value === null || value === undefined) return '';
  return value instanceof Date ? value.toISOString() : String(value);
}

/** Returns a value as a CSV cell that spreadsheets do not execute as a formula. */
export function cell(value: CellValue): string {
  const text = cellText(value);
  // Starts a possible formula with an apostrophe, so a spreadsheet shows it as text.
  const harmless = formula.test(text) && !numbers.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}

/** Returns a CSV file with CRLF line ends (RFC 4180) and the column names as its first line. */
export function toCsv(
  columns: readonly string[],
  rows: readonly Record<string, CellValue>[],
): string {
  const lines = rows.map((row) => csvLine(columns.map((column) => row[column])));
  return csvHead(columns) + lines.join('');
}

export const csvHead = (columns: readonly string[]) => byteOrderMark + csvLine(columns);

export function csvLine(values: readonly CellValue[]): string {
  return `${values.map(cell).join(',')}\r\n`;
}

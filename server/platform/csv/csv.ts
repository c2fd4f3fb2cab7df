export type CellValue = string | number | boolean | Date | null | undefined;

/**
 * The byte order mark tells a spreadsheet that the file is UTF-8. Without it, Excel shows 'José' as
 * 'JosÃ©'.
 */
const byteOrderMark = '\uFEFF';

/** Matches a number, a phone number such as +15550100000, or a place's two coordinates. */
const numbers = /^[+-]?\d+(\.\d+)?(, ?[+-]?\d+(\.\d+)?)?$/;

const formula = /^\s*[=+\-@\t\r|%＝＋－＠]/;

export function cellText(value: CellValue): string {
  if (value === null || value === undefined) return '';
  return value instanceof Date ? value.toISOString() : String(value);
}

/**
 * Returns a value as a CSV cell that no spreadsheet executes as a formula, whatever a visitor
 * wrote.
 */
export function cell(value: CellValue): string {
  const text = cellText(value);
  // A leading apostrophe makes a spreadsheet show the rest as text.
  const harmless = formula.test(text) && !numbers.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}

/** Returns lines that end with CRLF (RFC 4180), starting with the column names. */
export function toCsv(
  columns: readonly string[],
  rows: readonly Record<string, CellValue>[],
): string {
  const lines = rows.map((row) => csvLine(columns.map((column) => row[column])));
  return csvHead(columns) + lines.join('');
}

/** Returns the first line of a file, which starts with the byte order mark. */
export const csvHead = (columns: readonly string[]) => byteOrderMark + csvLine(columns);

/** Returns one line, for a file that the server writes line by line. */
export function csvLine(values: readonly CellValue[]): string {
  return `${values.map(cell).join(',')}\r\n`;
}

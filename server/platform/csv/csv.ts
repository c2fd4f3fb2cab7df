export type CellValue = string | number | boolean | Date | null | undefined;

/**
 * Returns a value as a CSV cell that no spreadsheet runs as a formula, whatever a visitor wrote.
 */
export function cell(value: CellValue): string {
  if (value === null || value === undefined) return '""';
  const text = value instanceof Date ? value.toISOString() : String(value);
  // A leading apostrophe makes a spreadsheet show the rest as text.
  const harmless = /^\s*[=+\-@\t\r|%＝＋－＠]/.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}

/** Returns lines that end with CRLF (RFC 4180), starting with the column names. */
export function toCsv(
  columns: readonly string[],
  rows: readonly Record<string, CellValue>[],
): string {
  return [columns, ...rows.map((row) => columns.map((column) => row[column]))]
    .map(csvLine)
    .join('');
}

/** Returns one line, for a file that is written line by line. */
export function csvLine(values: readonly CellValue[]): string {
  return `${values.map(cell).join(',')}\r\n`;
}

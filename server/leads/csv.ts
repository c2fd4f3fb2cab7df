export type CellValue = string | number | boolean | Date | null | undefined;

/** A value as a CSV cell that no spreadsheet takes for a formula, whatever a visitor wrote. */
export function cell(value: CellValue): string {
  if (value === null || value === undefined) return '""';
  const text = value instanceof Date ? value.toISOString() : String(value);
  // A leading apostrophe makes a spreadsheet show the rest as text.
  const harmless = /^\s*[=+\-@\t\r|%＝＋－＠]/.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}

/** Lines with CRLF (RFC 4180), the columns' names first. */
export function toCsv(
  columns: readonly string[],
  rows: readonly Record<string, CellValue>[],
): string {
  return [columns, ...rows.map((row) => columns.map((column) => row[column]))]
    .map(csvLine)
    .join('');
}

/** One line of a file that is written bit by bit. */
export function csvLine(values: readonly CellValue[]): string {
  return `${values.map(cell).join(',')}\r\n`;
}

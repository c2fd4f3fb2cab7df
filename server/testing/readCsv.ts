import Papa from 'papaparse';

/** The rows of a CSV file, each with its cells by the columns' headings. */
export const readCsv = (csv: string): Record<string, string>[] =>
  Papa.parse<Record<string, string>>(csv, { header: true, skipEmptyLines: true }).data;

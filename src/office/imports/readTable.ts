import { unzipSync, zipSync } from 'fflate';
import Papa from 'papaparse';
import readXlsxFile from 'read-excel-file/universal';

/** A row of a file. `line` counts from 1 and includes empty rows. */
export interface TableRow {
  line: number;
  cells: readonly string[];
}

/** Whether the bytes begin like a ZIP archive, the container of .xlsx files. */
const isZip = (bytes: Uint8Array) => bytes[0] === 0x50 && bytes[1] === 0x4b;

/** Detects UTF-16. Without a byte order mark, every other byte of English text is 0. */
function detectUtf16(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (second === 0 && first !== 0 && bytes[3] === 0) return 'utf-16le';
  return first === 0 && second !== 0 && bytes[2] === 0 ? 'utf-16be' : null;
}

/**
 * Decodes a text file as UTF-16, UTF-8 or, if it is neither, Windows-1252, which Excel writes in the Americas and
 * Western Europe.
 */
function decodeText(bytes: Uint8Array): string {
  const utf16 = detectUtf16(bytes);
  if (utf16) return new TextDecoder(utf16).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

const isEmpty = (cells: readonly string[]) => cells.every((cell) => cell.trim() === '');

const numbered = (rows: readonly (readonly string[])[]): TableRow[] =>
  rows.map((cells, n) => ({ line: n + 1, cells })).filter(({ cells }) => !isEmpty(cells));

/** Reads CSV with commas, semicolons or tabs. A quoted cell may contain line breaks. */
function readCsv(text: string): TableRow[] {
  const { data } = Papa.parse<string[]>(text, {
    delimitersToGuess: [',', ';', '\t'],
    skipEmptyLines: false,
  });
  return numbered(data);
}

/** In bytes, uncompressed. */
const largestPart = 100 * 1024 * 1024;

/**
 * Repacks the archive without compression, because the library would inflate a large sheet in a worker made from a
 * blob. The page's security policy forbids such workers.
 */
function uncompressed(bytes: ArrayBuffer): ArrayBuffer {
  const parts = unzipSync(new Uint8Array(bytes), {
    filter: ({ originalSize }) => originalSize <= largestPart,
  });
  return zipSync(parts, { level: 0 }).buffer;
}

async function readXlsx(bytes: ArrayBuffer): Promise<TableRow[]> {
  const [sheet] = await readXlsxFile(uncompressed(bytes));
  const rows = sheet?.data ?? [];
  return numbered(
    rows.map((row) =>
      row.map((cell) =>
        cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell ?? ''),
      ),
    ),
  );
}

/** Reads a spreadsheet file or pasted text. Throws if the file cannot be read. */
export async function readTable(source: ArrayBuffer | string): Promise<TableRow[]> {
  if (typeof source === 'string') return readCsv(source);
  const bytes = new Uint8Array(source);
  return isZip(bytes) ? readXlsx(source) : readCsv(decodeText(bytes));
}

import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import * as v from 'valibot';
import { OperatorError } from '../../platform/OperatorError';

/** Thrown if a backup cannot be restored. */
export class RestoreError extends OperatorError {}

const tableRows = v.object({ table: v.string(), rows: v.number() });
const header = v.variant('version', [
  v.object({
    linehaul: v.literal('backup'),
    version: v.literal(2),
    migrations: v.array(v.string()),
    tables: v.array(tableRows),
  }),
  // The format until November 2026. Each table has a line with its checksum, followed by its rows. The last line is an
  // end mark.
  v.object({
    linehaul: v.literal('backup'),
    version: v.literal(1),
    migrations: v.array(v.string()),
  }),
]);
const tableLine = v.object({ ...tableRows.entries, checksum: v.string() });
const endMark = '{"end":true}';
const trailer = v.object({ sha256: v.string() });

/** A checked file and the declared contents. Only version 1 has a checksum for each table. */
export interface BackupFile {
  path: string;
  version: 1 | 2;
  migrations: string[];
  tables: { table: string; rows: number; checksum?: string }[];
}

/**
 * Reads the file to its end. Throws a RestoreError if the file is not a complete backup, or if its hash is wrong. A
 * version 1 file has no hash.
 */
export async function checkBackup(path: string): Promise<BackupFile> {
  const lines = readLines(path);
  const first = (await lines.next()).value ?? '';
  const head = v.safeParse(header, parse(first));
  if (!head.success) throw new RestoreError('The file is not a Linehaul backup.');
  const { version, migrations } = head.output;
  if (head.output.version === 1) {
    return { path, version, migrations, tables: await tablesOfVersion1(lines) };
  }
  await checkHash(first, lines);
  return { path, version, migrations, tables: head.output.tables };
}

async function checkHash(first: string, lines: AsyncIterable<string>): Promise<void> {
  const hash = createHash('sha256');
  let last = first;
  for await (const line of lines) {
    hash.update(`${last}\n`);
    last = line;
  }
  const end = v.safeParse(trailer, parse(last));
  if (!end.success) throw new RestoreError('The backup is incomplete.');
  if (end.output.sha256 !== hash.digest('hex')) {
    throw new RestoreError('The backup was changed. Its hash does not match.');
  }
}

async function tablesOfVersion1(lines: AsyncIterable<string>): Promise<BackupFile['tables']> {
  const tables: BackupFile['tables'] = [];
  let rowsToCome = 0;
  let isWhole = false;
  for await (const line of lines) {
    if (rowsToCome > 0) rowsToCome -= 1;
    else if (line === endMark) isWhole = true;
    else {
      const table = v.safeParse(tableLine, parse(line));
      if (!table.success)
        throw new RestoreError('The backup was changed. A table has a wrong beginning.');
      tables.push(table.output);
      rowsToCome = table.output.rows;
    }
  }
  if (!isWhole) throw new RestoreError('The backup is incomplete.');
  return tables;
}

/** The maximum numbers of rows and characters in one statement. The last row may exceed the number of characters. */
const batch = { rows: 200, characters: 1_000_000 };

/** Yields the rows of a checked file as JSON, in the file's order. */
export async function* rowBatches(
  file: BackupFile,
): AsyncGenerator<{ table: string; rows: string[] }> {
  const lines = readLines(file.path);
  await lines.next();
  for (const { table, rows: count } of file.tables) {
    if (file.version === 1) await lines.next();
    let rows: string[] = [];
    let characters = 0;
    for (let row = 1; row <= count; row += 1) {
      const line = (await lines.next()).value ?? '';
      rows.push(line);
      characters += line.length;
      if (rows.length < batch.rows && characters < batch.characters && row < count) continue;
      yield { table, rows };
      rows = [];
      characters = 0;
    }
  }
}

/**
 * Reads a file line by line. Node's readline would read a thousand lines ahead, and each line may contain a picture.
 */
async function* readLines(path: string): AsyncGenerator<string, undefined> {
  let parts: Buffer[] = [];
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    let start = 0;
    for (let end = chunk.indexOf(10); end !== -1; end = chunk.indexOf(10, start)) {
      yield Buffer.concat([...parts, chunk.subarray(start, end)]).toString();
      parts = [];
      start = end + 1;
    }
    parts.push(chunk.subarray(start));
  }
  const rest = Buffer.concat(parts).toString();
  if (rest !== '') yield rest;
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}

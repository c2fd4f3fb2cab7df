import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Queries } from '../db/Database';
import { rowsOf } from '../db/rows';
import { migrationsOf } from './backUp';
import { inUtc, sumOf, tablesInOrder } from './tables';
import type { TableSum } from './tables';

/** The file is no whole backup of ours, or does not fit this database. */
export class RestoreError extends Error {
  constructor(problem: string) {
    super(problem);
    this.name = 'RestoreError';
  }
}

const header = v.object({
  linehaul: v.literal('backup'),
  version: v.literal(1),
  migrations: v.array(v.string()),
});
const tableLine = v.object({ table: v.string(), rows: v.number(), checksum: v.string() });

/** Rows that go into one statement. */
const batch = 200;

/**
 * Puts a backup into a migrated database in one transaction, in place of what is there. Nothing is kept
 * unless every table then has the backup's row count and checksum. Answers the sums.
 */
export async function restore(queries: Queries, text: string): Promise<TableSum[]> {
  const lines = text.split('\n').filter((line) => line !== '');
  if (lines.at(-1) !== '{"end":true}') throw new RestoreError('The backup is cut short.');
  const head = v.safeParse(header, parse(lines[0]));
  if (!head.success) throw new RestoreError('The file is no backup of Linehaul.');
  return queries.transaction(async (tx) => {
    await inUtc(tx);
    if (String(await migrationsOf(tx)) !== String(head.output.migrations)) {
      throw new RestoreError('The backup was made by another version; restore it with that one.');
    }
    const tables = await tablesInOrder(tx);
    const names = sql.join(
      tables.map((table) => sql.identifier(table)),
      sql`, `,
    );
    await tx.execute(sql`truncate ${names} cascade`);
    const sums = await putBack(tx, lines.slice(1, -1), new Set(tables));
    for (const { table } of sums) await continueIds(tx, table);
    return sums;
  });
}

async function putBack(tx: Queries, lines: string[], known: Set<string>): Promise<TableSum[]> {
  const sums: TableSum[] = [];
  for (let at = 0; at < lines.length;) {
    const sum = v.parse(tableLine, parse(lines[at]));
    if (!known.has(sum.table)) throw new RestoreError(`There is no table ${sum.table} here.`);
    const rows = lines.slice(at + 1, at + 1 + sum.rows);
    for (let first = 0; first < rows.length; first += batch) {
      await insert(tx, sum.table, rows.slice(first, first + batch));
    }
    const restored = await sumOf(tx, sum.table);
    if (restored.rows !== sum.rows || restored.checksum !== sum.checksum) {
      throw new RestoreError(`Table ${sum.table} did not come back as it was.`);
    }
    sums.push(restored);
    at += 1 + sum.rows;
  }
  return sums;
}

async function insert(tx: Queries, table: string, rows: string[]): Promise<void> {
  const name = sql.identifier(table);
  const json = `[${rows.join(',')}]`;
  await tx.execute(
    sql`insert into ${name} select * from jsonb_populate_recordset(null::${name}, ${json}::jsonb)`,
  );
}

/** Lets a table's own ids go on after the highest that was put back. */
async function continueIds(tx: Queries, table: string): Promise<void> {
  const [column] = await rowsOf<{ sequence: string | null }>(
    tx,
    sql`select pg_get_serial_sequence(${table}, column_name) as sequence
      from information_schema.columns
      where table_schema = 'public' and table_name = ${table} and is_identity = 'YES'`,
  );
  if (!column?.sequence) return;
  await tx.execute(
    sql`select setval(${column.sequence}::regclass, coalesce(max(id), 0) + 1, false)
      from ${sql.identifier(table)}`,
  );
}

function parse(line: string | undefined): unknown {
  try {
    return JSON.parse(line ?? '');
  } catch {
    return null;
  }
}

import { createHash } from 'node:crypto';
import type { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { sql } from 'drizzle-orm';
import type { Database, Queries } from '../../platform/database/Database';
import { queryRows } from '../../platform/database/rows';
import { backedUpTables, inUtc, rowsIn, type TableRows } from './tables';

/** The number of rows in memory at a time. It is low, because a row may contain a picture. */
const batch = 20;

/**
 * Writes the tables of `backedUpTables` as JSON lines, and ends `output`. The first line is a header with the
 * migrations and row counts. The rows follow in table order, and the last line is the SHA-256 hash of the preceding
 * lines. Reads all rows from one snapshot, a few at a time. PostgreSQL can restore a backup of PGlite.
 */
export async function backUp(
  database: Database,
  output: Writable,
  signal?: AbortSignal,
): Promise<void> {
  await database.withoutTimeLimits((queries) =>
    queries.transaction(
      async (tx) => {
        await inUtc(tx);
        await pipeline(withHash(formatBackupLines(tx)), output, { signal });
      },
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    ),
  );
}

async function* withHash(parts: AsyncIterable<string>): AsyncGenerator<string> {
  const hash = createHash('sha256');
  for await (const part of parts) {
    hash.update(part);
    yield part;
  }
  yield line({ sha256: hash.digest('hex') });
}

async function* formatBackupLines(tx: Queries): AsyncGenerator<string> {
  const migrations = await queryRows<{ name: string }>(
    tx,
    sql`select name from migrations order by name`,
  );
  const tables: TableRows[] = [];
  for (const table of await backedUpTables(tx)) tables.push(await rowsIn(tx, table));
  const names = migrations.map(({ name }) => name);
  yield line({ linehaul: 'backup', version: 2, migrations: names, tables });
  for (const { table } of tables) yield* rowsAsLines(tx, table);
}

async function* rowsAsLines(tx: Queries, table: string): AsyncGenerator<string> {
  await tx.execute(
    sql`declare backup_rows no scroll cursor for
      select to_jsonb(t)::text as row from ${sql.identifier(table)} t`,
  );
  for (;;) {
    const rows = await queryRows<{ row: string }>(
      tx,
      sql`fetch ${sql.raw(String(batch))} from backup_rows`,
    );
    if (rows.length === 0) break;
    for (const { row } of rows) yield `${row}\n`;
  }
  await tx.execute(sql`close backup_rows`);
}

const line = (value: unknown) => `${JSON.stringify(value)}\n`;

import { sql } from 'drizzle-orm';
import type { Queries } from '../db/Database';
import { rowsOf } from '../db/rows';
import { inUtc, sumOf, tablesInOrder } from './tables';

/**
 * Writes everything as JSON lines: a header with the migrations, for each table its sum and its rows, and an
 * end mark. All of one moment (one snapshot), while the server goes on. What PGlite wrote PostgreSQL reads.
 */
export async function backUp(queries: Queries, write: (line: string) => Promise<void>) {
  await queries.transaction(
    async (tx) => {
      await inUtc(tx);
      await write(line({ linehaul: 'backup', version: 1, migrations: await migrationsOf(tx) }));
      for (const table of await tablesInOrder(tx)) {
        await write(line(await sumOf(tx, table)));
        for (const row of await jsonRowsOf(tx, table)) await write(`${row}\n`);
      }
      await write(line({ end: true }));
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

const line = (value: unknown) => `${JSON.stringify(value)}\n`;

export async function migrationsOf(queries: Queries): Promise<string[]> {
  const rows = await rowsOf<{ name: string }>(
    queries,
    sql`select name from migrations order by name`,
  );
  return rows.map(({ name }) => name);
}

async function jsonRowsOf(tx: Queries, table: string): Promise<string[]> {
  const rows = await rowsOf<{ row: string }>(
    tx,
    sql`select to_jsonb(t)::text as row from ${sql.identifier(table)} t`,
  );
  return rows.map(({ row }) => row);
}

import { sql } from 'drizzle-orm';
import { allTables, rateLimits } from '../jobs/backup/tables';
import { queryRows } from '../platform/database/rows';
import type { TestServer } from './testServer';

/** Returns row counts and checksums of all tables except the one for rate limits. */
export async function stored({ database: { queries } }: Pick<TestServer, 'database'>) {
  const row = sql`to_jsonb(t)::text`;
  const names = (await allTables(queries)).filter((name) => name !== rateLimits);
  const sums = names.map(
    (name) => sql`select ${name}::text as "table", count(*)::int as rows,
      md5(string_agg(${row}, ',' order by ${row})) as checksum from ${sql.identifier(name)} t`,
  );
  return queryRows<{ table: string; rows: number; checksum: string | null }>(
    queries,
    sql.join(sums, sql` union all `),
  );
}

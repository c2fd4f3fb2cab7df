import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';

/** All rows of a stopped server's table, oldest first: the embedded database takes one process at a time. */
export async function rowsOf(
  dataDir: string,
  table: 'driver_applications' | 'quote_requests',
): Promise<object[]> {
  const database = await PGlite.create({ dataDir: path.join(dataDir, 'db') });
  try {
    const { rows } = await database.query<object>(`select * from ${table} order by id`);
    return rows;
  } finally {
    await database.close();
  }
}

import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';

/** Reads a stopped server's database: the embedded one allows a single process at a time. */
export async function queryRows(dataDir: string, sql: string): Promise<object[]> {
  const database = await PGlite.create({ dataDir: path.join(dataDir, 'db') });
  try {
    return (await database.query<object>(sql)).rows;
  } finally {
    await database.close();
  }
}

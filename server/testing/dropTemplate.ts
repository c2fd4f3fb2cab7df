import { dropPostgresDatabase } from './databases';

/** Jest's globalTeardown. Deletes the databases of templates.ts, because PostgreSQL keeps running after the tests. */
export default async function dropTemplate(): Promise<void> {
  const name = process.env.POSTGRES_TEMPLATE;
  if (name) await dropPostgresDatabase(name);
}

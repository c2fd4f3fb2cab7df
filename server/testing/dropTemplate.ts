import { dropPostgresDatabase } from './databases';

/** Jest's globalTeardown. Deletes PostgreSQL's template database, because the server may outlive the tests. */
export default async function dropTemplate(): Promise<void> {
  const name = process.env.POSTGRES_TEMPLATE;
  if (name) await dropPostgresDatabase(name);
}

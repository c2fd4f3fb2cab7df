import { dropPostgresDatabase } from './databases';

/**
 * Jest's globalTeardown: removes the databases of templates.ts from a PostgreSQL that outlives the
 * run.
 */
export default async function dropTemplate(): Promise<void> {
  const name = process.env.POSTGRES_TEMPLATE;
  if (name) await dropPostgresDatabase(name);
}

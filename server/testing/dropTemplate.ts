import { dropPostgresDatabase } from './databases';

/** Jest's globalTeardown: leaves nothing of templates.ts on a PostgreSQL that is not the run's own. */
export default async function dropTemplate(): Promise<void> {
  const name = process.env.POSTGRES_TEMPLATE;
  if (name) await dropPostgresDatabase(name);
}

import type { SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { openDatabase } from '../jobs/backup/openDatabase';
import type { Queries } from '../platform/database/Database';
import { migrate } from '../platform/database/migrate';
import { readSettings } from '../platform/settings/settings';

const dialect = new PgDialect();

/** Runs the migrations in FOLDER, and kills this process after the first statement that contains KILL_AFTER. */
async function main({ FOLDER = '', KILL_AFTER = '' }: NodeJS.ProcessEnv): Promise<void> {
  const killing = (queries: Queries): Queries =>
    new Proxy(queries, {
      get(target, key) {
        if (key === 'transaction') {
          return (run: (tx: Queries) => Promise<unknown>) =>
            target.transaction((tx) => run(killing(tx)));
        }
        if (key !== 'execute') return Reflect.get(target, key, target) as unknown;
        return async (statement: SQL) => {
          const result = await target.execute(statement);
          const { sql } = dialect.sqlToQuery(statement);
          if (sql.includes(KILL_AFTER)) process.kill(process.pid, 'SIGKILL');
          return result;
        };
      },
    });
  const database = await openDatabase(readSettings(process.env));
  await migrate(
    {
      ...database,
      withoutTimeLimits: (work) => database.withoutTimeLimits((queries) => work(killing(queries))),
    },
    FOLDER,
  );
}

void main(process.env);

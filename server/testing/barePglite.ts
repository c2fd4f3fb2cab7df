import { PGlite } from '@electric-sql/pglite';
import { DurableFolder, startParams } from '../platform/database/durableFolder';

/** Opens only the embedded database in DATA_DIR. */
async function main(): Promise<void> {
  const fs = new DurableFolder(`${process.env.DATA_DIR}/db`);
  const database = await PGlite.create({ fs, startParams });
  await database.query('select 1');
  process.on('SIGTERM', () => void database.close().then(() => process.exit(0)));
  // The timer keeps the process running. The line looks like the last line of a starting server.
  setInterval(() => undefined, 60_000);
  process.stdout.write('Linehaul is at http://nowhere\n');
}

void main();

import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { dependencies } from '../../package.json';
import { databaseName, openEmbedded } from '../platform/database/embedded';
import { migrate, readMigrations } from '../platform/database/migrate';
import { openPostgres } from '../platform/database/postgres';
import { createPostgresDatabase, migrationsFolder } from './databases';

const cache = join(__dirname, '..', '..', '.cache', 'testDatabases');

/** Makes one migrated database of each kind for tests to copy, because creating a database takes seconds. */
export default async function makeTemplates(): Promise<void> {
  process.env.EMBEDDED_TEMPLATE = await embeddedTemplate();
  if (!process.env.TEST_DATABASE_URL) return;
  const { name, url } = await createPostgresDatabase();
  const database = await openPostgres(url);
  await migrate(database, migrationsFolder);
  await database.close();
  process.env.POSTGRES_TEMPLATE = name;
}

/**
 * Returns a folder with a migrated embedded database, as a data folder and as PGlite's dump. Later runs with the same
 * migrations and the same PGlite reuse it.
 */
async function embeddedTemplate(): Promise<string> {
  const hash = createHash('sha256').update(dependencies['@electric-sql/pglite']);
  for (const { checksum } of await readMigrations(migrationsFolder)) hash.update(checksum);
  const folder = join(cache, hash.digest('hex').slice(0, 16));
  if (existsSync(folder)) return folder;
  await rm(cache, { recursive: true, force: true });
  await mkdir(cache, { recursive: true });
  const made = await mkdtemp(join(cache, 'new-'));
  const data = join(made, 'data');
  await mkdir(data);
  const database = await openEmbedded(data);
  await migrate(database, migrationsFolder);
  await database.close();
  const files = join(data, databaseName);
  // Half of the files are templates for new databases, which the tests never create.
  for (const unused of ['1', '4']) await rm(join(files, 'base', unused), { recursive: true });
  const client = await PGlite.create(files);
  const dump = await client.dumpDataDir('none');
  await writeFile(join(made, 'dump.tar'), dump.stream());
  await client.close();
  await rename(made, folder);
  return folder;
}

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from './openDatabase';
import { readSettings } from '../../platform/settings/settings';

/** Nothing listens on port 1 of this machine. */
const nobody = 'postgres://127.0.0.1:1/linehaul';

describe('a configured database that cannot be opened', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'linehaul-open-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  test('prints one line if DATA_DIR is a file', async () => {
    const file = join(folder, 'taken');
    await writeFile(file, '');
    await expect(openDatabase(readSettings({ DATA_DIR: file }))).rejects.toThrow(
      'DATA_DIR names a folder that cannot be used (EEXIST).',
    );
  });

  test('prints one line if DATA_DIR is below a file', async () => {
    const file = join(folder, 'taken');
    await writeFile(file, '');
    await expect(openDatabase(readSettings({ DATA_DIR: join(file, 'deep') }))).rejects.toThrow(
      'DATA_DIR names a folder that cannot be used (ENOTDIR).',
    );
  });

  test('prints one line if PostgreSQL does not respond', async () => {
    const settings = readSettings({ DATABASE_URL: nobody, TOKEN_SECRET: 'x'.repeat(32) });
    await expect(openDatabase(settings)).rejects.toThrow(
      'DATABASE_URL names a database that cannot be used (ECONNREFUSED).',
    );
  });
});

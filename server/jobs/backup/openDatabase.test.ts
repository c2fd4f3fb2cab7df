import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from './openDatabase';
import { bothDatabases, createMigratedPostgres } from '../../testing/databases';
import { openTcpProxy } from '../../testing/tcpProxy';
import { readSettings } from '../../platform/settings/settings';

/** A database on port 1, where nothing listens. */
const nobody = 'postgres://127.0.0.1:1/linehaul';

describe('a configured database that cannot be opened', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'linehaul-open-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  test('openDatabase fails with one line if DATA_DIR is a file', async () => {
    const file = join(folder, 'taken');
    await writeFile(file, '');
    await expect(openDatabase(readSettings({ DATA_DIR: file }))).rejects.toThrow(
      'DATA_DIR names a folder that cannot be used (EEXIST).',
    );
  });

  test('openDatabase fails with one line if DATA_DIR is inside a file', async () => {
    const file = join(folder, 'taken');
    await writeFile(file, '');
    await expect(openDatabase(readSettings({ DATA_DIR: join(file, 'deep') }))).rejects.toThrow(
      'DATA_DIR names a folder that cannot be used (ENOTDIR).',
    );
  });

  test('openDatabase fails with one line if PostgreSQL does not respond', async () => {
    const settings = readSettings({ DATABASE_URL: nobody, TOKEN_SECRET: 'x'.repeat(32) });
    await expect(openDatabase(settings)).rejects.toThrow(
      'DATABASE_URL names a database that cannot be used (ECONNREFUSED).',
    );
  });

  test('openDatabase stops waiting for PostgreSQL at the time limit, and says what it waits for', async () => {
    const settings = readSettings({ DATABASE_URL: nobody, TOKEN_SECRET: 'x'.repeat(32) });
    const say = jest.fn();
    await expect(
      openDatabase(settings, undefined, { forMs: 50, everyMs: 20, say }),
    ).rejects.toThrow('DATABASE_URL names a database that cannot be used (ECONNREFUSED).');
    expect(say).toHaveBeenCalledWith(
      'PostgreSQL does not respond yet (ECONNREFUSED). The start waits for it.',
    );
  });
});

(bothDatabases.includes('postgres') ? test : test.skip)(
  'openDatabase waits for a PostgreSQL that starts late',
  async () => {
    const { url: address, drop } = await createMigratedPostgres();
    const url = new URL(address);
    const proxy = await openTcpProxy({ host: url.hostname, port: Number(url.port) });
    url.port = String(proxy.port);
    proxy.cut();
    const settings = readSettings({ DATABASE_URL: url.href, TOKEN_SECRET: 'x'.repeat(32) });
    let waits = 0;
    const database = await openDatabase(settings, undefined, {
      forMs: 60_000,
      everyMs: 20,
      say: () => {
        waits += 1;
        if (waits === 2) proxy.restore();
      },
    });
    expect(database.kind).toBe('postgres');
    await database.close();
    proxy.close();
    await drop();
  },
);

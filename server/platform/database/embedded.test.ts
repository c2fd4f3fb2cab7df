import fs from 'node:fs';
import { chmod, lstat, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { startProcess } from '../../testing/serverProcess';
import { openEmbedded } from './embedded';

// @only-all: watches the files of processes.

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'linehaul-embedded-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** Returns a file's permissions, or 0 if the file is gone. */
async function readFileMode(file: string): Promise<number> {
  try {
    return (await lstat(file)).mode & 0o777;
  } catch (error) {
    // Compares the code, because Jest loads Node's errors in another realm, where `instanceof` fails.
    expect(error).toMatchObject({ code: 'ENOENT' });
    return 0;
  }
}

/** Lists files and folders in the data folder, including itself, that the group or others can open. */
async function openToOthers(): Promise<string[]> {
  const names = ['.', ...(await readdir(folder, { recursive: true }))];
  expect(names.length).toBeGreaterThan(500);
  const modes = await Promise.all(
    names.map(async (name) => ({ name, mode: await readFileMode(join(folder, name)) })),
  );
  return modes
    .filter(({ mode }) => (mode & 0o077) !== 0)
    .map(({ name, mode }) => `${name} ${mode.toString(8)}`);
}

it('only the owner can open the data folder, including files that the running server creates', async () => {
  const server = await startProcess({ DATA_DIR: folder, SEED: 'none' });
  const response = await fetch(`${server.url}/api/driver/form/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      first_name: 'Marcus',
      last_name: 'Bell',
      phone: '',
      email: '',
      state: '',
      recaptcha_token: '',
    }),
  });
  expect(response.status).toBe(201);
  expect(await openToOthers()).toEqual([]);
  server.signal('SIGTERM');
  expect(await server.exited).toBe(0);

  await writeFile(join(folder, 'token-secret'), 'x'.repeat(32), { mode: 0o644 });
  for (const name of ['.', 'db', 'db/pg_wal', 'db/global/pg_control', 'backups', 'token-secret']) {
    await chmod(join(folder, name), 0o777);
  }
  const again = await startProcess({ DATA_DIR: folder, SEED: 'none' });
  expect(await openToOthers()).toEqual([]);
  again.signal('SIGTERM');
  expect(await again.exited).toBe(0);
});

it('the embedded database writes a commit to disk before the query resolves', async () => {
  const database = await openEmbedded(folder);
  await database.queries.execute(sql`create table notes (text text)`);
  const fsync = jest.spyOn(fs, 'fsyncSync');
  for (let commits = 1; commits <= 3; commits += 1) {
    await database.queries.execute(sql`insert into notes values ('kept')`);
    expect(fsync).toHaveBeenCalledTimes(commits);
  }
  await database.close();
});

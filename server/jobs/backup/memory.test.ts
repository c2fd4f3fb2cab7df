import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createPostgresDatabase, databaseKinds, migratedDataFolder } from '../../testing/databases';
import { runToEnd } from '../../testing/serverProcess';

// @only-all: measures the memory of a process with a backup of 110 MB.

const megabyte = (id: number) =>
  JSON.stringify({ id, position: id, logo: null, title: '', description: 'x'.repeat(1_000_000) });
const rows = 110;

/** Writes a backup with many long rows in the table `services`. `text` is a backup of a small database. */
async function writeLargeBackup(text: string, file: string): Promise<void> {
  const lines = text.trimEnd().split('\n').slice(0, -1);
  const header = lines[0]?.replace(/"services","rows":\d+/, `"services","rows":${rows}`) ?? '';
  const { tables } = JSON.parse(header) as { tables: { table: string; rows: number }[] };
  const hash = createHash('sha256');
  function* content() {
    yield header;
    let next = 1;
    for (const { table, rows: count } of tables) {
      if (table === 'services') for (let id = 1; id <= rows; id += 1) yield megabyte(id);
      else yield* lines.slice(next, (next += count));
    }
  }
  function* hashed() {
    for (const line of content()) {
      hash.update(`${line}\n`);
      yield `${line}\n`;
    }
    yield `${JSON.stringify({ sha256: hash.digest('hex') })}\n`;
  }
  await pipeline(hashed(), createWriteStream(file));
}

it.each(databaseKinds)(
  'restoring a backup of 110 MB to %s and writing it again takes at most 100 MB of heap',
  async (kind) => {
    const folder = await mkdtemp(join(tmpdir(), 'linehaul-memory-'));
    const made = kind === 'postgres' ? await createPostgresDatabase() : null;
    const env = {
      DATA_DIR: await migratedDataFolder(),
      DATABASE_URL: made?.url,
      TOKEN_SECRET: 'x'.repeat(32),
      NODE_OPTIONS: '--max-old-space-size=100',
    };
    const [small, large, again] = ['small', 'large', 'again'].map((name) => join(folder, name));
    if (!small || !large || !again) throw new Error('three files are needed');
    expect(await runToEnd(env, 'cli', ['migrate'])).toMatchObject({ code: 0 });
    expect(await runToEnd(env, 'cli', ['backup', small])).toMatchObject({ code: 0 });
    await writeLargeBackup(await readFile(small, 'utf8'), large);
    const restored = await runToEnd(env, 'cli', ['restore', large]);
    expect(restored).toMatchObject({ code: 0, output: expect.stringContaining('Restored') });
    expect(await runToEnd(env, 'cli', ['backup', again])).toMatchObject({ code: 0 });
    expect((await stat(again)).size).toBeGreaterThan(rows * 1_000_000);
    await made?.drop();
    await rm(folder, { recursive: true });
    await rm(env.DATA_DIR, { recursive: true });
  },
  400_000,
);

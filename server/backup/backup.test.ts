import { users } from '../db/schema/accounts';
import { seedDemo } from '../seed/seed';
import { databaseKinds, openTimeout } from '../testing/databases';
import { report } from '../testing/reports';
import { addDriver, newSession, openTestServer, send } from '../testing/testServer';
import type { TestServer } from '../testing/testServer';
import { backUp } from './backUp';
import { restore } from './restore';
import { inUtc, sumOf, tablesInOrder } from './tables';
import type { TableSum } from './tables';

async function textOf({ database }: TestServer): Promise<string> {
  const lines: string[] = [];
  await backUp(database.queries, async (line) => {
    lines.push(line);
  });
  return lines.join('');
}

function sumsOf({ database }: TestServer) {
  return database.queries.transaction(async (tx) => {
    await inUtc(tx);
    const tables = await tablesInOrder(tx);
    const sums: TableSum[] = [];
    for (const table of tables) sums.push(await sumOf(tx, table));
    return sums;
  });
}

/** Every pair, PGlite to PostgreSQL among them: so a carrier moves from one to the other. */
const pairs = databaseKinds.flatMap((from) => databaseKinds.map((to) => [from, to] as const));

describe.each(pairs)('a backup from %s to %s', (from, to) => {
  let source: TestServer;
  let target: TestServer;
  beforeAll(async () => {
    source = await openTestServer(from);
    target = await openTestServer(to);
    await seedDemo(source.database);
    const { access } = await newSession(source);
    const comments = [
      { vehicle_inspection: null, key: 'horn', text: 'Süß "quoted"\n', fixed: false },
    ];
    const body = { ...report({ horn: false }), comments };
    await send(source, 'POST', '/api/driver/create/inspection/', body, access);
    await addDriver(target);
  }, openTimeout * 2);
  afterAll(async () => {
    await source.close();
    await target.close();
  });

  it('brings back every table with equal row counts and checksums', async () => {
    const before = await sumsOf(source);
    expect(before.length).toBeGreaterThan(20);
    await restore(target.database.queries, await textOf(source));
    expect(await sumsOf(target)).toEqual(before);
    const counts = Object.fromEntries(before.map(({ table, rows }) => [table, rows]));
    expect(counts).toMatchObject({
      users: 3,
      inspections: 1,
      inspection_comments: 1,
      companies: 8,
    });
  });

  it('lets new rows have new ids afterwards', async () => {
    await addDriver(target);
    expect(await target.database.queries.select().from(users)).toHaveLength(4);
  });

  it('keeps what was there when the file is damaged', async () => {
    const before = await sumsOf(target);
    const text = await textOf(source);
    const damaged = [text.slice(0, -20), text.replace('Northgate', 'Southgate'), 'nonsense', ''];
    for (const file of damaged) {
      await expect(restore(target.database.queries, file)).rejects.toThrow();
    }
    expect(await sumsOf(target)).toEqual(before);
  });
});

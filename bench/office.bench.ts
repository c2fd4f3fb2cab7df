/** Measures the office's lists and export over 200,000 reports. Fails if a list takes more than 50 ms at p95. */
import type { AddressInfo } from 'node:net';
import { sql } from 'drizzle-orm';
import type { Database } from '../server/platform/database/Database';
import { migrate } from '../server/platform/database/migrate';
import { openPostgres } from '../server/platform/database/postgres';
import { queryRows } from '../server/platform/database/rows';
import { createPostgresDatabase, migrationsFolder } from '../server/testing/databases';
import { collectGarbage } from '../server/testing/collectGarbage';
import { newSession, openTestServer, type TestServer } from '../server/testing/testServer';
import { startPostgres } from '../tools/machine/postgres';
import { fillFleet, fleet } from './fillFleet';

const goal = 50;
const tries = 40;

/** The lists' queries. `:…` stands for a value from `readSampleIds`. */
const queries = [
  'reports/?',
  'reports/?page=40&perPage=100',
  'reports/?vehicle=:truck',
  'reports/?driver=:driver',
  'reports/?result=defects_open',
  'reports/?result=defects_closed&state=all',
  'reports/?trip=after',
  'reports/?state=sent',
  'reports/?state=superseded',
  'reports/?from=:day&to=:day',
  'reports/?from=:month',
  'reports/?search=T1234',
  'reports/?search=driver%20n',
  'reports/?search=renamed',
  'reports/?sort=date',
  'defects/?',
  'defects/?state=all&sort=reported_at&order=desc',
  'defects/?vehicle=:truck&state=all',
  'defects/?kind=trailer&search=broken',
  'vehicles/?',
  'vehicles/?overdue=true',
  'vehicles/fleet/?',
  'vehicles/?do_not_dispatch=true&sort=last_inspected_at&order=desc',
  'vehicles/?search=T12',
  'vehicles/?readiness=ready&inspected=today',
  'drivers/?',
  'drivers/?missing=today&sort=last_inspected_at',
  'drivers/?sort=open_defects&order=desc&perPage=100',
  'drivers/?search=driver%20T12',
  'people/?',
  'people/?search=driver%20T12',
  'reports/?search=driver',
  'reports/?search=t',
  'reports/?search=T12',
  'reports/?search=T1234%20horn',
  'defects/?state=all&search=horn%20T12',
  'today/',
];

async function readSampleIds(database: Database): Promise<Record<string, string>> {
  const [row] = await queryRows<Record<string, string>>(
    database.queries,
    sql`select (select vehicle_id::text from report_vehicles order by report_id desc limit 1) as truck,
      (select max(owner_id)::text from inspections) as driver,
      (current_date - 10)::text as day, (current_date - 30)::text as month`,
  );
  return row ?? {};
}

/** Makes calls one after another. Returns the number of the list's rows, and percentiles of the durations in ms. */
async function measureCall(server: TestServer, url: string, access: string) {
  const times: number[] = [];
  let total = 0;
  for (let turn = -5; turn < tries; turn += 1) {
    const begun = performance.now();
    const response = await server.app.inject({
      url,
      headers: { authorization: `Bearer ${access}` },
    });
    // The first calls only warm up the process.
    if (turn >= 0) times.push(performance.now() - begun);
    if (response.statusCode !== 200) throw new Error(`${url}: ${response.body}`);
    total = response.json<{ total?: number }>().total ?? 0;
  }
  times.sort((one, other) => one - other);
  const at = (share: number) => times[Math.ceil(times.length * share) - 1] ?? NaN;
  return { total, p50: at(0.5), p95: at(0.95) };
}

async function measureLists(server: TestServer, access: string): Promise<void> {
  const ids = await readSampleIds(server.database);
  const rows = [];
  for (const query of queries) {
    const path = query.replace(/:(\w+)/g, (_, name: string) => ids[name] ?? '');
    const figures = await measureCall(server, `/api/office/${path}`, access);
    rows.push({ list: query, ...figures });
    if (figures.p95 > goal) process.exitCode = 1;
  }
  console.table(
    rows.map(({ list, total, p50, p95 }) => ({
      list,
      rows: total,
      'p50 ms': p50.toFixed(1),
      'p95 ms': p95.toFixed(1),
      [`goal ${goal}`]: p95 <= goal ? 'met' : 'missed',
    })),
  );
}

/** Exports everything as CSV to a reader that discards it, and measures the largest growth of the process's memory. */
async function measureExport(server: TestServer, access: string): Promise<void> {
  const origin = await server.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.app.server.address() as AddressInfo;
  const held = () => {
    collectGarbage();
    const { heapUsed, arrayBuffers } = process.memoryUsage();
    return heapUsed + arrayBuffers;
  };
  const before = held();
  let most = before;
  const begun = performance.now();
  const response = await fetch(`http://127.0.0.1:${port}/api/office/reports.csv?state=all`, {
    headers: { authorization: `Bearer ${access}` },
  });
  if (!response.body) throw new Error(`${origin} does not respond`);
  let bytes = 0;
  let lines = 0;
  for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) {
    bytes += chunk.length;
    const linesBefore = lines;
    for (const byte of chunk) if (byte === 10) lines += 1;
    const isSample = Math.floor(lines / 20_000) > Math.floor(linesBefore / 20_000);
    if (isSample) most = Math.max(most, held());
  }
  const megabytes = (size: number) => (size / 2 ** 20).toFixed(0);
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  console.log(
    `Export: ${lines - 1} reports, ${megabytes(bytes)} MB in ${seconds} s; at most ${megabytes(most - before)} MB more were held than before`,
  );
}

async function main(): Promise<void> {
  const cluster = await startPostgres();
  process.env.TEST_DATABASE_URL = cluster.url;
  const { url } = await createPostgresDatabase();
  const database = await openPostgres(url);
  try {
    await migrate(database, migrationsFolder);
    const server = await openTestServer('postgres', { database });
    await fillFleet(database);
    console.log(`${fleet.reports} reports, ${fleet.defects} defects, ${tries} calls each:`);
    const { access } = await newSession(server, 'admin');
    await measureLists(server, access);
    await measureExport(server, access);
    await server.close();
  } finally {
    await database.close();
    await cluster.stop();
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});

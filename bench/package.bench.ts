/**
 * Makes audit packages of 500 and of 1,000 reports (half and all of BENCH_REPORTS), half of them with a photo, for a
 * reader that keeps nothing. Fails if the larger package holds more memory, beyond what the garbage collector leaves.
 */
import type { AddressInfo } from 'node:net';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { collectGarbage } from '../server/testing/collectGarbage';
import { Driver } from '../server/testing/drivers';
import { newSession, openTestServer, type TestServer } from '../server/testing/testServer';

const reports = Number(process.env.BENCH_REPORTS ?? 1000);
/** In MB. A package that was held as a whole would take 250 MB more for the larger one. */
const goal = 40;

/** Stores a report with a photo of noise, as large as a phone's, and its copies. Half of them have the photo. */
async function fill(server: TestServer, count: number): Promise<void> {
  const driver = await Driver.signedIn(server);
  const id = await driver.reports(['horn']);
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 20 };
  const create = { width: 1600, height: 1200, channels: 3 as const, background: '#fff', noise };
  const payload = await sharp({ create }).jpeg({ quality: 60 }).toBuffer();
  const { statusCode, body } = await driver.photographs(id, 'horn', { payload });
  if (statusCode >= 300) throw new Error(body);
  const { queries } = server.database;
  await queries.execute(sql`insert into inspections
    select copy.* from inspections, generate_series(1, ${count - 1}::integer) n,
      jsonb_populate_record(null::inspections, to_jsonb(inspections)
        || jsonb_build_object('id', inspections.id + n, 'superseded_at', now())) copy
    where inspections.id = ${id}`);
  await queries.execute(sql`insert into report_defects
    select copy.* from report_defects, generate_series(1, ${count / 2 - 1}::integer) n,
      jsonb_populate_record(null::report_defects, to_jsonb(report_defects)
        || jsonb_build_object('report_id', ${id}::bigint + n)) copy
    where report_defects.report_id = ${id}`);
  await queries.execute(sql`select setval('inspections_id_seq', ${id + count}::bigint)`);
}

function held(): number {
  collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / 2 ** 20;
}

/** Reads a package of all reports. Returns its size and the most that was held while it was read, in MB. */
async function readPackage(port: number, access: string) {
  const begun = performance.now();
  const response = await fetch(`http://127.0.0.1:${port}/api/office/reports.zip`, {
    headers: { authorization: `Bearer ${access}` },
  });
  if (!response.ok || !response.body) throw new Error(`status ${response.status}`);
  let bytes = 0;
  let most = 0;
  let sampledAt = 0;
  for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) {
    bytes += chunk.length;
    if (bytes - sampledAt < 2 ** 20) continue;
    sampledAt = bytes;
    most = Math.max(most, held());
  }
  return {
    'file in MB': Math.round(bytes / 2 ** 20),
    seconds: Math.round((performance.now() - begun) / 1000),
    'MB held at most': Math.round(most),
    'RSS in MB': Math.round(process.memoryUsage().rss / 2 ** 20),
  };
}

async function main(): Promise<void> {
  const server = await openTestServer();
  const { access } = await newSession(server, 'dispatcher');
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.app.server.address() as AddressInfo;
  await fill(server, reports / 2);
  const half = await readPackage(port, access);
  await fill(server, reports / 2);
  const all = await readPackage(port, access);
  await server.close();
  console.table({ [`${reports / 2} reports`]: half, [`${reports} reports`]: all });
  if (all['MB held at most'] - half['MB held at most'] > goal) process.exitCode = 1;
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});

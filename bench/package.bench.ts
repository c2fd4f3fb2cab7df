/**
 * Streams an audit package of 1,000 reports (BENCH_REPORTS) with half as many photos to a reader that discards it.
 * Fails if the second half holds at least 40 MB more memory than the first.
 */
import type { AddressInfo } from 'node:net';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { collectGarbage } from '../server/testing/collectGarbage';
import { Driver } from '../server/testing/drivers';
import { newSession, openTestServer, type TestServer } from '../server/testing/testServer';

const reports = Number(process.env.BENCH_REPORTS ?? 1000);
const photos = reports / 2;
/** In MB. */
const goal = 40;

async function fill(server: TestServer): Promise<void> {
  const driver = await Driver.signedIn(server);
  const id = await driver.reports(['horn']);
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 20 };
  const create = { width: 1600, height: 1200, channels: 3 as const, background: '#fff', noise };
  const payload = await sharp({ create }).jpeg({ quality: 60 }).toBuffer();
  const { statusCode, body } = await driver.photographs(id, 'horn', { payload });
  if (statusCode >= 300) throw new Error(body);
  const { queries } = server.database;
  await queries.execute(sql`insert into inspections
    select copy.* from inspections, generate_series(1, ${reports - 1}::integer) n,
      jsonb_populate_record(null::inspections, to_jsonb(inspections)
        || jsonb_build_object('id', inspections.id + n, 'superseded_at', now())) copy
    where inspections.id = ${id}`);
  await queries.execute(sql`insert into report_defects
    select copy.* from report_defects, generate_series(1, ${photos - 1}::integer) n,
      jsonb_populate_record(null::report_defects, to_jsonb(report_defects)
        || jsonb_build_object('report_id', ${id}::bigint + n)) copy
    where report_defects.report_id = ${id}`);
}

function held(): number {
  collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / 2 ** 20;
}

async function main(): Promise<void> {
  const server = await openTestServer();
  await fill(server);
  const { access } = await newSession(server, 'dispatcher');
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.app.server.address() as AddressInfo;
  const begun = performance.now();
  const response = await fetch(`http://127.0.0.1:${port}/api/office/reports.zip`, {
    headers: { authorization: `Bearer ${access}` },
  });
  if (!response.ok || !response.body) throw new Error(`status ${response.status}`);
  let bytes = 0;
  const samples: number[] = [];
  for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) {
    bytes += chunk.length;
    if (bytes / 2 ** 20 > samples.length) samples.push(held());
  }
  const seconds = (performance.now() - begun) / 1000;
  await server.close();
  const half = Math.floor(samples.length / 2);
  const [first, second] = [samples.slice(0, half), samples.slice(half)].map((part) =>
    Math.max(...part),
  );
  console.table([
    {
      reports,
      photos,
      'file in MB': Math.round(bytes / 2 ** 20),
      seconds: Math.round(seconds),
      'first half, MB held': Math.round(first ?? NaN),
      'second half, MB held': Math.round(second ?? NaN),
      'RSS in MB': Math.round(process.memoryUsage().rss / 2 ** 20),
    },
  ]);
  if (!((second ?? Infinity) - (first ?? 0) < goal)) process.exitCode = 1;
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});

/**
 * Simulates a carrier's busiest minutes on PostgreSQL. With one server process, 1,000 drivers sign in from one address
 * within five minutes, as at the start of a shift at a terminal. Then, with one, two and four processes, 500 drivers
 * read, save, photograph and poll within a minute, and each request goes to a random process. Fails if a step misses
 * its goal below, if any request fails or is rejected, or if the database lacks anything that the server acknowledged.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import * as v from 'valibot';
import { calls } from '@/contract/calls';
import { hashPassword } from '../server/domain/accounts/passwords';
import { openPostgres } from '../server/platform/database/postgres';
import { queryRows } from '../server/platform/database/rows';
import { createPostgresDatabase, migrationsFolder } from '../server/testing/databases';
import { migrate } from '../server/platform/database/migrate';
import { startProcess } from '../server/testing/serverProcess';
import { startPostgres } from '../tools/machine/postgres';
import { inRoot } from '../tools/machine/paths';
import { Durations } from './drivers/Durations';
import { workShift, type BenchDriver } from './drivers/workShift';
import { anyAddress } from './requests';

const arriving = 1000;
const arrivalMs = 5 * 60_000;
const drivers = 500;
const shiftMs = 60_000;
const password = 'correct horse battery';
/** The goals for the 99th percentile of each step, in ms. */
const goals: Readonly<Record<string, number>> = {
  previous: 1000,
  create: 1000,
  patch: 1000,
  poll: 1000,
  photo: 60_000,
};
const session = v.object({ access: v.string() });

/** Makes a picture of noise with the size of a phone's photo, about 260 KB. */
function phonePhoto(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 16 } as const;
  const create = { width: 1600, height: 1200, channels: 3, background: '#999', noise } as const;
  return sharp({ create }).webp({ quality: 45 }).toBuffer();
}

const toLoginRequest = (username: string) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ username, password }),
});

/**
 * Signs all drivers in to one process from one address, at random times within `arrivalMs`. The server must not reject
 * any of them.
 */
async function startShift(origin: string): Promise<void> {
  const durations = new Durations();
  const arrive = async (name: string) => {
    await pause(Math.random() * arrivalMs);
    await durations.measure('sign-in', async () => {
      const response = await fetch(origin + calls.login, toLoginRequest(name));
      if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
      await response.arrayBuffer();
    });
  };
  await Promise.all(Array.from({ length: arriving }, (_, n) => arrive(`driver-${n + 1}`)));
  const [p50, p99] = [0.5, 0.99].map((part) => Math.round(durations.quantile('sign-in', part)));
  console.log(`Shift start, ${arriving} drivers in ${arrivalMs / 1000} s from one address:`);
  console.log(`p50 ${p50} ms, p99 ${p99} ms, ${durations.failures.length} rejected`);
  printFailures(durations);
}

/** Signs a driver in. Sends each request of this driver to a random process. */
async function signIn(origins: readonly string[], name: string): Promise<BenchDriver> {
  const ask = async (path: string, init: RequestInit = {}) => {
    const origin = origins[Math.floor(Math.random() * origins.length)] ?? '';
    const headers = {
      ...Object.fromEntries(new Headers(init.headers)),
      'x-forwarded-for': anyAddress(),
    };
    const response = await fetch(origin + path, { ...init, headers });
    if (!response.ok && response.status !== 304)
      throw new Error(`${response.status} ${await response.text()}`);
    return response;
  };
  const response = await ask(calls.login, toLoginRequest(name));
  const { access } = v.parse(session, await response.json());
  return {
    name,
    send: (path, init = {}) =>
      ask(path, {
        ...init,
        headers: {
          ...Object.fromEntries(new Headers(init.headers)),
          authorization: `Bearer ${access}`,
        },
      }),
  };
}

async function prepareDatabase() {
  const { url, drop } = await createPostgresDatabase();
  const database = await openPostgres(url);
  await migrate(database, migrationsFolder);
  const hash = await hashPassword(password);
  await database.queries.execute(sql`insert into users (username, email, password_hash)
    select 'driver-' || n, '', ${hash} from generate_series(1, ${arriving}::integer) n`);
  return {
    url,
    countOthers: database.countOthers,
    counts: () =>
      queryRows<{ reports: number; photos: number; fixed: number }>(
        database.queries,
        sql`select (select count(*)::integer from inspections) as reports,
          (select count(*)::integer from defect_photos) as photos,
          (select count(*)::integer from inspection_comments where fixed) as fixed`,
      ),
    drop: async () => {
      await database.close();
      await drop();
    },
  };
}

async function measureProcesses(count: number): Promise<void> {
  const database = await prepareDatabase();
  const env = {
    DATABASE_URL: database.url,
    TOKEN_SECRET: 'a secret of the bench, 32 characters',
    ACCESS_TOKEN_SECONDS: '3600',
    TRUST_PROXY: 'loopback',
    LOG_LEVEL: 'error',
    SEED: 'none',
  };
  const servers = [];
  for (let n = 0; n < count; n += 1)
    servers.push(await startProcess(env, inRoot('dist/server/main.js')));
  const origins = servers.map(({ url }) => url);
  const [first = ''] = origins;
  if (count === 1) await startShift(first);
  const photo = await phonePhoto();
  const durations = new Durations();
  const signedIn = [];
  for (let n = 1; n <= drivers; n += 1) signedIn.push(await signIn(origins, `driver-${n}`));

  const end = performance.now() + shiftMs;
  await Promise.all(signedIn.map((driver) => workShift(driver, { durations, photo, end })));
  print(
    durations,
    `${count} process${count === 1 ? '' : 'es'}, photos of ${Math.round(photo.length / 1024)} KB`,
  );
  checkStored(await database.counts(), durations);
  const connections = await database.countOthers();
  const megabytes = servers.reduce((sum, { memory }) => sum + memory(), 0);
  console.log(`${connections} connections, ${Math.round(megabytes)} MB of memory`);

  for (const server of servers) server.signal('SIGTERM');
  await Promise.all(servers.map(({ exited }) => exited));
  await database.drop();
}

function print(durations: Durations, title: string): void {
  console.log(`${drivers} drivers in ${shiftMs / 1000} s, ${title}:`);
  const rows = Object.entries(goals).map(([step, goal]) => {
    const p99 = durations.quantile(step, 0.99);
    if (!(p99 <= goal)) process.exitCode = 1;
    return {
      step,
      count: durations.count(step),
      'p50 ms': Math.round(durations.quantile(step, 0.5)),
      'p99 ms': Math.round(p99),
      'goal ms': goal,
    };
  });
  console.table(rows);
  printFailures(durations);
}

function printFailures({ failures }: Durations): void {
  for (const failure of failures.slice(0, 10)) console.error(failure);
  if (failures.length > 0) process.exitCode = 1;
}

function checkStored(
  [stored]: readonly { reports: number; photos: number; fixed: number }[],
  durations: Durations,
): void {
  const told = {
    reports: durations.count('create'),
    photos: durations.count('photo'),
    fixed: durations.count('patch'),
  };
  const isSame = JSON.stringify(stored) === JSON.stringify(told);
  console.log(`Acknowledged: ${JSON.stringify(told)}; stored: ${JSON.stringify(stored)}`);
  if (!isSame || durations.failures.length > 0) process.exitCode = 1;
}

async function main(): Promise<void> {
  const cluster = await startPostgres();
  process.env.TEST_DATABASE_URL = cluster.url;
  try {
    for (const count of [1, 2, 4]) await measureProcesses(count);
  } finally {
    await cluster.stop();
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});

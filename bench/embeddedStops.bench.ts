/**
 * Measures how long the embedded database blocks the server, which cannot respond while a query runs. Takes the slowest
 * /healthz response during the largest requests that the limits allow, with 50,000 reports by 100 drivers.
 * docs/operations.md has the figures.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import * as v from 'valibot';
import { checklistKeys } from '@/contract/checklist';
import { calls } from '@/contract/calls';
import { extensionPaths } from '@/contract/extensions';
import { hashPassword } from '../server/domain/accounts/passwords';
import { users } from '../server/domain/tables/accounts';
import { openEmbedded } from '../server/platform/database/embedded';
import { migrate } from '../server/platform/database/migrate';
import { migrationsFolder } from '../server/testing/databases';
import { report } from '../server/testing/reports';
import { startProcess } from '../server/testing/serverProcess';
import { inRoot } from '../tools/machine/paths';
import { fillFleet } from './fillFleet';

const size = { drivers: 100, trucks: 100, trailers: 150, reports: 50_000, defects: 5000 };
const account = { username: 'bench-admin', email: '', role: 'admin' as const };
const password = 'correct horse battery';

/** Search words that match many rows, so the query compares every row with every word. */
const eightWords = encodeURIComponent('driver t-1 53- o u r e 1');
const tenTrailers = Array.from({ length: 10 }, (_, n) => `53-${1001 + n}`).join(', ');
const allDefects = report({
  truck_number: 'T-1001',
  trailer_numbers: tenTrailers,
  ...Object.fromEntries(checklistKeys.map((key) => [key, false])),
  comments: checklistKeys.map((key) => ({
    vehicle_inspection: null,
    key,
    text: 'It is broken.',
    fixed: false,
  })),
});

interface Request {
  name: string;
  path: string;
  body?: object;
  turns?: number;
}

const office = (name: string, path: string): Request => ({ name, path: `/api/office/${path}` });
const requests: readonly Request[] = [
  office('reports, eight words', `reports/?search=${eightWords}&perPage=100`),
  office('defects, eight words', `defects/?search=${eightWords}&perPage=100`),
  office('vehicles, eight words', `vehicles/?search=${eightWords}&perPage=100`),
  office('audit log, eight words', `audit/?search=${eightWords}&perPage=100`),
  office('reports, 100 a page', 'reports/?perPage=100'),
  office('reports, last page', 'reports/?perPage=100&page=1000000&sort=id'),
  office('defects, 100 a page', 'defects/?perPage=100'),
  office('vehicles, 100 a page', 'vehicles/?perPage=100'),
  office('today', 'today/'),
  { ...office('export of all reports', 'reports.csv'), turns: 1 },
  {
    name: 'previous, ten trailers',
    path: `${extensionPaths.previous}?truck=T-1001&trailers=${encodeURIComponent(tenTrailers)}`,
  },
  { name: 'create, ten trailers and 63 defects', path: calls.createInspection, body: allDefects },
];

async function makeFolder(folder: string): Promise<void> {
  const database = await openEmbedded(folder);
  await migrate(database, migrationsFolder);
  await fillFleet(database, size);
  const passwordHash = await hashPassword(password);
  await database.queries.insert(users).values({ ...account, passwordHash });
  await database.close();
}

async function signIn(url: string): Promise<string> {
  const response = await fetch(url + calls.login, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: account.username, password }),
  });
  return v.parse(v.object({ access: v.string() }), await response.json()).access;
}

/** Returns the duration of the slowest /healthz response in ms. Measures until `isOver` returns true. */
async function slowestHealth(url: string, isOver: () => boolean): Promise<number> {
  let slowest = 0;
  while (!isOver()) {
    const begun = performance.now();
    await (await fetch(`${url}/healthz`)).arrayBuffer();
    slowest = Math.max(slowest, performance.now() - begun);
    await pause(2);
  }
  return slowest;
}

async function measure(url: string, access: string, { name, path, body, turns = 5 }: Request) {
  const headers = { authorization: `Bearer ${access}`, 'content-type': 'application/json' };
  const init = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers };
  const stops: number[] = [];
  let longest = 0;
  for (let turn = 0; turn < turns; turn += 1) {
    let isOver = false;
    const health = slowestHealth(url, () => isOver);
    const begun = performance.now();
    try {
      const response = await fetch(url + path, init);
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`${name}: ${response.status}`);
    } finally {
      isOver = true;
    }
    longest = Math.max(longest, performance.now() - begun);
    stops.push(await health);
  }
  return {
    request: name,
    'longest stop ms': Math.round(Math.max(...stops)),
    'slowest response ms': Math.round(longest),
  };
}

async function main(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'linehaul-bench-'));
  try {
    await makeFolder(folder);
    const env = { DATA_DIR: folder, TZ: 'UTC', LOG_LEVEL: 'error', ACCESS_TOKEN_SECONDS: '3600' };
    const server = await startProcess(env, inRoot('dist/server/main.js'));
    try {
      const access = await signIn(server.url);
      const rows = [];
      for (const request of requests) rows.push(await measure(server.url, access, request));
      console.table(rows);
    } finally {
      server.signal('SIGTERM');
      await server.exited;
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});

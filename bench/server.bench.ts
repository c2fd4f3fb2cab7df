/** Measures the server under load on loopback. Compares it with a bare Fastify 'hello' in the same run. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { PasswordGuesses } from '../server/domain/accounts/PasswordGuesses';
import { Limits } from '../server/platform/limits/Limits';
import { specifiedCalls } from '../server/api/calls';
import { databaseKinds } from '../server/testing/databases';
import { overlongBodies } from '../server/testing/overlongBodies';
import { startProcess } from '../server/testing/serverProcess';
import { addDriver, newSession, openTestServer } from '../server/testing/testServer';
import { validBodies } from '../server/testing/validBodies';
import { root } from '../tools/machine/paths';
import { compareReports, measureReports } from './createReports';
import { anyAddress, measure, type Load } from './requests';

const json = { 'content-type': 'application/json' };
const loginPath = '/api/account/login/';
const credentials = JSON.stringify({ username: 'driver', password: 'linehaul-demo' });

async function measureHello() {
  const hello = await startProcess({}, 'bench/hello.ts');
  const figures = await measure("bare Fastify 'hello'", hello.url, { path: '/' });
  hello.signal('SIGKILL');
  return figures;
}

/** Returns the time in ms for a view of the map with twenty tiles, which it loads at once. */
async function firstView(origin: string): Promise<number> {
  const columns = [5, 6, 7, 8, 9];
  const rows = [10, 11, 12, 13];
  const startedAt = performance.now();
  const tiles = columns.flatMap((x) => rows.map((y) => fetch(`${origin}/tiles/5/${x}/${y}.svg`)));
  for (const response of await Promise.all(tiles)) await response.arrayBuffer();
  return performance.now() - startedAt;
}

/** Throws if the server sends the page unrendered, because then the bench would not measure rendering. */
async function checkRendered(origin: string): Promise<void> {
  const page = await (await fetch(origin)).text();
  if (!page.includes('<h1')) throw new Error('The page is not rendered.');
}

async function measureServer(origin: string) {
  const loads: [string, Load][] = [
    ['content read', { path: '/api/common/services/' }],
    ['rendered page /', { path: '/' }],
    ['map tile', { path: '/tiles/5/7/12.svg' }],
    [
      'login (argon2id)',
      { path: loginPath, method: 'POST', headers: json, body: () => credentials },
    ],
  ];
  // The first load only warms up the process.
  await measure('warm-up', origin, { path: '/api/common/services/' });
  const rows = [];
  for (const [name, load] of loads) rows.push(await measure(name, origin, load));
  return rows;
}

async function loadTable(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'linehaul-bench-'));
  const env = { DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'error', TRUST_PROXY: 'loopback' };
  const server = await startProcess(env, join(root, 'dist/server/main.js'));
  try {
    await checkRendered(server.url);
    const view = await firstView(server.url);
    const baseline = await measureHello();
    const rows = [baseline, ...(await measureServer(server.url)), await measureReports(root)];
    console.table(
      rows.map(({ name, perSecond, p99, errors }) => ({
        call: name,
        'requests/s': Math.round(perSecond),
        'of hello': (perSecond / baseline.perSecond).toFixed(3),
        'p99 ms': p99,
        errors,
      })),
    );
    console.log(`First view of the map, 20 tiles: ${Math.round(view)} ms`);
  } finally {
    server.signal('SIGTERM');
    await server.exited;
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Measures failed logins, because their duration must not reveal which usernames exist. Takes the medians of 200
 * interleaved attempts.
 */
async function loginTimes(): Promise<void> {
  const server = await openTestServer('embedded');
  server.api.guesses = new PasswordGuesses(new Limits(), {
    account: { points: 1_000_000, seconds: 60 },
  });
  const known = await addDriver(server);
  const measureSignIn = async (username: string) => {
    const startedAt = performance.now();
    const payload = { username, password: 'not the password' };
    await server.app.inject({
      method: 'POST',
      url: loginPath,
      payload,
      remoteAddress: anyAddress(),
    });
    return performance.now() - startedAt;
  };
  const times = { known: [] as number[], unknown: [] as number[] };
  for (let tries = 0; tries < 200; tries += 1) {
    times.known.push(await measureSignIn(known));
    times.unknown.push(await measureSignIn(`nobody-${tries}`));
  }
  await server.close();
  const median = (list: number[]) => list.sort((a, b) => a - b)[list.length / 2] ?? NaN;
  const ratio = median(times.unknown) / median(times.known);
  console.log(
    `Failed login, unknown user relative to known user, medians of 200: ratio ${ratio.toFixed(3)}`,
  );
}

/** Compares the reports with those of BENCH_BASELINE, the folder of another built checkout, in alternating rounds. */
async function compareWithBaseline(): Promise<void> {
  const baseline = process.env.BENCH_BASELINE;
  if (baseline === undefined) return;
  for (const kind of databaseKinds) {
    await compareReports(root, baseline, kind, 'all clear');
    await compareReports(root, baseline, kind, 'with a defect');
  }
}

/** Returns the longest time in ms for which the event loop was blocked. */
async function longestBlock(respondToAll: () => Promise<void>): Promise<number> {
  const delays = monitorEventLoopDelay({ resolution: 1 });
  delays.enable();
  await respondToAll();
  delays.disable();
  return delays.max / 1e6;
}

/** Sends ordinary requests, and texts of the maximum body size that make a careless regular expression backtrack. */
async function longestBlocks(): Promise<void> {
  const server = await openTestServer('embedded');
  const { access } = await newSession(server);
  const send = (method: string, path: string, payload: object) =>
    server.app.inject({
      method: method.toUpperCase() as 'POST',
      url: path.replace(':id', '1'),
      headers: { authorization: `Bearer ${access}` },
      remoteAddress: anyAddress(),
      payload,
    });
  const writes = specifiedCalls.filter(({ bodies }) => bodies.length > 0);
  const sendAll = (makeBodies: (path: string) => object[]) => async () => {
    for (const { method, path } of writes) {
      for (const body of makeBodies(path)) await send(method, path, body);
    }
  };
  const honest = sendAll((path) => overlongBodies(path).map(() => validBodies[path] ?? {}));
  // The first round only warms up the process.
  await honest();
  const [usual, hostile] = [
    await longestBlock(honest),
    await longestBlock(sendAll(overlongBodies)),
  ];
  await server.close();
  console.log(
    `Longest block of the event loop: ordinary requests ${usual.toFixed(0)} ms, hostile texts of 60 KB ${hostile.toFixed(0)} ms`,
  );
}

loadTable()
  .then(loginTimes)
  .then(longestBlocks)
  .then(compareWithBaseline)
  .catch((error: unknown) => {
    console.error(error);
    process.exitCode = 1;
  });

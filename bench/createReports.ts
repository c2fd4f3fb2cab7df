/** Measures how fast concurrent drivers create reports, on this build or on this and another build in turn. */
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { hashPassword } from '../server/domain/accounts/passwords';
import type { Database } from '../server/platform/database/Database';
import { openEmbedded } from '../server/platform/database/embedded';
import { migrate } from '../server/platform/database/migrate';
import { openPostgres } from '../server/platform/database/postgres';
import { createPostgresDatabase, type DatabaseKind } from '../server/testing/databases';
import { report } from '../server/testing/reports';
import { startProcess } from '../server/testing/serverProcess';
import { anyAddress, measure, requestsSent, type Figures } from './requests';

const drivers = Array.from({ length: 20 }, (_, n) => `bench-driver-${n}`);
const password = 'correct horse battery';
const json = { 'content-type': 'application/json' };

const reportKinds = {
  'all clear': () => report({ truck_number: `T${requestsSent()}` }),
  'with a defect': () =>
    report({
      truck_number: `T${requestsSent()}`,
      horn: false,
      comments: [{ vehicle_inspection: null, key: 'horn', text: 'Silent', fixed: false }],
    }),
} as const;
type ReportKind = keyof typeof reportKinds;

interface Candidate {
  measureOnce(): Promise<Figures>;
  stop(): Promise<void>;
}

async function addDrivers(database: Database, build: string): Promise<void> {
  await migrate(database, join(build, 'dist/server/migrations'));
  const hash = await hashPassword(password);
  for (const name of drivers) {
    await database.queries.execute(
      sql`insert into users (username, email, password_hash) values (${name}, '', ${hash})`,
    );
  }
  await database.close();
}

async function prepareEmbedded(build: string) {
  const folder = await mkdtemp(join(tmpdir(), 'linehaul-bench-'));
  const dataDir = join(folder, 'data');
  await mkdir(dataDir);
  await addDrivers(await openEmbedded(dataDir), build);
  return {
    env: { DATA_DIR: dataDir },
    drop: () => rm(folder, { recursive: true, force: true }),
  };
}

async function preparePostgres(build: string) {
  const { url, drop } = await createPostgresDatabase();
  await addDrivers(await openPostgres(url), build);
  return { env: { DATABASE_URL: url, TOKEN_SECRET: 'a secret of the bench, 32 characters' }, drop };
}

async function logIn(origin: string, username: string): Promise<string> {
  const response = await fetch(`${origin}/api/account/login/`, {
    method: 'POST',
    headers: { ...json, 'x-forwarded-for': anyAddress() },
    body: JSON.stringify({ username, password }),
  });
  const { access } = (await response.json()) as { access: string };
  return access;
}

async function start(
  build: string,
  kind: DatabaseKind,
  what: ReportKind = 'all clear',
): Promise<Candidate> {
  const prepare = kind === 'embedded' ? prepareEmbedded : preparePostgres;
  const { env, drop } = await prepare(build);
  const settings = {
    ...env,
    LOG_LEVEL: 'error',
    TRUST_PROXY: 'loopback',
    ACCESS_TOKEN_SECONDS: '3600',
  };
  const server = await startProcess(settings, join(build, 'dist/server/main.js'));
  const bearers = [];
  for (const name of drivers) bearers.push(await logIn(server.url, name));
  const load = {
    path: '/api/driver/create/inspection/',
    method: 'POST',
    headers: json,
    bearers,
    body: () => JSON.stringify(reportKinds[what]()),
  };
  return {
    measureOnce: () => measure('create inspection', server.url, load, 1),
    stop: async () => {
      server.signal('SIGTERM');
      await server.exited;
      await drop();
    },
  };
}

function median(values: number[]): number {
  return values.sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? NaN;
}

/**
 * Compares this build with another built checkout. Alternates their rounds, so that other load on the machine affects
 * both.
 */
export async function compareReports(
  own: string,
  other: string,
  kind: DatabaseKind,
  what: ReportKind,
) {
  const builds = [await start(own, kind, what), await start(other, kind, what)] as const;
  const rows = [];
  // The first round only warms up the process.
  for (const build of builds) await build.measureOnce();
  for (let round = 0; round < 21; round += 1) {
    // Each build is first in every other round, so that varying load favors neither.
    const inOrder = round % 2 === 0 ? builds : ([builds[1], builds[0]] as const);
    const [first, second] = [await inOrder[0].measureOnce(), await inOrder[1].measureOnce()];
    const [ours, theirs] = round % 2 === 0 ? [first, second] : [second, first];
    const errors = ours.errors + theirs.errors;
    rows.push({ ours, theirs, errors, ratio: ours.perSecond / theirs.perSecond });
  }
  for (const build of builds) await build.stop();
  console.table(
    rows.map(({ ours, theirs, ratio, errors }) => ({
      'this build, reports/s': Math.round(ours.perSecond),
      'baseline, reports/s': Math.round(theirs.perSecond),
      ratio: ratio.toFixed(2),
      'p99 ms': `${ours.p99} / ${theirs.p99}`,
      errors,
    })),
  );
  const ratio = median(rows.map((row) => row.ratio));
  console.log(
    `Create inspection, ${what} (${kind}), 20 drivers: ${ratio.toFixed(2)} times the baseline`,
  );
}

export async function measureReports(own: string): Promise<Figures> {
  const build = await start(own, 'embedded');
  await build.measureOnce();
  const figures = await build.measureOnce();
  await build.stop();
  return figures;
}

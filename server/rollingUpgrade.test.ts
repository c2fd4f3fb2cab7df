import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { calls, withId } from '@/contract/calls';
import { version } from '../package.json';
import releases from '../releases.json';
import { hashPassword } from './domain/accounts/passwords';
import { openPostgres } from './platform/database/postgres';
import { migrationState } from './platform/database/migrate';
import { queryRows } from './platform/database/rows';
import { bothDatabases, createPostgresDatabase, migrationsFolder } from './testing/databases';
import { report } from './testing/reports';
import { startProcess } from './testing/serverProcess';
import { testPassword } from './testing/testServer';
import { until } from './testing/until';

// @only-all: builds the server of the last recorded commit, and runs it next to this one.

const root = join(__dirname, '..');
const [name = '', commit = ''] = Object.entries(releases).at(-1) ?? [];
const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: root, stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 1e9 });

function isInClone(): boolean {
  try {
    git('cat-file', '-e', `${commit}^{commit}`);
    return true;
  } catch {
    return false;
  }
}

/** Builds the server as `tools/jest/setUpServer.ts` does. */
const buildServer = `import webpack from 'webpack';
import { serverConfig } from './tools/webpack/node';
webpack(serverConfig({ mode: 'development', output: __dirname }), (error, stats) => {
  if (error || stats?.hasErrors()) throw error ?? new Error(stats?.toString('errors-only'));
});`;

/** Builds the server of the recorded commit, unless it is already built. Returns the path of its program. */
function buildRecorded(): string {
  const folder = join(root, '.cache', 'recordedServers', commit);
  const program = join(folder, 'server', 'main.js');
  if (existsSync(program)) return program;
  const source = `${folder}-source`;
  for (const made of [folder, source]) {
    rmSync(made, { recursive: true, force: true });
    mkdirSync(made, { recursive: true });
  }
  execFileSync('tar', ['-x', '-C', source], { input: git('archive', commit) });
  const built = join(source, 'built');
  mkdirSync(built);
  writeFileSync(
    join(source, 'buildServer.ts'),
    buildServer.replace('__dirname', JSON.stringify(built)),
  );
  execFileSync(process.execPath, ['--import', 'tsx', 'buildServer.ts'], { cwd: source });
  renameSync(join(built, 'server'), join(folder, 'server'));
  rmSync(source, { recursive: true });
  return program;
}

const session = v.object({ access: v.string() });
const created = v.object({ id: v.number() });
const horn = (fixed: boolean) => [
  { vehicle_inspection: null, key: 'horn' as const, text: 'Silent', fixed },
];

/** Drivers who create reports with a defect and fix the defect. Each call goes to a random serving process. */
class Drivers {
  serving: string[] = [];
  readonly failures: string[] = [];
  creates = 0;
  patches = 0;
  private readonly underWay = new Map<string, number>();
  private isOver = false;

  async work(username: string): Promise<void> {
    const login = { username, password: testPassword };
    const { access } = v.parse(session, await this.send('POST', calls.login, login));
    while (!this.isOver) {
      const truck_number = `T-${username}`;
      const body = report({ truck_number, horn: false, comments: horn(false) });
      const answer = await this.send('POST', calls.createInspection, body, access);
      const saved = v.safeParse(created, answer);
      if (!saved.success) continue;
      this.creates += 1;
      const fix = { comments: horn(true), horn: true };
      const path = withId(calls.updateInspection, saved.output.id);
      if (await this.send('PATCH', path, fix, access)) this.patches += 1;
    }
  }

  end(): void {
    this.isOver = true;
  }

  async haveMade(count: number): Promise<void> {
    const [creates, patches] = [this.creates + count, this.patches + count];
    await until(
      () => this.failures.length > 0 || (this.creates >= creates && this.patches >= patches),
    );
  }

  async haveLeft(url: string): Promise<void> {
    this.serving = this.serving.filter((one) => one !== url);
    await until(() => this.underWay.get(url) === 0);
  }

  private async send(method: string, path: string, body: object, access = ''): Promise<unknown> {
    const url = this.serving[Math.floor(Math.random() * this.serving.length)] ?? '';
    this.count(url, 1);
    try {
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${access}` };
      const init = { method, headers, body: JSON.stringify(body) };
      const response = await fetch(url + path, init);
      const text = await response.text();
      if (response.ok) return JSON.parse(text);
      this.failures.push(`${method} ${path}: ${response.status} ${text}`);
    } catch (error) {
      this.failures.push(`${method} ${path}: ${String(error)}`);
    } finally {
      this.count(url, -1);
    }
    // Stops all drivers after the first failure.
    this.end();
    return null;
  }

  private count(url: string, change: number): void {
    this.underWay.set(url, (this.underWay.get(url) ?? 0) + change);
  }
}

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

const isPossible = bothDatabases.includes('postgres') && isInClone();
const missing = `skipped: PostgreSQL or commit ${commit.slice(0, 8)} is missing here`;

(isPossible ? it : it.skip)(
  `during an upgrade from ${name}, one process on PostgreSQL after the other, every create and every fix succeeds and is stored${isPossible ? '' : ` (${missing})`}`,
  async () => {
    const program = buildRecorded();
    const made = await createPostgresDatabase();
    const env = { DATABASE_URL: made.url, TOKEN_SECRET: 'x'.repeat(40), SEED: 'none' };
    ends.push(made.drop);
    const before = await startProcess(env, program);
    ends.push(() => before.signal('SIGKILL'));
    const database = await openPostgres(made.url);
    ends.push(database.close);
    const { applied } = await migrationState(database.queries, migrationsFolder);
    const hash = await hashPassword(testPassword);
    await database.queries.execute(sql`insert into users (username, email, password_hash)
      select 'driver' || n, '', ${hash} from generate_series(1, 4) n`);
    const readiness = async (url: string) => (await fetch(`${url}/readyz`)).status;

    const drivers = new Drivers();
    drivers.serving = [before.url];
    ends.push(() => drivers.end());
    const shift = [1, 2, 3, 4].map((n) => drivers.work(`driver${n}`));
    await drivers.haveMade(20);
    const after = await startProcess(env);
    ends.push(() => after.signal('SIGKILL'));
    expect(await (await fetch(`${after.url}/healthz`)).json()).toEqual({ status: 'ok', version });
    drivers.serving.push(after.url);
    await drivers.haveMade(40);
    expect([await readiness(before.url), await readiness(after.url)]).toEqual([200, 200]);
    await drivers.haveLeft(before.url);
    before.signal('SIGTERM');
    expect(await before.exited).toBe(0);
    await drivers.haveMade(20);
    drivers.end();
    await Promise.all(shift);

    expect(drivers.failures).toEqual([]);
    const stored = await queryRows(
      database.queries,
      sql`select (select count(*)::integer from inspections) as creates,
        (select count(*)::integer from inspection_comments where fixed) as patches`,
    );
    const { creates, patches } = drivers;
    expect(stored).toEqual([{ creates, patches }]);
    const now = await migrationState(database.queries, migrationsFolder);
    const migrations = now.applied.filter((one) => !applied.includes(one)).length;
    process.stdout.write(
      `From ${name} (${commit.slice(0, 8)}) to ${version}, ${migrations} migrations: ${creates} creates, ${patches} patches, 0 failures.\n`,
    );
  },
);

import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deliveries } from '../../domain/tables/deliveries';
import type { Database } from '../../platform/database/Database';
import {
  bothDatabases,
  migratedDataFolder,
  migrationsFolder,
  openMigrated,
} from '../../testing/databases';
import { Readiness } from '../../platform/database/Readiness';
import { openEmbedded } from '../../platform/database/embedded';
import { Driver } from '../../testing/drivers';
import { openTestServer, send, type TestServer } from '../../testing/testServer';
import { keepBackup } from '../backup/keptBackups';
import { createMetrics, serveMetrics } from './serveMetrics';

// Runs on both databases, because PostgreSQL's pool has additional metrics.
describe.each(bothDatabases)('/metrics on %s', (kind) => {
  let database: Database;
  let server: TestServer;
  let metrics: Awaited<ReturnType<typeof serveMetrics>>;
  beforeAll(async () => {
    database = await openMigrated(kind);
    const registry = createMetrics({
      database,
      readiness: new Readiness(database, migrationsFolder),
    });
    server = await openTestServer(kind, { database, metrics: registry });
    metrics = await serveMetrics(registry, '127.0.0.1', 0);
  });
  afterAll(async () => {
    await metrics.close();
    await server.close();
  });

  const scrape = async () => (await fetch(`http://127.0.0.1:${metrics.port}/metrics`)).text();

  it('/metrics counts requests by route and status, rejected sign-ins, reports by result and notifications', async () => {
    const dana = await Driver.signedIn(server);
    await dana.reports(['horn']);
    const wrong = { username: 'nobody', password: 'wrong' };
    await send(server, 'POST', '/api/account/login/', wrong);
    await send(server, 'GET', '/api/office/defects/123456/?search=secret');
    const createdAt = new Date(Date.now() - 3_600_000);
    await database.queries
      .insert(deliveries)
      .values({ channel: 'webhook', kind: 'report', recordId: 1, createdAt });

    const text = await scrape();
    expect(text).toMatch(
      /_count\{method="POST",route="\/api\/account\/login\/",status="4\d\d"\} 1/,
    );
    expect(text).toContain('linehaul_failed_sign_ins_total 1');
    expect(text).toContain('linehaul_reports{result="defects_open"} 1');
    expect(text).toMatch(/linehaul_notifications\{state="waiting"\} [1-9]/);
    expect(Number(/^linehaul_notifications_age_seconds (\S+)$/m.exec(text)?.[1])).toBeGreaterThan(
      3599,
    );
    expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds \d/m);
    expect(text.includes('linehaul_pool_connections{use="busy"}')).toBe(kind === 'postgres');
    expect(text).not.toMatch(/123456|secret/);
  });

  it("/metrics omits the database's values while the database does not respond", async () => {
    await database.close();
    const text = await scrape();
    expect(text).toContain('linehaul_failed_sign_ins_total');
    expect(text).not.toMatch(/^linehaul_(reports|notifications)/m);
  });
});

it("/metrics shows the age of the embedded database's newest backup, and no value if there is none", async () => {
  const folder = await migratedDataFolder();
  const database = await openEmbedded(folder);
  const registry = createMetrics({ database, readiness: { fault: async () => null } });
  expect(await registry.metrics()).not.toMatch(/^linehaul_backup_age_seconds/m);
  await keepBackup(database, folder);
  expect(await registry.metrics()).toMatch(/^linehaul_backup_age_seconds \d+\.\d+$/m);
  await database.close();
});

it('/metrics contains every metric that the alerts and the dashboard name', async () => {
  const folder = join(__dirname, '../../../deploy/prometheus');
  const texts = ['alerts.yml', 'grafana-dashboard.json'].map((name) =>
    readFileSync(join(folder, name), 'utf8'),
  );
  const named = texts.join().match(/\b(linehaul|nodejs|process)_[a-z0-9_]+/g) ?? [];
  const database = await openMigrated('embedded');
  // Imitates a database with both a pool and a folder, so that no metric is missing.
  const pool = { totalCount: 1, idleCount: 1, waitingCount: 0 };
  const whole = { ...database, pool, dataFolder: 'none' } as unknown as Database;
  const registry = createMetrics({ database: whole, readiness: { fault: async () => null } });
  await (await openTestServer('embedded', { database, metrics: registry })).close();
  const known = registry.getMetricsAsArray().map(({ name }) => name);
  const missing = named.filter((name) => !known.includes(name.replace(/_(count|bucket)$/, '')));
  expect([named.length > 15, missing]).toEqual([true, []]);
  await database.close();
});

const promtool = '/usr/bin/promtool';

(existsSync(promtool) ? it : it.skip)(
  'the Prometheus alerts pass the rule tests of promtool',
  () => {
    const rules = join(__dirname, '../../../deploy/prometheus/alerts.test.yml');
    const output = execFileSync(promtool, ['test', 'rules', rules], { encoding: 'utf8' });
    expect(output).toContain('SUCCESS');
  },
);

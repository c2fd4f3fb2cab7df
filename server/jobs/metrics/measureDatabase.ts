import { stat } from 'node:fs/promises';
import { count, isNull, sql } from 'drizzle-orm';
import { Gauge, type Registry } from 'prom-client';
import { lastDrill } from '../../domain/backups/restoreDrill';
import { deliveries } from '../../domain/tables/deliveries';
import { inspections } from '../../domain/tables/inspections';
import type { Database } from '../../platform/database/Database';
import { freeBytes } from '../../platform/database/diskFull';
import type { Readiness } from '../../platform/database/Readiness';
import { newestBackup } from '../backup/keptBackups';

/** Makes gauges that read a new value at each scrape. If `read` fails, the gauge has no value. */
function gaugesIn(registry: Registry) {
  return <Label extends string>(
    name: string,
    help: string,
    labelNames: Label[],
    read: (gauge: Gauge<Label>) => Promise<void> | void,
  ) =>
    new Gauge({
      name: `linehaul_${name}`,
      help,
      labelNames,
      registers: [registry],
      async collect() {
        this.reset();
        try {
          await read(this);
        } catch {
          // Resetting a gauge without labels would set it to 0, which would look like a measurement.
          if (labelNames.length === 0) this.remove();
          else this.reset();
        }
      },
    });
}

export interface Measured {
  database: Database;
  readiness: Pick<Readiness, 'fault'>;
}

export function measureDatabase({ database, readiness }: Measured, registry: Registry): void {
  const { queries, pool, dataFolder } = database;
  const gauge = gaugesIn(registry);
  gauge('not_ready', '1 for the reason why /readyz responds 503.', ['reason'], async (faults) => {
    const fault = await readiness.fault();
    if (fault) faults.set({ reason: fault.reason }, 1);
  });
  gauge('reports', 'Reports that are not superseded, by result.', ['result'], async (reports) => {
    const rows = await queries
      .select({ result: inspections.result, count: count() })
      .from(inspections)
      .where(isNull(inspections.supersededAt))
      .groupBy(inspections.result);
    for (const row of rows) reports.set({ result: row.result }, row.count);
  });
  const outbox = async () => {
    const [row] = await queries
      .select({
        waiting: sql`count(*) filter (where ${deliveries.failedAt} is null)`.mapWith(Number),
        failed: count(deliveries.failedAt),
        age: sql`coalesce(extract(epoch from now() - min(${deliveries.createdAt})
          filter (where ${deliveries.failedAt} is null)), 0)`.mapWith(Number),
      })
      .from(deliveries)
      .where(isNull(deliveries.deliveredAt));
    return row ?? { waiting: 0, failed: 0, age: 0 };
  };
  gauge('notifications', 'Notifications not delivered, by state.', ['state'], async (states) => {
    const { waiting, failed } = await outbox();
    states.set({ state: 'waiting' }, waiting);
    states.set({ state: 'failed' }, failed);
  });
  gauge('notifications_age_seconds', 'Age of the oldest that waits.', [], async (age) =>
    age.set((await outbox()).age),
  );
  if (dataFolder) measureFolder(gauge, dataFolder);
  if (pool) {
    gauge('pool_connections', 'Connections to PostgreSQL, by use.', ['use'], (connections) => {
      connections.set({ use: 'busy' }, pool.totalCount - pool.idleCount);
      connections.set({ use: 'idle' }, pool.idleCount);
    });
    gauge('pool_waiting', 'Queries that wait for a connection.', [], (waiting) =>
      waiting.set(pool.waitingCount),
    );
  }
}

function measureFolder(gauge: ReturnType<typeof gaugesIn>, folder: string): void {
  gauge('disk_free_bytes', 'Bytes that are free for DATA_DIR.', [], (free) =>
    free.set(freeBytes(folder)),
  );
  gauge('backup_age_seconds', 'Age of the newest backup.', [], async (age) => {
    const path = await newestBackup(folder);
    if (path !== null) age.set((Date.now() - (await stat(path)).mtimeMs) / 1000);
    else age.remove();
  });
  gauge('restore_drill_age_seconds', 'Age of the last backup that came back.', [], async (age) => {
    const drill = await lastDrill(folder);
    if (drill?.problem === null) age.set((Date.now() - Date.parse(drill.backup_at)) / 1000);
    else age.remove();
  });
  gauge('restore_drill_failed', '1 if the last backup did not come back.', [], async (failed) => {
    const drill = await lastDrill(folder);
    if (drill) failed.set(drill.problem === null ? 0 : 1);
    else failed.remove();
  });
}

import { hash } from '@node-rs/argon2';
import { sql } from 'drizzle-orm';
import { checklistKeys, type ChecklistKey } from '@/contract/checklist';
import type { Role } from '@/contract/office/roles';
import { HoldWatch } from '../server/jobs/notifications/HoldWatch';
import { DailyPurge } from '../server/jobs/retention/DailyPurge';
import { certificationLines } from '../server/domain/auditPackage/certifications';
import { dayIn } from '../server/domain/dayIn';
import { latestPurgeDay, purgeReports } from '../server/domain/reports/purgeReports';
import { readRecord } from '../server/domain/reports/readReports';
import { users } from '../server/domain/tables/accounts';
import type { Database } from '../server/platform/database/Database';
import { queryRows } from '../server/platform/database/rows';
import { deleteAll } from '../server/testing/databases';
import { timeZone, type StoredPhoto, type StoredReport } from './contents';
import { openTestServer, type TestServer } from '../server/testing/testServer';

type ReportRow = Record<ChecklistKey, boolean | null> & {
  id: number | string;
  owner_id: number | string;
  truck_number: string;
  trailer_numbers: string;
  odometer_reading: string;
  drivers_signature: string;
  texts: Record<string, string>;
  vehicles: StoredReport['vehicles'];
  sent_at: unknown;
};

export const password = 'correct horse battery';

/** A cheap hash that all accounts share, because verifying a usual one takes longer than most steps. */
let hashed: Promise<string> | undefined;

/** Linehaul's server on a database of its own. It stops and starts with the same database. */
export class Server {
  running: TestServer | null = null;
  private jobs: (HoldWatch | DailyPurge)[] = [];

  private constructor(readonly database: Database) {}

  /** Opens the server without any accounts and reports. All servers of a process use one database, one after another. */
  static async opened(database: Database): Promise<Server> {
    // The server before would hear of the deleted content.
    await database.queries.execute(sql`unlisten *`);
    await deleteAll(database);
    const server = new Server(database);
    await server.start();
    return server;
  }

  async start(): Promise<TestServer> {
    const running = await openTestServer('embedded', {
      database: this.database,
      settings: { accessTokenSeconds: 300, timeZone },
    });
    const report = (problem: string) => {
      throw new Error(problem);
    };
    this.jobs = [new HoldWatch(running.api, report), new DailyPurge(this.database, report, 10)];
    for (const job of this.jobs) job.start();
    this.running = running;
    return running;
  }

  async stop(): Promise<void> {
    const { running, jobs } = this;
    this.running = null;
    for (const job of jobs) await job.stop();
    await running?.close();
  }

  /** The newest reports as they are stored, newest first. */
  async readReports(count: number): Promise<StoredReport[]> {
    const rows = await queryRows<ReportRow>(
      this.database.queries,
      sql`select i.*,
        (select coalesce(json_object_agg(c.key, c.text), '{}') from inspection_comments c
          where c.inspection_id = i.id and not c.fixed) as texts,
        (select coalesce(json_agg(json_build_object(
            'id', coalesce(v.merged_into, v.id), 'kind', v.kind)), '[]')
          from report_vehicles r join vehicles v on v.id = r.vehicle_id
          where r.report_id = i.id) as vehicles
        from inspections i order by i.updated_at desc, i.id desc limit ${count}`,
    );
    return rows.map((row) => ({
      id: Number(row.id),
      driver: Number(row.owner_id),
      truck: row.truck_number,
      trailers: row.trailer_numbers,
      marks: Object.fromEntries(
        checklistKeys.flatMap((key) => (row[key] === null ? [] : [[key, row[key]]])),
      ),
      texts: row.texts,
      fields: { odometer: row.odometer_reading, signature: row.drivers_signature },
      vehicles: row.vehicles,
      isSent: row.sent_at !== null,
    }));
  }

  /** The photos, each with the item and the reports of its defects. */
  readPhotos(): Promise<StoredPhoto[]> {
    return queryRows<StoredPhoto>(
      this.database.queries,
      sql`select photo_id as id, item, json_agg(r.report_id) as reports
        from photographed_defects p join defects d on d.id = p.defect_id
          join report_defects r on r.defect_id = d.id
        group by photo_id, item`,
    );
  }

  /** What `certifications.csv` of the audit package says of each report's defects. */
  async readPackage(): Promise<{ vehicle: number; item: string; report: number; says: string }[]> {
    const { queries } = this.database;
    const ids = await queryRows<{ id: number | string }>(queries, sql`select id from inspections`);
    const day = { today: dayIn(timeZone, new Date()), timeZone };
    const records = await Promise.all(ids.map(({ id }) => readRecord(queries, Number(id), day)));
    return records.flatMap((record, at) =>
      (record?.defects ?? []).map((defect) => ({
        report: Number(ids[at]?.id),
        vehicle: defect.vehicle.id,
        item: defect.item,
        says: record ? certificationLines({ ...record, defects: [defect] }, timeZone) : '',
      })),
    );
  }

  /** Deletes the reports that need not be kept any longer. */
  async purges(): Promise<void> {
    const before = await latestPurgeDay(this.database.queries, timeZone);
    await purgeReports(this.database, { before, timeZone });
  }

  async addAccount(username: string, role: Role): Promise<{ id: number; passwordHash: string }> {
    const passwordHash = await (hashed ??= hash(password, {
      memoryCost: 64,
      timeCost: 1,
      parallelism: 1,
    }));
    const [added] = await this.database.queries
      .insert(users)
      .values({ username, email: `${username}@example.com`, passwordHash, role })
      .returning();
    if (!added) throw new Error('no account was added');
    return { id: added.id, passwordHash };
  }
}

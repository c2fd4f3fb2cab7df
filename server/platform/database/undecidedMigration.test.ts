import { sql } from 'drizzle-orm';
import { upgradeLines, readUpgraded } from '../../commands/upgradeChanges';
import { undecidedMigration, warnOfHeld } from '../../domain/defects/heldByUpgrade';
import { Announcements } from '../../domain/notifications/Announcements';
import { announceHolds } from '../../domain/notifications/announceHolds';
import { databaseKinds, migrationsFolder, openEmpty } from '../../testing/databases';
import type { Database } from './Database';
import { migrate, readMigrations } from './migrate';
import { queryRows } from './rows';

const landed = '0100_changed_emails.sql';

describe.each(databaseKinds)(
  'a fleet from a version in which § items alone held, on %s',
  (kind) => {
    let database: Database;
    let ran: string[];
    beforeAll(async () => {
      database = await openEmpty(kind);
      await migrate(database, migrationsFolder, landed);
      const run = (query: ReturnType<typeof sql>) => database.queries.execute(query);
      await run(
        sql`insert into users (id, username, email, password_hash) values (1, 'mbell', '', '')`,
      );
      await run(sql`insert into company (name) values ('Northway Freight')`);
      for (const [id, item, needsRepair] of [
        [1, 'horn', false],
        [2, 'frame_and_assembly', false],
        [3, 'radiator', true],
        [4, 'fuel_tanks', false],
        [5, 'trip_recorder', false],
        [6, 'trip_recorder', true],
      ] as const) {
        await run(sql`insert into vehicles (id, kind, number, number_key, key, look_key)
        values (${id}, 'truck', ${`T-${id}`}, ${`T-${id}`}, ${`T${id}`}, ${`T${id}`})`);
        await run(sql`insert into defects (vehicle_id, item, description, inspected_on, reported_by, needs_correction)
        values (${id}, ${item}, 'Broken', '2026-11-21', 1, ${needsRepair})`);
      }
      const upgradedTo = await migrate(database, migrationsFolder, '0120_deferral_limits.sql');
      // As a version announced it that did not tell what waits.
      await run(
        sql`insert into vehicle_events (vehicle_id, event, items) values (4, 'held', '{fuel_tanks}')`,
      );
      ran = [...upgradedTo, ...(await migrate(database, migrationsFolder))];
    });
    afterAll(() => database.close());

    it('check --upgrade and the log of the start say how many vehicles the upgrade newly holds, before and after', async () => {
      const text = '2 vehicles are newly held by undecided defects: 3 before, 5 after';
      const applied = (await readMigrations(migrationsFolder)).filter(({ name }) => name > landed);
      const upgraded = await readUpgraded(database.queries, 'America/Chicago');
      expect(upgradeLines(applied, [], upgraded)).toContainEqual(['fleet', text]);
      const warn = jest.fn();
      await warnOfHeld(database.queries, { ran, warn, ownTimeZone: 'America/Chicago' });
      expect(warn.mock.calls).toEqual([[`${text}.`]]);
    });

    it('a vehicle that was announced as held before an announcement told what waits is not announced again', async () => {
      const { queries } = database;
      const webhook = { url: 'http://carrier.example', secret: 'a secret of the receiver' };
      const notifications = new Announcements({ webhook, mail: null });
      const among = sql`vehicles.id in (4, 6)`;
      await announceHolds(queries, { notifications, today: '2026-11-22' }, among);
      const events = await queryRows(
        queries,
        sql`select id::int, vehicle_id::int as vehicle, waiting from vehicle_events order by id`,
      );
      expect(events).toMatchObject([
        { vehicle: 4, waiting: [] },
        { vehicle: 4, waiting: ['fuel_tanks'] },
        { vehicle: 6, waiting: [] },
      ]);
      const announced = await queryRows(queries, sql`select record_id::int as id from deliveries`);
      expect(announced).toEqual([{ id: 3 }]);
    });

    it('a later upgrade says nothing about held vehicles', async () => {
      const later = (await readMigrations(migrationsFolder)).filter(
        ({ name }) => name > undecidedMigration,
      );
      const upgraded = await readUpgraded(database.queries, 'America/Chicago');
      expect(upgradeLines(later, [], upgraded).map(String).join()).not.toContain('newly held');
      const warn = jest.fn();
      await warnOfHeld(database.queries, { ran: [], warn, ownTimeZone: 'UTC' });
      expect(warn).not.toHaveBeenCalled();
    });
  },
);

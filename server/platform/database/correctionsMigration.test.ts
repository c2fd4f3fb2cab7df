import { sql } from 'drizzle-orm';
import { correctedBy } from '../../domain/reports/corrections';
import { databaseKinds, migrationsFolder, openEmpty } from '../../testing/databases';
import { report } from '../../testing/reports';
import type { Database } from './Database';
import { migrate } from './migrate';
import { queryRows } from './rows';

const [marcus, dana] = [1, 2];

interface Landed {
  driver?: number;
  day?: string;
  trip?: 'before' | 'after';
  truck?: string;
  trailers?: string[];
}

describe.each(databaseKinds)(
  'the migration of corrections and of the times of inspections on %s',
  (kind) => {
    let database: Database;
    beforeEach(async () => {
      database = await openEmpty(kind);
      await migrate(database, migrationsFolder, '0096_trip_index.sql');
      await database.queries.execute(sql`insert into users (id, username, password_hash, role)
      values (${marcus}, 'marcus', '', 'driver'), (${dana}, 'dana', '', 'driver')`);
    });
    afterEach(() => database.close());

    /** Stores a report as the landed version did, received some minutes after midnight. Returns its id. */
    async function reports(minutes: number, landed: Landed = {}): Promise<number> {
      const { driver = marcus, day = '2026-10-05', truck = 'T1', trailers = ['A7'] } = landed;
      const { comments: _, ...values } = report({ truck_number: truck });
      const row = {
        ...values,
        trailer_numbers: trailers.join(', ') || 'none',
        date_inspected: `${day}T06:00:00`,
        // A report equal to the current one is a repeat.
        odometer_reading: String(minutes),
        ...(landed.trip && { trip: landed.trip }),
      };
      const named = [
        { kind: 'truck', number: truck, key: truck },
        ...trailers.map((number) => ({ kind: 'trailer', number, key: number })),
      ].map((one) => ({ ...one, look_key: one.key }));
      const at = sql`'2026-10-05'::timestamptz + make_interval(mins => ${minutes}::integer)`;
      const { queries } = database;
      const [stored] = await queryRows<{ id: string }>(
        queries,
        sql`select id from store_report(${driver}, ${JSON.stringify(row)}::jsonb, '[]', '{}', false,
        ${JSON.stringify(named)}::jsonb)`,
      );
      const id = Number(stored?.id);
      await queries.execute(sql`update inspections set superseded_at = ${at}
      where owner_id = ${driver} and id < ${id} and superseded_at = (
        select created_at from inspections where id = ${id})`);
      await queries.execute(sql`update inspections set created_at = ${at} where id = ${id}`);
      return id;
    }

    async function readCorrections(): Promise<(number | null)[]> {
      await migrate(database, migrationsFolder);
      const rows = await queryRows<{ by: string | null }>(
        database.queries,
        sql`select ${correctedBy(sql`inspections.id`)} as by from inspections order by id`,
      );
      return rows.map(({ by }) => (by === null ? null : Number(by)));
    }

    it.each([0, 59, 60])(
      'a report that came %d minutes after the one that it superseded corrects it',
      async (minutes) => {
        await reports(10, { trip: 'before', trailers: ['A7', 'B7'] });
        const second = await reports(10 + minutes, { trip: 'before', trailers: ['B7', 'A7'] });
        expect(await readCorrections()).toEqual([second, null]);
      },
    );

    it.each<[string, number, Landed]>([
      ['61 minutes later', 61, {}],
      ['of another day', 59, { day: '2026-10-06' }],
      ['of another truck', 59, { truck: 'T2' }],
      ['of another trailer', 59, { trailers: ['B7'] }],
      ['with a second trailer', 59, { trailers: ['A7', 'B7'] }],
      ['without the trailer', 59, { trailers: [] }],
      ['of another part of the trip', 59, { trip: 'after' }],
      ['that names a part of the trip', 59, { trip: 'before' }],
      ['of another driver', 59, { driver: dana }],
    ])('a report %s corrects none', async (_what, minutes, landed) => {
      const first = landed.trip === 'after' ? { trip: 'before' as const } : {};
      await reports(0, first);
      await reports(minutes, landed);
      expect(await readCorrections()).toEqual([null, null]);
    });

    it('a report that came after another one of the same driver corrects only that one, and a sent report is not corrected', async () => {
      await reports(0);
      await reports(10, { truck: 'T2' });
      await reports(20);
      const fourth = await reports(30);
      await database.queries.execute(
        sql`update inspections set sent_at = now() where id = ${fourth}`,
      );
      await reports(40);
      expect(await readCorrections()).toEqual([null, null, fourth, null, null]);
    });

    it('an earlier report, and a report that an earlier build stores, count on the day that the driver typed', async () => {
      await reports(0);
      await migrate(database, migrationsFolder);
      await reports(10, { day: '2026-10-07' });
      const rows = await queryRows<{ times: string }>(
        database.queries,
        sql`select concat_ws(', ', date_inspected, inspected_at) as times from inspections order by id`,
      );
      expect(rows.map(({ times }) => times)).toEqual([
        '2026-10-05 06:00:00, 2026-10-05 06:00:00',
        '2026-10-07 06:00:00, 2026-10-07 06:00:00',
      ]);
    });
  },
);

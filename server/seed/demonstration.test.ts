import { sql } from 'drizzle-orm';
import { toDemoEmail } from '../domain/accounts/demoAccounts';
import { hashPassword } from '../domain/accounts/passwords';
import type { Database } from '../platform/database/Database';
import { openPostgres } from '../platform/database/postgres';
import { queryRows } from '../platform/database/rows';
import { users } from '../domain/tables/accounts';
import {
  bothDatabases,
  createMigratedPostgres,
  deleteAll,
  openMigrated,
} from '../testing/databases';
import { leavesOut } from '../../tools/test/onlyAll';
import { prepareDemonstration } from './demonstration';
import { seedDemo } from './seed';

/** All of the machine's networks, so others could reach the server. Nothing listens in these tests. */
const open = { host: '0.0.0.0', timeZone: 'UTC' };
const closed = { host: 'localhost', timeZone: 'UTC' };

describe('the demonstration', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openMigrated('embedded');
  });
  beforeEach(() => deleteAll(database));
  afterAll(() => database.close());

  const counts = () =>
    queryRows<{ accounts: unknown; contacts: unknown }>(
      database.queries,
      sql`select (select count(*)::int from users) as accounts, (select count(*)::int from contacts) as contacts`,
    );

  it.each([closed, open])(
    "SEED=site with %j stores the demonstration's five accounts and its contacts in an empty database",
    async (where) => {
      await prepareDemonstration({ ...where, seed: 'site' }, database);
      expect(await counts()).toEqual([{ accounts: 5, contacts: 1 }]);
    },
  );

  it.each([closed, open])(
    'SEED=none with %j stores neither accounts nor contacts',
    async (where) => {
      await prepareDemonstration({ ...where, seed: 'none' }, database);
      expect(await counts()).toEqual([{ accounts: 0, contacts: 0 }]);
    },
  );

  it('the start fails with a one-line error if others can reach the server and SEED is unset', async () => {
    const start = prepareDemonstration({ ...open, seed: 'unset' }, database);
    await expect(start).rejects.toThrow(/^SEED must be blank [^\n]+ HOST [^\n]+\.$/);
    expect(await counts()).toEqual([{ accounts: 0, contacts: 0 }]);
  });

  describe('the start with an existing demonstration', () => {
    beforeEach(() => seedDemo(database));
    const start = (seed: 'none' | 'unset', where = open) =>
      prepareDemonstration({ ...where, seed }, database);

    it.each(['none', 'unset'] as const)(
      "the start fails with SEED %s if others can reach the demonstration's accounts, and the one-line error names them",
      async (seed) => {
        await expect(start(seed)).rejects.toThrow(
          /^SEED must be demo [^\n]*driver, driver2, mechanic, dispatcher, admin[^\n]+\.$/,
        );
        await expect(start(seed, closed)).resolves.toBeUndefined();
      },
    );

    it('the start fails with SEED unset if others can reach a demonstration account, even after somebody renames it', async () => {
      await database.queries.execute(sql`delete from users where username <> 'driver'`);
      await database.queries.execute(sql`update users set username = 'dana'`);
      await expect(start('unset')).rejects.toThrow(/ serve dana with /);
    });

    describe('a demonstration from a version without an office', () => {
      beforeEach(async () => {
        await database.queries.execute(sql`delete from users where username not like 'driver%'`);
        await database.queries.execute(sql`update users set full_name = ''`);
      });
      const names = async () => {
        const rows = await database.queries.select().from(users).orderBy(users.id);
        return rows.map(({ username, fullName, role }) => [username, fullName, role]);
      };
      const drivers = [
        ['driver', '', 'driver'],
        ['driver2', '', 'driver'],
      ];
      const restart = () => prepareDemonstration({ ...closed, seed: 'demo' }, database);

      it('an old demonstration gets the accounts that it lacks, and keeps its existing ones', async () => {
        await restart();
        await restart();
        expect(await names()).toEqual([
          ...drivers,
          ['mechanic', 'Hank Novak', 'mechanic'],
          ['dispatcher', 'Dana Whitfield', 'dispatcher'],
          ['admin', 'Priya Raman', 'admin'],
        ]);
      });

      it("an old demonstration with a fleet's drivers also gets the accounts that it lacks", async () => {
        const username = 'james.okoye';
        await database.queries
          .insert(users)
          .values({ username, email: toDemoEmail(username), passwordHash: 'no hash' });
        await restart();
        expect((await names()).length).toBe(6);
      });

      it('an old demonstration gets no new accounts if its carrier has added an account', async () => {
        await database.queries.insert(users).values({
          username: 'dana',
          email: 'dana@northgate.test',
          passwordHash: 'no hash: it is not verified',
        });
        await restart();
        expect(await names()).toEqual([...drivers, ['dana', '', 'driver']]);
      });

      it('an old demonstration gets no accounts if its passwords were changed', async () => {
        const passwordHash = await hashPassword('a longer road to Denver');
        await database.queries.update(users).set({ passwordHash });
        await restart();
        expect(await names()).toEqual(drivers);
      });

      it('an old demonstration gets no account to replace a renamed one', async () => {
        await restart();
        await database.queries.execute(
          sql`update users set username = 'boss' where username = 'admin'`,
        );
        await restart();
        expect((await names()).map(([name]) => name)).toEqual([
          'driver',
          'driver2',
          'mechanic',
          'dispatcher',
          'boss',
        ]);
      });
    });

    it("the start succeeds after the demonstration's accounts are disabled", async () => {
      await database.queries.execute(sql`update users set disabled_at = now()`);
      await expect(start('unset')).resolves.toBeUndefined();
    });

    it("the start succeeds after the demonstration's passwords are changed and 500 accounts are added", async () => {
      const passwordHash = await hashPassword('a longer road to Denver');
      await database.queries.update(users).set({ passwordHash });
      await database.queries.execute(
        sql`insert into users (username, password_hash)
          select 'driver-' || n, 'no hash: it is not verified' from generate_series(1, 500) n`,
      );
      await expect(start('unset')).resolves.toBeUndefined();
    });
  });
});

// Takes half a minute, because the test stores the whole demonstration.
(bothDatabases.includes('postgres') && !leavesOut ? it : it.skip)(
  'two concurrent first starts on PostgreSQL store the demonstration once, and neither fails',
  async () => {
    const { url, drop } = await createMigratedPostgres();
    const starts = await Promise.all([openPostgres(url), openPostgres(url)]);
    const fleet = { now: new Date(), timeZone: 'UTC' };
    const stored = await Promise.all(starts.map((database) => seedDemo(database, fleet)));
    expect(stored.sort()).toEqual([false, true]);
    await Promise.all(starts.map((database) => database.close()));
    await drop();
  },
);

import { sql } from 'drizzle-orm';
import { hashPassword } from '../../domain/accounts/passwords';
import { databaseKinds, migrationsFolder, openEmpty } from '../../testing/databases';
import { openTestServer, send, testPassword, type TestServer } from '../../testing/testServer';
import type { Database } from './Database';
import { migrate } from './migrate';
import { queryRows } from './rows';

// @only-all: a landed migration never changes; vehiclesMigration.test.ts and backup.test.ts upgrade data of earlier versions.

describe.each(databaseKinds)('the upgraded data of build 6fa45f0 on %s', (kind) => {
  let database: Database;
  let server: TestServer;
  beforeAll(async () => {
    database = await openEmpty(kind);
    await migrate(database, migrationsFolder, '0014_office_lists.sql');
    await landedData();
    await migrate(database, migrationsFolder);
    server = await openTestServer(kind, { database });
  });
  afterAll(async () => {
    await server.close();
    await database.close();
  });

  const run = (query: ReturnType<typeof sql>) => database.queries.execute(query);
  const rows = (query: ReturnType<typeof sql>) =>
    queryRows<Record<string, unknown>>(database.queries, query);

  async function landedData() {
    await run(sql`insert into users (id, username, full_name, email, password_hash, role) values
      (1, 'marcus', 'Marcus Bell', 'm@b.example', ${await hashPassword(testPassword)}, 'dispatcher')`);
    await run(sql`insert into deliveries (channel, kind, record_id, created_at, attempts, delivered_at) values
      ('webhook', 'driver_application', 1, now() - interval '9 days', 40, null),
      ('email', 'driver_application', 1, now() - interval '9 days', 1, now() - interval '9 days'),
      ('email', 'quote_request', 1, now(), 0, null)`);
    await run(sql`insert into media_files (audience, hash, type, width, height, bytes, name) values
      ('site', ${'a'.repeat(32)}, 'video/mp4', null, null, 1, 'film.mp4'),
      ('site', ${'b'.repeat(32)}, 'image/jpeg', 1, 1, 1, 'photo.jpg')`);
  }

  it('an upgraded server starts with no counted attempts and no known networks, and counts new failed sign-ins', async () => {
    expect(await rows(sql`select * from known_networks`)).toEqual([]);
    expect(await rows(sql`select * from rate_limits`)).toEqual([]);
    const wrong = { username: 'marcus', password: 'a wrong one' };
    expect((await send(server, 'POST', '/api/account/login/', wrong)).statusCode).toBe(401);
    expect(await rows(sql`select failed_sign_ins from users`)).toEqual([{ failed_sign_ins: 1 }]);
  });

  it('an upgraded account keeps its password, and does not have to choose a new one', async () => {
    expect(await rows(sql`select first_password_at from users`)).toEqual([
      { first_password_at: null },
    ]);
    const body = { username: 'marcus', password: testPassword };
    const response = await send(server, 'POST', '/api/account/login/', body);
    expect(response.json()).toMatchObject({ user: { username: 'marcus' } });
    expect(await rows(sql`select user_id::int from known_networks`)).toEqual([{ user_id: 1 }]);
    expect(await rows(sql`select failed_sign_ins from users`)).toEqual([{ failed_sign_ins: 0 }]);
  });

  it('the upgrade gives up on no delivery, and records the first attempt of each delivery that was tried', async () => {
    expect(
      await rows(sql`select kind, attempts, first_attempt_at = created_at as tried, failed_at from deliveries
        where delivered_at is null order by kind`),
    ).toEqual([
      { kind: 'driver_application', attempts: 40, tried: true, failed_at: null },
      { kind: 'quote_request', attempts: 0, tried: null, failed_at: null },
    ]);
  });

  it('the upgrade marks stored videos as not yet blanked, and stored pictures as blanked', async () => {
    expect(await rows(sql`select type, is_blanked from media_files order by id`)).toEqual([
      { type: 'video/mp4', is_blanked: false },
      { type: 'image/jpeg', is_blanked: true },
    ]);
  });
});

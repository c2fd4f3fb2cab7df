import { sql } from 'drizzle-orm';
import { databaseKinds, migrationsFolder, openEmpty } from '../../testing/databases';
import { undoImport } from '../../domain/imports/undoImport';
import { Announcements } from '../../domain/notifications/Announcements';
import type { Database } from './Database';
import { migrate } from './migrate';
import { queryRows } from './rows';

describe.each(databaseKinds)('the upgrade to announced email addresses on %s', (kind) => {
  let database: Database;
  beforeAll(async () => {
    database = await openEmpty(kind);
    await migrate(database, migrationsFolder, '0096_trip_index.sql');
    const run = (statement: ReturnType<typeof sql>) => database.queries.execute(statement);
    await run(sql`insert into users (id, username, password_hash, role, full_name, email) values
      (1, 'priya', 'x', 'admin', '', 'p@b.example'),
      (2, 'hank', 'x', 'mechanic', 'Hank', 'new@b.example')`);
    await run(sql`insert into deliveries (channel, kind, record_id)
      select 'email', kind, 1 from unnest(array['driver_application', 'quote_request', 'report',
        'defect.certified', 'defect.said_good', 'vehicle.held', 'vehicle.released']) as kind`);
    await run(sql`insert into imports (id, actor_id, kind, added, changed) values (1, 1, 'people', '[]',
      '[{"id": 2, "version": 1, "full_name": "Hank", "email": "old@b.example", "role": "driver"}]')`);
    await run(sql`insert into sessions (user_id, refresh_hash, expires_at) values
      (2, 'x', now() + interval '1 day')`);
    await run(sql`insert into sign_in_links (user_id, token_hash, made_by, expires_at) values
      (2, 'x', 'email', now() + interval '1 hour')`);
    await migrate(database, migrationsFolder);
  });
  afterAll(() => database.close());

  it('the outbox keeps its deliveries and takes a changed email address', async () => {
    const { queries } = database;
    await queries.execute(
      sql`insert into deliveries (channel, kind, record_id) values ('email', 'account.email_changed', 1)`,
    );
    expect(await queryRows(queries, sql`select from deliveries`)).toHaveLength(8);
    const blank = sql`insert into changed_emails (user_id, old_email) values (2, '')`;
    await expect(queries.execute(blank)).rejects.toThrow();
  });

  it("undoing an earlier version's import restores the role and the email address, and ends links and sessions", async () => {
    const { queries } = database;
    const actor = { id: 1, name: 'priya', role: 'admin' } as const;
    const mail = { url: 'smtp://127.0.0.1:9', from: 'a@b.example', leads: [], defects: [] };
    const notifications = new Announcements({ mail, webhook: null });
    await undoImport({ queries, actor, now: () => new Date(), notifications }, 1);
    expect(await queryRows(queries, sql`select role, email from users where id = 2`)).toEqual([
      { role: 'driver', email: 'old@b.example' },
    ]);
    const open = sql`select from sessions where revoked_at is null
      union all select from sign_in_links where revoked_at is null`;
    expect(await queryRows(queries, open)).toEqual([]);
    expect(await queryRows(queries, sql`select old_email from changed_emails`)).toEqual([
      { old_email: 'new@b.example' },
    ]);
  });
});

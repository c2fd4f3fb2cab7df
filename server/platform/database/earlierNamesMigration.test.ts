import { sql } from 'drizzle-orm';
import { fullNameAt, nameAt, usernameAt } from '../../domain/people/personName';
import { databaseKinds, migrationsFolder, openEmpty } from '../../testing/databases';
import type { Database } from './Database';
import { migrate } from './migrate';
import { queryRows } from './rows';

describe.each(databaseKinds)("accounts' earlier names on %s", (kind) => {
  let database: Database;
  beforeAll(async () => {
    database = await openEmpty(kind);
    await migrate(database, migrationsFolder, '0096_trip_index.sql');
  });
  afterAll(() => database.close());

  const run = (script: string) => database.queries.execute(sql.raw(script));

  /** The names of account 1 at these times, with the username of each in brackets. */
  async function namesAt(account: number, times: readonly string[]): Promise<string[]> {
    const names: string[] = [];
    for (const time of times) {
      const event = { id: sql`${account}::bigint`, at: sql`${time}::timestamptz` };
      const [row] = await queryRows<{ name: string; full: string; login: string }>(
        database.queries,
        sql`select ${nameAt(event)} as name, ${fullNameAt(event)} as full, ${usernameAt(event)} as login`,
      );
      names.push(`${row?.name} (${row?.login})`);
      expect(row?.full || row?.login).toBe(row?.name);
    }
    return names;
  }

  it('the upgrade takes the earlier names from the audit log and the imports, and else the present names', async () => {
    await run(`insert into users (id, username, full_name, password_hash) values
      (1, 'zoe.park', 'Zoe Park', 'x'), (2, 'hank', '', 'x'), (3, 'ines', 'Ines Ortiz', 'x'), (4, 'dana', 'Dana Miles', 'x')`);
    await run(`insert into audit_entries (at, actor_id, actor_name, action, resource, record_id, before, after) values
      ('2026-03-01T08:00Z', 1, 'marcus', 'change-username', 'people', '1', '{"username":"marcus"}', '{"username":"marcus.bell"}'),
      ('2026-05-01T08:00Z', 4, 'dana', 'update', 'people', '1', '{"full_name":"Marcus Bell"}', '{"full_name":"Zoe Park"}'),
      ('2026-06-01T08:00Z', 1, 'marcus.bell', 'change-username', 'people', '1', '{"username":"marcus.bell"}', '{"username":"zoe.park"}'),
      ('2026-06-02T08:00Z', 4, 'dana', 'update', 'people', '1', '{"email":"m@b.example"}', '{"email":"z@b.example"}'),
      ('2026-04-01T08:00Z', 4, 'dana', 'update', 'people', '3', '{"full_name":""}', '{"full_name":"Hans Ort"}'),
      ('2026-06-01T08:00Z', 4, 'dana', 'export', 'people', 'csv', null, '{"rows":4}'),
      ('2026-06-01T08:00Z', 4, 'dana', 'update', 'vehicles', '2', '{"username":"x"}', null)`);
    await run(`insert into imports (kind, actor_id, at, added, changed, undone_at) values
      ('people', 4, '2026-05-01T08:00Z', '[]', '[{"id":3,"version":2,"full_name":"Hans Ort","email":"","role":"driver"}]', null),
      ('people', 4, '2026-05-02T08:00Z', '[]', '[{"id":3,"version":3,"full_name":"Nobody","email":"","role":"driver"}]', now()),
      ('people', 4, '2026-05-03T08:00Z', '[]', '[{"id":4,"version":2,"full_name":"Dana Miles","email":"","role":"driver"}]', null),
      ('vehicles', 4, '2026-05-03T08:00Z', '[]', '[{"id":2,"full_name":"Not a person"}]', null)`);
    await migrate(database, migrationsFolder);
    const times = [
      '2026-02-01T08:00Z',
      '2026-03-01T08:00Z',
      '2026-03-01T08:00:01Z',
      '2026-05-01T08:00Z',
    ];
    expect(await namesAt(1, [...times, '2026-05-01T08:00:01Z', '2026-06-01T08:00:01Z'])).toEqual([
      'Marcus Bell (marcus)',
      'Marcus Bell (marcus)',
      'Marcus Bell (marcus.bell)',
      'Marcus Bell (marcus.bell)',
      'Zoe Park (marcus.bell)',
      'Zoe Park (zoe.park)',
    ]);
    expect(await namesAt(2, times.slice(0, 1))).toEqual(['hank (hank)']);
    expect(
      await namesAt(3, ['2026-03-01T08:00Z', '2026-04-02T08:00Z', '2026-05-02T09:00Z']),
    ).toEqual(['ines (ines)', 'Hans Ort (ines)', 'Ines Ortiz (ines)']);
    expect(await namesAt(4, times.slice(0, 1))).toEqual(['Dana Miles (dana)']);
    const kept = await queryRows(database.queries, sql`select from earlier_names`);
    expect(kept).toHaveLength(5);
  });

  it('a transaction that renames an account twice has the first name, and what follows it the last one', async () => {
    const times = await database.queries.transaction(async (tx) => {
      await tx.execute(sql`update users set full_name = 'Dana First' where id = 4`);
      await tx.execute(sql`update users set full_name = 'Dana Second' where id = 4`);
      await tx.execute(
        sql`update users set full_name = 'Dana Second', email = 'd@b.example' where id = 4`,
      );
      return queryRows<{ start: string }>(tx, sql`select now()::text as start`);
    });
    expect(await namesAt(4, [times[0]?.start ?? '', 'infinity'])).toEqual([
      'Dana Miles (dana)',
      'Dana Second (dana)',
    ]);
  });

  it('deleting an account without records deletes its earlier names', async () => {
    await database.queries.execute(sql`delete from users where id = 3`);
    const kept = await queryRows(
      database.queries,
      sql`select from earlier_names where user_id = 3`,
    );
    expect(kept).toEqual([]);
  });
});

import type { AuditEntry } from '@/contract/office/audit';
import type { Person } from '@/contract/office/people';
import { hashPassword } from '../../../domain/accounts/passwords';
import { auditEntries } from '../../../domain/tables/audit';
import { users } from '../../../domain/tables/accounts';
import { bothDatabases } from '../../../testing/databases';
import {
  newSession,
  openTestServer,
  send,
  type Session,
  type TestServer,
} from '../../../testing/testServer';

const searchedLists = [
  'accounts/',
  'audit/',
  'browser-errors/',
  'comments/',
  'defects/',
  'drivers/',
  'leads/',
  'media/',
  'people/',
  'reports/',
  'vehicles/',
];

// Runs on both databases, because their types and collations determine the order of rows.
describe.each(bothDatabases)("the office's lists on %s", (kind) => {
  let server: TestServer;
  let admin: Session;
  beforeAll(async () => {
    server = await openTestServer(kind);
    admin = await newSession(server, 'admin');
    const passwordHash = await hashPassword('a longer road to Denver');
    const rows = Array.from({ length: 60 }, (_, n) => ({
      username: `person-${String(n).padStart(2, '0')}`,
      fullName: n === 7 ? 'José Núñez' : n % 2 === 0 ? 'Even 100%_\\' : 'Odd',
      email: `${n}@b.example`,
      role: n < 3 ? ('mechanic' as const) : ('driver' as const),
      passwordHash,
      disabledAt: n < 10 ? new Date() : null,
      lastSeenAt: n === 5 ? new Date('2026-11-01T00:00:00Z') : null,
    }));
    await server.database.queries.insert(users).values(rows);
  });
  afterAll(() => server.close());

  const ask = (url: string) => send(server, 'GET', `/api/office/${url}`, undefined, admin.access);
  async function people(query: string) {
    const response = await ask(`people/?${query}`);
    expect([response.statusCode, response.json()]).toEqual([200, expect.anything()]);
    return response.json<{ data: Person[]; total: number }>();
  }
  const names = async (query: string) => (await people(query)).data.map(({ username }) => username);

  it('an office list has pages of 25 rows and a total', async () => {
    const { data, total } = await people('');
    expect([data.length, total]).toEqual([25, 61]);
    const rest = await people('page=3');
    expect([rest.data.length, rest.total]).toEqual([11, 61]);
    expect(await people('page=9')).toEqual({ data: [], total: 61 });
  });

  it('every office list accepts a search of eight different words, and rejects a ninth word with a message', async () => {
    const words = encodeURIComponent('one two three four five six seven eight ONE');
    for (const path of searchedLists) {
      expect([path, (await ask(`${path}?search=${words}`)).statusCode]).toEqual([path, 200]);
      const tooMany = await ask(`${path}?search=${words}%20nine`);
      expect([path, tooMany.statusCode, tooMany.json()]).toEqual([
        path,
        400,
        { search: ['Search for at most 8 words.'] },
      ]);
    }
  });

  const sorts = ['username', 'full_name', 'email', 'role', 'last_seen_at', 'created_at'];
  it.each(sorts.flatMap((sort) => [`sort=${sort}&order=asc`, `sort=${sort}&order=desc`]))(
    'the list of people shows each row on exactly one page with %s',
    async (sorted) => {
      const seen = new Set<string>();
      for (const page of [1, 2, 3, 4]) {
        const found = await names(`page=${page}&perPage=20&${sorted}`);
        found.forEach((name) => seen.add(name));
      }
      expect(seen.size).toBe(61);
    },
  );

  it('the list of people can be sorted in both directions, and treats people who were never seen as the oldest', async () => {
    const up = await names('search=person-&sort=username&perPage=3');
    expect(up).toEqual(['person-00', 'person-01', 'person-02']);
    const down = await names('search=person-&sort=username&order=desc&perPage=1');
    expect(down).toEqual(['person-59']);
    const seen = await names('search=person-&sort=last_seen_at&order=desc&perPage=1');
    expect(seen).toEqual(['person-05']);
  });

  it.each([
    ['search=PERSON-07', 1],
    ['search=7@b.example', 6],
    ['search=even%20100', 30],
    ['search=100%25_%5C', 30],
    ['search=jose', 1],
    ['search=JOS%C3%89', 1],
    ['search=%EF%BC%85', 30],
    ['search=%25', 30],
    ['search=_', 30],
    ['search=person-&role=mechanic', 3],
    ['search=person-&disabled=true', 10],
    ['search=person-&disabled=false', 50],
    ['search=person-&disabled=true&role=driver', 7],
    ['search=nobody', 0],
    ['search=', 61],
  ])('the list of people can be filtered by %s', async (query, total) => {
    expect((await people(query)).total).toBe(total);
  });

  it.each([
    ['page=0', 'page'],
    ['page=x', 'page'],
    ['page=1.5', 'page'],
    ['page=99999999999999999999', 'page'],
    ['perPage=101', 'perPage'],
    ['perPage=-1', 'perPage'],
    ['sort=password_hash', 'sort'],
    ['sort=constructor', 'sort'],
    ['order=up', 'order'],
    ['disabled=yes', 'disabled'],
    ['role=owner', 'role'],
    ['role=driver&role=admin', 'role'],
    ['search=%00', 'search'],
    ['color=red', 'color'],
    ['__proto__=1', '__proto__'],
  ])('the list of people rejects %s with a message for the parameter', async (query, field) => {
    const response = await ask(`people/?${query}`);
    expect(response.statusCode).toBe(400);
    expect(JSON.parse(response.body)).toHaveProperty([field], [expect.any(String)]);
  });

  describe('the audit log', () => {
    beforeAll(async () => {
      const at = (day: number) => new Date(`2026-10-0${day}T12:00:00Z`);
      const entry = { actorName: 'command line', before: null, after: null };
      await server.database.queries.insert(auditEntries).values([
        { ...entry, at: at(1), action: 'create', resource: 'people', recordId: '1' },
        { ...entry, at: at(2), action: 'merge', resource: 'vehicles', recordId: '1' },
        { ...entry, at: at(3), action: 'update', resource: 'people', recordId: '2' },
      ]);
      const made = { username: 'made-here', email: 'a@b.example', role: 'driver' };
      await send(server, 'POST', '/api/office/people/', made, admin.access);
    });

    async function audit(query: string) {
      const response = await ask(`audit/?${query}`);
      expect([response.statusCode, response.json()]).toEqual([200, expect.anything()]);
      return response.json<{ data: AuditEntry[]; total: number }>();
    }

    it('the audit log lists the newest entry first', async () => {
      const { data, total } = await audit('');
      expect(total).toBe(4);
      expect(data[0]).toEqual({
        id: expect.any(Number),
        at: expect.stringMatching(/Z$/),
        actor_id: expect.any(Number),
        actor_now: null,
        name_now: null,
        actor_name: admin.username,
        kind: 'people.create',
        action: 'create',
        resource: 'people',
        name: 'made-here',
        record_id: expect.stringMatching(/^\d+$/),
        before: null,
        after: {
          username: 'made-here',
          full_name: '',
          email: 'a@b.example',
          role: 'driver',
        },
      });
      expect(data.slice(1).map(({ action }) => action)).toEqual(['update', 'merge', 'create']);
    });

    it.each([
      ['actor_name=command', 3],
      ['search=command', 3],
      ['search=command%20nobody', 0],
      ['resource=people', 3],
      ['resource=people&record_id=1', 1],
      ['since=2026-10-02T12:00:00Z&before=2026-10-03T12:00:00Z', 1],
      ['before=2026-10-02T12:00:00Z', 1],
      ['actor_id=999999', 0],
    ])('the audit log can be filtered by %s', async (query, total) => {
      expect((await audit(query)).total).toBe(total);
    });

    it("the audit log can be filtered by the actor's account", async () => {
      const [entry] = (await audit('')).data;
      expect((await audit(`actor_id=${entry?.actor_id}`)).total).toBe(1);
    });

    it.each(['since=yesterday', 'before=2026-13-01T00:00:00Z', 'sort=id', 'actor_id=x'])(
      'the audit log rejects the parameter %s',
      async (query) => {
        expect((await ask(`audit/?${query}`)).statusCode).toBe(400);
      },
    );
  });
});

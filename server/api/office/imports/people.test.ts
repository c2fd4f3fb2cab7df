import { eq } from 'drizzle-orm';
import { calls } from '@/contract/calls';
import type { ImportResponse } from '@/contract/office/imports';
import type { NamedLink, Person } from '@/contract/office/people';
import { users } from '../../../domain/tables/accounts';
import { lastAudit } from '../../../testing/lastAudit';
import { databaseKinds } from '../../../testing/databases';
import { Staff } from '../../../testing/office';
import { newSession, openTestServer, send, type TestServer } from '../../../testing/testServer';

type Row = Partial<Record<string, string>>;

describe.each(databaseKinds)('an import of people on %s', (kind) => {
  let server: TestServer;
  let admin: Staff;
  beforeAll(async () => {
    server = await openTestServer(kind);
    admin = await Staff.signedIn(server, 'admin');
  });
  afterEach(() => {
    server.api.now = () => new Date();
  });
  afterAll(() => server.close());

  async function asked(rows: readonly Row[], expected?: object) {
    const numbered = rows.map((row, n) => ({ line: n + 2, ...row }));
    const { status, body } = await admin.ask('POST', 'imports/people/', {
      rows: numbered,
      ...(expected && { expected }),
    });
    return { status, body: body as unknown as ImportResponse };
  }
  const applied = async (rows: readonly Row[]) => asked(rows, (await asked(rows)).body.counts);
  const undo = (id: number | null, by = admin) => by.ask('POST', `imports/${id}/undo/`, {});
  const find = async (search: string) =>
    (await admin.ask('GET', `people/?search=${search}`)).body['data'] as Person[];
  const linksFor = async (ids: number[]) =>
    (await admin.ask('POST', 'people/sign-in-links/', { ids })).body['data'] as NamedLink[];

  it('an imported list of names adds drivers with usernames made from the names', async () => {
    const rows = [
      { full_name: 'José García-López' },
      { full_name: '  Ann   Bell ', role: 'Driver' },
    ];
    const { body } = await asked(rows);
    expect(body.rows.map(({ fate, why }) => [fate, why])).toEqual([
      ['new', 'Signs in as jose.garcia-lopez.'],
      ['new', 'Signs in as ann.bell.'],
    ]);
    expect(await find('ann.bell')).toEqual([]);
    const { body: done } = await applied(rows);
    expect(done.added).toHaveLength(2);
    expect(await find('ann.bell')).toMatchObject([
      { id: done.added[1], full_name: 'Ann Bell', email: '', role: 'driver', last_seen_at: null },
    ]);
    const entry = await lastAudit(server);
    expect(entry).toMatchObject({
      action: 'import',
      resource: 'people',
      after: { added: 2, changed: 0 },
    });
    expect((await asked(rows)).body.counts).toEqual({ new: 0, changed: 0, same: 2, rejected: 0 });
  });

  it.each([
    [{}, 'Enter a name or a username.'],
    [{ full_name: 'Дана' }, 'Enter a username, in English letters.'],
    [{ username: 'two words' }, expect.stringContaining('valid username')],
    [{ full_name: 'x'.repeat(151) }, expect.stringContaining('150')],
    [{ full_name: 'A Mail', email: 'nowhere' }, 'Invalid email format'],
    [{ full_name: 'A Boat', role: 'boat' }, '“boat” is none of driver, mechanic and dispatcher.'],
    [{ full_name: 'A Boss', role: 'Admin' }, expect.stringContaining('one at a time')],
    [{ full_name: 'A Fixer', role: 'Mechanic' }, 'Email is required'],
  ])('an import of people rejects a row with %j and gives the reason', async (row, why) => {
    expect((await asked([row])).body.rows).toEqual([
      { line: 2, fate: 'rejected', why, record: null },
    ]);
  });

  it('an import of people rejects a username that occurs twice in the file, or that looks like another username', async () => {
    const rows = [
      { full_name: 'Sam Hill' },
      { full_name: 'Sam Hill' },
      { username: 'Sam.Hill' },
      { username: 'sarn.hill' },
    ];
    const { body } = await asked(rows);
    expect(body.rows.map(({ fate, why }) => [fate, why])).toEqual([
      ['new', 'Signs in as sam.hill.'],
      ['rejected', 'Row 2 is sam.hill already. Enter another username.'],
      ['rejected', 'Row 2 is Sam.Hill already. Enter another username.'],
      ['rejected', 'sarn.hill: This username looks like an existing one.'],
    ]);
  });

  it('an import finds a person by username or name, and changes only the fields in the file', async () => {
    const { body: first } = await applied([{ full_name: 'Lee Marsh', email: 'lee@b.example' }]);
    const changed = { username: 'LEE.MARSH', role: 'mechanic' };
    const { body } = await asked([changed]);
    expect(body.rows).toEqual([
      { line: 2, fate: 'changed', why: 'Role driver → mechanic', record: first.added[0] },
    ]);
    const { body: done } = await applied([changed]);
    const [person] = await find('lee.marsh');
    expect(person).toMatchObject({
      full_name: 'Lee Marsh',
      email: 'lee@b.example',
      role: 'mechanic',
    });
    expect((await asked([{ full_name: 'lee marsh' }])).body.counts.same).toBe(1);
    expect((await undo(done.id)).body).toMatchObject({ removed: 0, restored: 1 });
    expect(await find('lee.marsh')).toMatchObject([{ role: 'driver' }]);
  });

  it('an import makes a driver a mechanic only if the account or the row has an email address', async () => {
    await applied([{ full_name: 'No Mail' }]);
    const row = { username: 'no.mail', role: 'mechanic' };
    const { body } = await asked([row]);
    expect(body.rows).toMatchObject([{ fate: 'rejected', why: 'Email is required' }]);
    const { body: mailed } = await asked([{ ...row, email: 'no@b.example' }]);
    expect(mailed.rows).toMatchObject([{ fate: 'changed' }]);
  });

  it("an import never changes an admin's role or a disabled account, and asks which person a shared name refers to", async () => {
    const { username } = await newSession(server, 'admin');
    const { body } = await applied([
      { username: 'twin-a', full_name: 'Twin Bell' },
      { username: 'other-b', full_name: 'Twin Bell' },
      { full_name: 'Gone Away' },
    ]);
    await admin.ask('POST', `people/${body.added[2]}/disable/`, {});
    const rows = [
      { username, role: 'driver' },
      { full_name: 'Twin Bell' },
      { full_name: 'Gone Away', email: 'g@b.example' },
    ];
    expect((await asked(rows)).body.rows.map(({ why }) => why)).toEqual([
      `${username} is an admin. Change that on their page.`,
      'Several people are called Twin Bell. Enter a username.',
      'gone.away is disabled. Enable them first.',
    ]);
  });

  it('each imported person gets a sign-in link with which they choose a password, and no new link after that', async () => {
    const { body } = await applied([{ full_name: 'New One' }, { full_name: 'New Two' }]);
    const links = await linksFor(body.added);
    expect(links.map(({ username }) => username)).toEqual(['new.one', 'new.two']);
    const [one] = links;
    const chosen = { token: one?.link.token, new_password: 'the long road to Denver' };
    expect((await send(server, 'POST', calls.choosePassword, chosen)).statusCode).toBe(200);
    // The first person already has a password, so there is no new link for that person.
    const again = await linksFor(body.added);
    expect(again.map(({ username }) => username)).toEqual(['new.two']);
    const login = { username: 'new.one', password: 'the long road to Denver' };
    expect((await send(server, 'POST', calls.login, login)).statusCode).toBe(200);
    expect((await undo(body.id)).body).toEqual({
      detail: 'Not undone: New One has been used or changed since.',
    });
  });

  it('an admin can undo an import of people once, within an hour, and a dispatcher cannot', async () => {
    const { body } = await applied([{ full_name: 'Undone Soon' }]);
    await linksFor(body.added);
    const dispatcher = await Staff.signedIn(server, 'dispatcher');
    expect((await undo(body.id, dispatcher)).status).toBe(404);
    server.api.now = () => new Date(Date.now() + 3_601_000);
    expect((await undo(body.id)).status).toBe(400);
    server.api.now = () => new Date();
    expect((await undo(body.id)).body).toEqual({ id: body.id, removed: 1, restored: 0 });
    expect(await find('undone.soon')).toEqual([]);
    expect((await undo(body.id)).status).toBe(400);
  });

  it('the server can import 5,000 people at once', async () => {
    const rows = Array.from({ length: 5000 }, (_, n) => ({ full_name: `Many Drivers ${n}x` }));
    const { status, body } = await applied(rows);
    expect([status, body.counts.new]).toEqual([200, 5000]);
    const stored = await server.database.queries.$count(users, eq(users.role, 'driver'));
    expect(stored).toBeGreaterThanOrEqual(5000);
    expect((await undo(body.id)).body).toMatchObject({ removed: 5000 });
  });
});

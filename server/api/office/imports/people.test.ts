import { eq } from 'drizzle-orm';
import { calls } from '@/contract/calls';
import type { ImportResponse } from '@/contract/office/imports';
import type { NamedLink, Person } from '@/contract/office/people';
import { changedEmails, users } from '../../../domain/tables/accounts';
import { lastAudit } from '../../../testing/lastAudit';
import { databaseKinds } from '../../../testing/databases';
import { Staff } from '../../../testing/office';
import { newSession, openTestServer, send, type TestServer } from '../../../testing/testServer';
import { toFullName } from '../../../domain/imports/people/readPersonRow';

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

  const readFates = async (rows: readonly Row[]) =>
    (await asked(rows)).body.rows.map(({ fate, why }) => [fate, why]);

  it('an import of people rejects a username that occurs twice in the file, or that looks like another username', async () => {
    const rows = [
      { full_name: 'Sam Hill' },
      { username: 'Sam.Hill' },
      { username: 'sarn.hill' },
      { full_name: 'Sarn Hill' },
    ];
    expect(await readFates(rows)).toEqual([
      ['new', 'Signs in as sam.hill.'],
      ['rejected', 'Row 2 is Sam.Hill already. Enter another username.'],
      ['rejected', 'sarn.hill: This username looks like an existing one.'],
      ['rejected', 'Row 4 is sarn.hill already. Enter another username.'],
    ]);
    await applied([{ username: 'jose.lima', full_name: 'Jo Lima' }]);
    expect(await readFates([{ full_name: 'José Lima' }])).toEqual([
      ['rejected', 'jose.lima: This username looks like an existing one. Enter another username.'],
    ]);
  });

  it('two rows without a username that have the same name both ask for one, however the name is written', async () => {
    const email = 'j@b.example';
    const rows = [{ full_name: 'Jose Garza', email }, { full_name: 'Garza, Jose' }];
    expect(await readFates(rows)).toEqual([
      ['rejected', 'Row 3 has the same name. Enter a username for each.'],
      ['rejected', 'Row 2 has the same name. Enter a username for each.'],
    ]);
    const named = rows.map((row, n) => ({ ...row, username: `garza-${n}` }));
    expect((await applied(named)).body.added).toHaveLength(2);
    expect(await readFates([{ full_name: 'Jose Garza' }])).toEqual([
      ['rejected', 'Several people are called Jose Garza. Enter a username.'],
    ]);
  });

  it('an import changes the name and the email address of a driver whom a row names by username', async () => {
    const { body: first } = await applied([{ full_name: 'Lee Marsh', email: 'lee@b.example' }]);
    const changed = { username: 'LEE.MARSH', full_name: 'Marsh, Leanne', email: 'new@b.example' };
    const { body } = await asked([changed]);
    const why = 'Name Lee Marsh → Leanne Marsh. Email lee@b.example → new@b.example';
    expect(body.rows).toEqual([{ line: 2, fate: 'changed', why, record: first.added[0] }]);
    const { body: done } = await applied([changed]);
    const after = { full_name: 'Leanne Marsh', email: 'new@b.example', role: 'driver' };
    expect(await find('lee.marsh')).toMatchObject([after]);
    expect((await undo(done.id)).body).toMatchObject({ removed: 0, restored: 1 });
    expect(await find('lee.marsh')).toMatchObject([
      { full_name: 'Lee Marsh', email: 'lee@b.example', role: 'driver' },
    ]);
  });

  it('a row without a username changes nobody, and is already here if it would change nothing', async () => {
    const { username } = await newSession(server, 'mechanic');
    const [mechanic] = await find(username);
    const named = { version: mechanic?.version, full_name: 'Hank Novak' };
    await admin.ask('PATCH', `people/${mechanic?.id}/`, named);
    await applied([{ full_name: 'Bo Reed', email: 'bo@b.example' }]);
    const asks = (name: string, login: string) => [
      'rejected',
      `There is a ${name} already. Enter the username ${login} to change that account, or another to add a person.`,
    ];
    expect(
      await readFates([
        { full_name: 'hank  novak', email: 'hank.new.driver@example.com' },
        { full_name: 'Bo Reed', role: 'dispatcher' },
      ]),
    ).toEqual([asks('Hank Novak', username), asks('Bo Reed', 'bo.reed')]);
    const known = [
      { full_name: 'Novak, Hank', role: 'mechanic', email: mechanic?.email },
      { full_name: 'Bo Reed' },
    ];
    expect(await readFates(known)).toEqual([
      ['same', ''],
      ['same', ''],
    ]);
  });

  it('an email address that differs only by case changes nothing, by name, by username and of staff', async () => {
    const { body } = await applied([{ full_name: 'Kim Case', email: 'Kim.Case@B.example' }]);
    const { username } = await newSession(server, 'mechanic');
    const [mechanic] = await find(username);
    const email = 'kim.case@b.EXAMPLE';
    const rows = [
      { full_name: 'Kim Case', email },
      { username, email: mechanic?.email.toUpperCase() },
    ];
    expect(await readFates(rows)).toEqual([
      ['same', ''],
      ['same', ''],
    ]);
    const named = { username: 'kim.case', full_name: 'Kim Casey', email };
    expect(await readFates([named])).toEqual([['changed', 'Name Kim Case → Kim Casey']]);
    const announced = () => server.database.queries.select().from(changedEmails);
    const before = await announced();
    await applied([named]);
    const kept = { full_name: 'Kim Casey', email: 'Kim.Case@B.example' };
    expect(await find('kim.case')).toMatchObject([{ id: body.added[0], ...kept }]);
    expect(await announced()).toEqual(before);
  });

  it.each([
    ['mechanic', 'a mechanic', { role: 'driver' }, 'role'],
    ['dispatcher', 'a dispatcher', { email: 'other@b.example' }, 'email'],
    ['admin', 'an admin', { full_name: 'Other', email: 'other@b.example' }, 'name and email'],
    ['auditor', 'an auditor', { role: 'driver' }, 'role'],
    ['driver', 'a driver', { email: 'd@x.example', role: 'dispatcher' }, 'role'],
    ['driver', 'a driver', { role: 'admin' }, 'role'],
  ] as const)(
    'an import of people does not change what only the page of a person changes: %s, %s with %j',
    async (role, what, change, fields) => {
      const { username } = await newSession(server, role);
      const [before] = await find(username);
      expect(await readFates([{ username, ...change }])).toEqual([
        ['rejected', `${username} is ${what}. Change the ${fields} on their page.`],
      ]);
      expect(await readFates([{ username, role, email: before?.email }])).toEqual([['same', '']]);
      expect(await find(username)).toEqual([before]);
    },
  );

  it('an import of people does not change a disabled account, and says so', async () => {
    const { body } = await applied([{ full_name: 'Gone Away' }]);
    await admin.ask('POST', `people/${body.added[0]}/disable/`, {});
    const changed = { username: 'gone.away', email: 'g@b.example' };
    expect([
      ...(await readFates([changed])),
      ...(await readFates([{ full_name: 'Gone Away' }])),
    ]).toEqual([
      ['rejected', 'gone.away is disabled. Enable them first.'],
      ['same', 'gone.away is disabled.'],
    ]);
  });

  it.each([
    ['Bell, Marcus', 'Marcus Bell'],
    ['Garcia, Jose Jr.', 'Jose Garcia Jr.'],
    ['Garcia, Jose, III', 'Jose Garcia III'],
    ['Marcus Bell, Jr.', 'Marcus Bell Jr.'],
    ['Bell, Marcus, CDL A', 'Bell, Marcus, CDL A'],
    ['Bell,', 'Bell'],
  ])('an import of people reads the name %s as %s', (typed, name) => {
    expect(toFullName(typed)).toBe(name);
  });

  it("an import of people reads a carrier's list in which names and email addresses are written in several ways", async () => {
    const rows = [
      { full_name: "O'Brien Pat", email: 'p@example.com' },
      { full_name: 'José Álvarez', email: 'jose.a@example.com' },
      { full_name: 'ਗੁਰਪ੍ਰੀਤ', email: 'g@example.com' },
      { full_name: 'Garcia, Jose Jr.', email: 'x@example.com; y@example.com' },
    ];
    expect(await readFates(rows)).toEqual([
      ['new', 'Signs in as obrien.pat.'],
      ['new', 'Signs in as jose.alvarez.'],
      ['rejected', 'Enter a username, in English letters.'],
      ['rejected', 'Enter one email address.'],
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

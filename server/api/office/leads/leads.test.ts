import { eq } from 'drizzle-orm';
import { calls } from '@/contract/calls';
import { users } from '../../../domain/tables/accounts';
import { backUp } from '../../../jobs/backup/backUp';
import { timeZoneName } from '@/contract/timeZone';
import { databaseKinds } from '../../../testing/databases';
import { Staff } from '../../../testing/office';
import { addDriver, openTestServer, send, type TestServer } from '../../../testing/testServer';
import { validBodies } from '../../../testing/validBodies';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';

describe.each(databaseKinds)('leads in the office on %s', (kind) => {
  let server: TestServer;
  let dispatcher: Staff;
  beforeAll(async () => {
    server = await openTestServer(kind);
    dispatcher = await Staff.signedIn(server, 'dispatcher');
  });
  afterAll(() => server.close());

  async function newest(): Promise<number> {
    return (await dispatcher.leads('perPage=1')).data[0]?.id ?? 0;
  }

  async function application(fields: object): Promise<number> {
    const body = { ...validBodies[calls.driverForm], ...fields };
    expect((await send(server, 'POST', calls.driverForm, body)).statusCode).toBe(201);
    return newest();
  }

  async function quote(fields: object): Promise<number> {
    const body = { ...validBodies[calls.shipperForm], ...fields };
    expect((await send(server, 'POST', calls.shipperForm, body)).statusCode).toBe(201);
    return newest();
  }

  it('the list of leads shows applications and quote requests, newest first, each unseen until somebody opens it', async () => {
    const first = await application({ first_name: 'Marcus', phone: '+13125550110', state: 'Ohio' });
    const second = await quote({ pickup_location: 'Chicago', business_email: 'traffic@b.example' });
    const { data, total } = await dispatcher.leads();
    expect(total).toBe(2);
    expect(data).toMatchObject([
      {
        id: second,
        kind: 'quote_request',
        state: 'new',
        seen: false,
        application: null,
        quote: { pickup_location: 'Chicago', business_email: 'traffic@b.example' },
      },
      {
        id: first,
        kind: 'driver_application',
        state: 'new',
        seen: false,
        quote: null,
        application: { first_name: 'Marcus', phone: '+13125550110', state: 'Ohio' },
      },
    ]);
    expect(JSON.stringify(data)).not.toContain('127.0.0.1');
    const { body } = await dispatcher.ask('POST', `leads/${first}/seen/`);
    expect(body).toMatchObject({ seen: true, version: 1 });
    expect((await dispatcher.leads('seen=false')).data).toMatchObject([{ id: second }]);
  });

  it('the list of people to whom a lead can be assigned is sorted by the names that the office shows', async () => {
    for (const [username, fullName] of [
      ['a.order', 'Zoe Adams'],
      ['z.order', 'aaron Vance'],
      ['M.Order', ''],
    ] as const) {
      const added = await addDriver(server, 'dispatcher');
      await server.database.queries
        .update(users)
        .set({ username, fullName })
        .where(eq(users.username, added));
    }
    const { body } = await dispatcher.ask('GET', 'leads/assignees/');
    const names = (body.data as { name: string }[]).map(({ name }) => name);
    const inOrder = ['aaron Vance', 'M.Order', 'Zoe Adams'];
    expect(names.filter((name) => inOrder.includes(name))).toEqual(inOrder);
  });

  it('the office can give a lead a status, an assignee, and notes that show their time and author', async () => {
    const id = await quote({});
    const { body } = await dispatcher.ask('GET', 'leads/assignees/');
    const people = body.data as { id: number; name: string }[];
    const me = people.find(({ name }) => name === dispatcher.username);
    const change = { version: 1, state: 'contacted', assignee_id: me?.id };
    const changed = await dispatcher.ask('PATCH', `leads/${id}/`, change);
    expect(changed).toMatchObject({
      status: 200,
      body: { state: 'contacted', assignee: dispatcher.username, version: 2 },
    });
    expect(await dispatcher.ask('PATCH', `leads/${id}/`, change)).toEqual({
      status: 409,
      body: {
        detail: `${dispatcher.username} changed this while you were editing.`,
        current: changed.body,
      },
    });
    await dispatcher.ask('PATCH', `leads/${id}/`, { ...change, version: 2, state: 'won' });
    const admin = await Staff.signedIn(server, 'admin');
    const log = await admin.ask('GET', `audit/?resource=leads&record_id=${id}&perPage=1`);
    expect(log.body.data).toMatchObject([{ action: 'update' }]);
    expect((log.body.data as object[])[0]).toMatchObject({
      before: { state: 'contacted' },
      after: { state: 'won' },
    });
    expect(JSON.stringify(log.body.data)).not.toContain('assignee_id');
    const noted = await dispatcher.ask('POST', `leads/${id}/notes/`, { text: ' Called twice ' });
    expect(noted.body).toMatchObject({
      notes: 1,
      written: [
        {
          text: 'Called twice',
          author: dispatcher.username,
          written_at: expect.stringMatching(/^\d{4}-/),
        },
      ],
    });
    expect(await dispatcher.ask('POST', `leads/${id}/notes/`, { text: ' ' })).toMatchObject({
      status: 400,
      body: { text: ['Note is required'] },
    });
  });

  it('the office cannot assign a lead to a driver or to an unknown person', async () => {
    const id = await quote({});
    const { body } = await (
      await Staff.signedIn(server, 'admin')
    ).ask('GET', 'people/?role=driver');
    const driver = (body.data as { id: number }[])[0]?.id ?? 999_999;
    for (const assignee_id of [driver, 999_998]) {
      const response = await dispatcher.ask('PATCH', `leads/${id}/`, { version: 1, assignee_id });
      expect(response).toEqual({
        status: 400,
        body: { assignee_id: ['Choose a dispatcher or an admin.'] },
      });
    }
  });

  it('the office can search and filter the leads by their fields', async () => {
    const id = await application({ first_name: 'Needle', email: 'n@b.example' });
    for (const query of [
      'search=needle',
      'search=b.example+NEEDLE',
      'search=N%40b.exam',
      'search=needle&kind=driver_application&state=new',
    ]) {
      expect((await dispatcher.leads(query)).data.map((row) => row.id)).toEqual([id]);
    }
    const none = [
      'search=needle&state=won',
      'search=needle&to=2000-01-01',
      'kind=quote_request&search=needle',
    ];
    for (const query of none) expect((await dispatcher.leads(query)).total).toBe(0);
    expect((await dispatcher.ask('GET', 'leads/?state=lost-and-found')).status).toBe(400);
  });

  it('the CSV export of leads contains no formula that a spreadsheet executes', async () => {
    const id = await quote({ commodity: '=1+1', business_email: 'csv@b.example' });
    const csv = await dispatcher.text('leads.csv?search=csv%40b');
    const [head, line, ...rest] = csv.trimEnd().split('\r\n');
    expect(head).toContain(
      `"id","kind","received_at (${timeZoneName(server.api.settings.timeZone)})","state","assignee"`,
    );
    expect(line).toContain(`"${id}","quote_request"`);
    expect(line).toContain(`"'=1+1"`);
    expect(rest).toEqual([]);
  });

  it("deleting a lead's personal data leaves none of it in the lead or in a backup, but keeps the lead in the counts", async () => {
    const id = await application({ first_name: 'Erasable', email: 'gone@b.example' });
    await dispatcher.ask('POST', `leads/${id}/notes/`, { text: 'Erasable called' });
    const { total } = await dispatcher.leads();
    const today = await dispatcher.ask('GET', 'today/');
    expect(
      (await dispatcher.ask('POST', `leads/${id}/delete-personal-data/`, { version: 2 })).status,
    ).toBe(409);
    const response = await dispatcher.ask('POST', `leads/${id}/delete-personal-data/`, {
      version: 1,
    });
    expect(response).toMatchObject({
      status: 200,
      body: { application: null, quote: null, notes: 0, written: [], version: 2 },
    });
    expect(
      await dispatcher.ask('POST', `leads/${id}/notes/`, { text: 'Erasable called again' }),
    ).toEqual({
      status: 400,
      body: {
        detail: 'The personal data of this lead was deleted, so it takes no more notes.',
      },
    });
    expect((await dispatcher.leads()).total).toBe(total);
    expect((await dispatcher.ask('GET', 'today/')).body.new_leads).toBe(today.body.new_leads);
    const backup = new PassThrough();
    const [content] = await Promise.all([text(backup), backUp(server.database, backup)]);
    expect(content).not.toMatch(/Erasable|gone@b/);
  });

  it('the audit log records views, updates, notes and exports of leads, and deletions of their personal data', async () => {
    const admin = await Staff.signedIn(server, 'admin');
    const { body } = await admin.ask('GET', 'audit/?resource=leads&perPage=100');
    const actions = (body.data as { action: string }[]).map(({ action }) => action);
    expect([...new Set(actions)].sort()).toEqual([
      'delete-personal-data',
      'export',
      'note',
      'seen',
      'update',
    ]);
  });
});

import type { Person } from '@/contract/office/people';
import { changedEmails } from '../../domain/tables/accounts';
import { deliveries } from '../../domain/tables/deliveries';
import { databaseKinds } from '../../testing/databases';
import { openMailServer, type MailServer } from '../../testing/mailServer';
import { Staff } from '../../testing/office';
import { openTestServer, type TestServer } from '../../testing/testServer';

const settings = {
  webhook: { url: 'http://127.0.0.1:9', secret: 'a secret of the receiver' },
  publicUrl: 'https://carrier.example',
};

describe.each(databaseKinds)('the announcement of a changed email address on %s', (kind) => {
  let mailServer: MailServer;
  let server: TestServer;
  let admin: Staff;
  beforeAll(async () => {
    mailServer = await openMailServer();
    const { url } = mailServer;
    const mail = { url, from: 'linehaul@carrier.example', leads: [], defects: [] };
    server = await openTestServer(kind, { settings: { ...settings, mail } });
    admin = await Staff.signedIn(server, 'admin');
  });
  beforeEach(() => {
    mailServer.received.length = 0;
  });
  afterAll(async () => {
    await server.api.notifications.stop();
    await server.close();
    await mailServer.close();
  });

  const read = async (username: string, by = admin) =>
    (await by.ask('GET', `people/?search=${username}`)).body['data'] as Person[];
  async function add(username: string, email: string, by = admin) {
    const { status } = await by.ask('POST', 'people/', { username, email, role: 'driver' });
    expect(status).toBe(201);
  }
  async function patch(username: string, fields: object, by = admin) {
    const [person] = await read(username, by);
    const body = { version: person?.version, ...fields };
    expect((await by.ask('PATCH', `people/${person?.id}/`, body)).status).toBe(200);
  }
  async function importRow(username: string, fields: object) {
    const rows = [{ line: 2, username, ...fields }];
    const expected = { new: 0, changed: 1, same: 0, rejected: 0 };
    const { status, body } = await admin.ask('POST', 'imports/people/', { rows, expected });
    expect(status).toBe(200);
    return body['id'];
  }
  async function readMails() {
    await server.api.notifications.idle();
    return mailServer.received.splice(0);
  }

  it('a change on the page of a person tells the previous address which login it was', async () => {
    await add('hank', 'hank@b.example');
    await patch('hank', { email: 'other@b.example' });
    const [mail, ...others] = await readMails();
    expect(others).toEqual([]);
    expect(mail?.to).toEqual(['hank@b.example']);
    const title = 'The email address of your login hank was changed';
    expect(mail?.headers).toContainEqual(['subject', title]);
    expect(mail?.text).toMatch(
      new RegExp(`^${title} on [A-Z][a-z]{2} \\d{1,2}, \\d{4}, \\d{1,2}:\\d\\d [AP]M\\.`),
    );
    expect(mail?.text).not.toContain('other@b.example');
  });

  it('an import, and the undoing of it, each tell the previous address', async () => {
    await add('rosa', 'rosa@b.example');
    const id = await importRow('rosa', { email: 'imported@b.example' });
    expect((await readMails()).map(({ to }) => to)).toEqual([['rosa@b.example']]);
    expect((await admin.ask('POST', `imports/${String(id)}/undo/`, {})).status).toBe(200);
    expect((await readMails()).map(({ to }) => to)).toEqual([['imported@b.example']]);
  });

  it('a change of another field, of no address to one, or to the same address tells nobody', async () => {
    await add('lee', '');
    await patch('lee', { email: 'lee@b.example' });
    await patch('lee', { email: 'lee@b.example', full_name: 'Lee Marsh', role: 'dispatcher' });
    await add('bo', 'bo@b.example');
    await importRow('bo', { full_name: 'Bo Reed' });
    expect(await readMails()).toEqual([]);
  });

  it('the webhook does not get changes of email addresses', async () => {
    const channels = await server.database.queries.select().from(deliveries);
    expect(new Set(channels.map(({ channel }) => channel))).toEqual(new Set(['email']));
  });

  it('a server without a mail server stores nothing to announce', async () => {
    const plain = await openTestServer(kind, { settings });
    const by = await Staff.signedIn(plain, 'admin');
    await add('ann', 'ann@b.example', by);
    await patch('ann', { email: 'new@b.example' }, by);
    expect(await plain.database.queries.select().from(changedEmails)).toEqual([]);
    expect(await plain.database.queries.select().from(deliveries)).toEqual([]);
    await plain.api.notifications.stop();
    await plain.close();
  });
});

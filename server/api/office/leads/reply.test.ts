import { eq } from 'drizzle-orm';
import { calls } from '@/contract/calls';
import { officeLimits } from '@/contract/office/limits';
import { leads } from '../../../domain/tables/leads';
import { openMailServer, type MailServer } from '../../../testing/mailServer';
import { Staff } from '../../../testing/office';
import { openTestServer, send, type TestServer } from '../../../testing/testServer';
import { validBodies } from '../../../testing/validBodies';

describe('a reply to a lead', () => {
  let mailServer: MailServer;
  let server: TestServer;
  let dispatcher: Staff;
  beforeAll(async () => {
    mailServer = await openMailServer();
    const from = 'linehaul@carrier.example';
    const mail = { url: mailServer.url, from, leads: [], defects: ['shop@carrier.example'] };
    server = await openTestServer('embedded', { settings: { mail } });
    dispatcher = await Staff.signedIn(server, 'dispatcher');
  });
  beforeEach(() => {
    mailServer.received.length = 0;
  });
  afterAll(async () => {
    await server.close();
    await mailServer.close();
  });

  async function newLead(): Promise<number> {
    await send(server, 'POST', calls.shipperForm, validBodies[calls.shipperForm]);
    const { body } = await dispatcher.ask('GET', 'leads/?perPage=1');
    return (body['data'] as { id: number }[])[0]?.id ?? 0;
  }
  const reply = (id: number, fields: object = {}) =>
    dispatcher.ask('POST', `leads/${id}/reply/`, {
      version: 1,
      subject: 'Your quote',
      text: 'We can pick it up on Monday.\n\nLee',
      ...fields,
    });

  it("a visitor gets a reply by email with the author's Reply-To, and the lead keeps the reply as a note", async () => {
    const sender = await dispatcher.ask('GET', 'leads/reply-sender/');
    expect(sender.body).toEqual({
      from: 'linehaul@carrier.example',
      reply_to: `${dispatcher.username}@example.com`,
    });
    const id = await newLead();
    const { status, body } = await reply(id);
    expect([status, body]).toEqual([
      200,
      expect.objectContaining({ state: 'contacted', version: 2 }),
    ]);
    expect(body['written']).toMatchObject([
      {
        author: dispatcher.username,
        text: 'Replied by email: Your quote\n\nWe can pick it up on Monday.\n\nLee',
      },
    ]);
    const [mail] = mailServer.received;
    const quote = validBodies[calls.shipperForm] as { business_email: string };
    expect(mail).toMatchObject({ from: 'linehaul@carrier.example', to: [quote.business_email] });
    expect(mail?.headers).toEqual(
      expect.arrayContaining([
        ['subject', 'Your quote'],
        ['reply-to', `${dispatcher.username}@example.com`],
      ]),
    );
    expect(mail?.text).toContain('We can pick it up on Monday.');

    const won = await dispatcher.ask('PATCH', `leads/${id}/`, { version: 2, state: 'won' });
    expect(won.status).toBe(200);
    expect((await reply(id, { version: 3 })).body).toMatchObject({ state: 'won', version: 4 });
    const admin = await Staff.signedIn(server, 'admin');
    const entries = await admin.ask('GET', 'audit/?resource=leads&perPage=1');
    expect(entries.body['data']).toMatchObject([{ kind: 'leads.reply', record_id: String(id) }]);
  });

  it('a reply that the mail server rejects changes nothing, and the response says that no email was sent', async () => {
    const id = await newLead();
    mailServer.next.push('reject');
    expect(await reply(id)).toEqual({
      status: 502,
      body: {
        detail: 'The mail server did not take the reply, so nothing was sent. Try again.',
      },
    });
    const { body } = await dispatcher.ask('GET', `leads/${id}/`);
    expect(body).toMatchObject({ state: 'new', version: 1, written: [] });
  });

  it('a reply whose answer was lost is unknown, and its repeat has the same Message-ID and leaves one note', async () => {
    const id = await newLead();
    const body = { version: 1, subject: 'Your quote', text: 'On Monday.' };
    const press = () =>
      dispatcher.repeats('POST', `leads/${id}/reply/`, body, 'a-key-of-one-dialog');
    mailServer.next.push('hang up');
    expect(await press()).toMatchObject({
      status: 502,
      body: {
        detail: expect.stringMatching(/^We do not know whether it was sent\. Send it again/),
      },
    });
    const done = await press();
    expect(done).toMatchObject({ status: 200, body: { state: 'contacted' } });
    expect(await press()).toEqual(done);
    expect(done.body['written']).toHaveLength(1);
    const ids = mailServer.received.map(({ headers }) =>
      headers.find(([name]) => name === 'message-id'),
    );
    expect(ids).toHaveLength(2);
    expect(ids[0]).toEqual(ids[1]);
  });

  it('the server sends no reply for an outdated version of a lead, with wrong text, or to a visitor without an email address', async () => {
    const id = await newLead();
    expect((await reply(id, { version: 7 })).status).toBe(409);
    expect(await reply(id, { subject: ' ', text: 'x'.repeat(officeLimits.reply + 1) })).toEqual({
      status: 400,
      body: {
        subject: ['Subject is required'],
        text: [`Reply must be ${officeLimits.reply} characters or less`],
      },
    });
    await send(server, 'POST', calls.driverForm, {
      ...validBodies[calls.driverForm],
      email: '',
    });
    const [newest] = await server.database.queries
      .select()
      .from(leads)
      .where(eq(leads.kind, 'driver_application'));
    expect((await reply(newest?.id ?? 0)).body).toEqual({
      detail: 'This visitor left no email address.',
    });
    expect(mailServer.received).toEqual([]);
  });
});

import { eq, sql } from 'drizzle-orm';
import { deliveries } from '../../domain/tables/deliveries';
import { openMailServer, type MailServer, type ReceivedMail } from '../../testing/mailServer';
import { Staff } from '../../testing/office';
import { report } from '../../testing/reports';
import {
  newSession,
  openTestServer,
  send,
  type Session,
  type TestServer,
} from '../../testing/testServer';
import { until } from '../../testing/until';

const quote = {
  pickup_location: 'Columbus, OH',
  delivery_location: 'Dallas, TX',
  pickup_date: '2026-12-01',
  commodity: 'Paper',
  total_weight: '22000',
  equipment: 'dry_van',
  hazardous_materials: false,
  drop_trailer_required: true,
  business_email: 'sam@shipper.example',
  recaptcha_token: '',
};
const silentHorn = { vehicle_inspection: null, key: 'horn' as const, text: 'Silent', fixed: false };
const defective = { horn: false, comments: [silentHorn] };

const listHeaderValues = ({ headers }: ReceivedMail, name: string) =>
  headers.filter(([one]) => one === name).map(([, value]) => value);

describe('the notifications by email', () => {
  let mailServer: MailServer;
  let server: TestServer;
  let driver: Session;
  beforeAll(async () => {
    mailServer = await openMailServer();
    const mail = {
      url: mailServer.url,
      from: 'linehaul@carrier.example',
      leads: ['sales@carrier.example'],
      defects: ['shop@carrier.example', 'night@carrier.example'],
    };
    const publicUrl = 'https://carrier.example';
    server = await openTestServer('embedded', { settings: { mail, publicUrl } });
  });
  beforeEach(async () => {
    mailServer.received.length = 0;
    driver = await newSession(server);
  });
  afterAll(async () => {
    await server.api.notifications.stop();
    await server.close();
    await mailServer.close();
  });

  const settled = () => server.api.notifications.idle();
  const create = (changes: Parameters<typeof report>[0] = {}) =>
    send(server, 'POST', '/api/driver/create/inspection/', report(changes), driver.access);
  const patch = (id: number, body: object) =>
    send(server, 'PATCH', `/api/driver/update/inspection/${id}/`, body, driver.access);
  async function onlyMail(): Promise<ReceivedMail> {
    await settled();
    expect(mailServer.received).toHaveLength(1);
    const [mail] = mailServer.received;
    if (!mail) throw new Error('there is one');
    return mail;
  }
  async function makeAllDue() {
    await server.database.queries.update(deliveries).set({ nextAttemptAt: sql`now()` });
    server.api.notifications.deliverSoon();
    await settled();
  }

  it("the email about a lead contains what the visitor entered, goes to the addresses for leads, and has the delivery's id in its Message-ID", async () => {
    expect((await send(server, 'POST', '/api/shipper/form/', quote)).statusCode).toBe(201);
    const mail = await onlyMail();
    expect(mail).toMatchObject({
      from: 'linehaul@carrier.example',
      to: ['sales@carrier.example'],
    });
    expect(listHeaderValues(mail, 'subject')).toEqual([
      'Quote request: Columbus, OH to Dallas, TX',
    ]);
    const [delivery] = await server.database.queries.select().from(deliveries);
    expect(listHeaderValues(mail, 'message-id')).toEqual([`<${delivery?.id}@carrier.example>`]);
    expect(mail.text).toContain('Business email: sam@shipper.example');
    expect(mail.text).toContain('Equipment: Dry van');
    expect(mail.text).toContain('Total weight: 22,000 lb');
    expect(mail.text).toContain('Pickup date: Dec 1, 2026');
    expect(mail.text).toContain('Drop trailer required: yes');
    expect(mail.text).toMatch(/Received: [A-Z][a-z]{2} \d{1,2}, \d{4}, \d{1,2}:\d\d [AP]M/);
    expect(mail.text).not.toContain('127.0.0.1');
  });

  it('the emails about a lead and a report name the company and not Linehaul', async () => {
    const company = { name: 'Northway Freight', tagline: '', description: '', accent: null };
    const look = { logo_light: null, logo_dark: null, dot_number: '', mc_number: '' };
    const admin = await Staff.signedIn(server, 'admin');
    const { status } = await admin.ask('PUT', 'company/', { version: 1, ...company, ...look });
    expect(status).toBe(200);
    expect((await send(server, 'POST', '/api/shipper/form/', quote)).statusCode).toBe(201);
    await settled();
    await create(defective);
    await settled();
    expect(mailServer.received).toHaveLength(2);
    for (const mail of mailServer.received) {
      expect(listHeaderValues(mail, 'from')).toEqual([
        'Northway Freight <linehaul@carrier.example>',
      ]);
      expect(JSON.stringify(mail)).not.toContain('Linehaul');
    }
  });

  it('the server emails a report with defects once, even if the phone repeats the report', async () => {
    for (const status of [201, 201]) expect((await create(defective)).statusCode).toBe(status);
    const mail = await onlyMail();
    expect(mail.to).toEqual(['shop@carrier.example', 'night@carrier.example']);
    expect(listHeaderValues(mail, 'subject')).toEqual(['Truck 4711: 1 defect open']);
    expect(mail.text).toContain('- Horn: Silent\r\n');
    expect(mail.text).toContain('Do not dispatch: Horn\r\n');
    expect(mail.text).toMatch(/https:\/\/carrier\.example\/office\/reports\/\d+\/show/);
  });

  it('the server sends no email about an all-clear report until one of its items becomes defective', async () => {
    const { id } = (await create()).json<{ id: number }>();
    await patch(id, { comments: [], horn: true });
    await settled();
    expect(mailServer.received).toEqual([]);
    const changed = { comments: [{ ...silentHorn, vehicle_inspection: id }], horn: false };
    for (const status of [200, 200]) expect((await patch(id, changed)).statusCode).toBe(status);
    const mail = await onlyMail();
    expect(listHeaderValues(mail, 'subject')).toEqual(['Truck 4711: 1 defect open']);
    expect(mail.text).toMatch(
      /After the signature:\r\n- .*: Updated horn to good\r\n- .*: Updated horn to defective: Silent\r\n\r\n/,
    );
  });

  it('the server sends no email about a rejected report', async () => {
    expect((await create({ horn: false })).statusCode).toBe(400);
    const { id } = (await create()).json<{ id: number }>();
    expect((await patch(id, { comments: [], horn: false })).statusCode).toBe(400);
    expect((await patch(999_999, { comments: [silentHorn], horn: false })).statusCode).toBe(404);
    await settled();
    expect(mailServer.received).toEqual([]);
  });

  it('the server retries an email with the same Message-ID until the mail server accepts it', async () => {
    mailServer.next.push('reject', 'hang up');
    await create(defective);
    await settled();
    expect(mailServer.received).toEqual([]);
    await makeAllDue();
    await makeAllDue();
    await makeAllDue();
    // The mail server had accepted the second attempt, but its response was lost. Both emails therefore have the same
    // Message-ID.
    expect(mailServer.received).toHaveLength(2);
    const ids = mailServer.received.map((mail) => listHeaderValues(mail, 'message-id'));
    expect(ids[0]).toEqual(ids[1]);
  });

  it('a server stops even while the mail server hangs, and the email remains in the outbox', async () => {
    const stopping = await openTestServer('embedded', {
      database: server.database,
      settings: server.api.settings,
    });
    mailServer.next.push('hang');
    await send(stopping, 'POST', '/api/shipper/form/', quote);
    await until(() => mailServer.received.length === 1);
    await stopping.api.notifications.stop();
    await stopping.close();
    const left = await server.database.queries
      .select()
      .from(deliveries)
      .where(sql`delivered_at is null`);
    expect(left).toHaveLength(1);
    await makeAllDue();
    expect(mailServer.received).toHaveLength(2);
  });

  it.each([
    '4711\r\nBcc: evil@evil.example',
    '4711\nBcc: evil@evil.example\n\nHello',
    '4711\u2028Bcc: evil@evil.example',
    '4711\u0085Bcc: evil@evil.example',
    '4711, evil@evil.example',
  ])("a driver's text adds no header or recipient to an email: %j", async (truck_number) => {
    expect((await create({ ...defective, truck_number })).statusCode).toBe(201);
    const mail = await onlyMail();
    expect(mail.to).toEqual(['shop@carrier.example', 'night@carrier.example']);
    expect(listHeaderValues(mail, 'bcc')).toEqual([]);
    expect(listHeaderValues(mail, 'subject')).toHaveLength(1);
    expect(listHeaderValues(mail, 'to')).toEqual(['shop@carrier.example, night@carrier.example']);
    expect(mail.headers.map(([name]) => name).sort()).toEqual([
      'auto-submitted',
      'content-transfer-encoding',
      'content-type',
      'date',
      'from',
      'message-id',
      'mime-version',
      'subject',
      'to',
    ]);
  });

  it("a visitor's text adds no recipient to an email", async () => {
    const pickup_location =
      'Columbus\r\nTo: evil@evil.example\r\n\r\n.\r\nMAIL FROM:<x@evil.example>';
    await send(server, 'POST', '/api/shipper/form/', { ...quote, pickup_location });
    const mail = await onlyMail();
    expect(mail.to).toEqual(['sales@carrier.example']);
    expect(listHeaderValues(mail, 'to')).toEqual(['sales@carrier.example']);
    expect(mail.text).toContain('Commodity: Paper');
  });

  it('the server sends no email about a deleted record', async () => {
    const { id } = (await create(defective)).json<{ id: number }>();
    await onlyMail();
    await server.database.queries
      .update(deliveries)
      .set({ deliveredAt: null, recordId: 999_999 })
      .where(eq(deliveries.recordId, id));
    await makeAllDue();
    expect(mailServer.received).toHaveLength(1);
    const left = await server.database.queries
      .select()
      .from(deliveries)
      .where(sql`delivered_at is null`);
    expect(left).toEqual([]);
  });
});

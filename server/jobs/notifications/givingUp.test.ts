import { sql } from 'drizzle-orm';
import { auditEntries } from '../../domain/tables/audit';
import { deliveries } from '../../domain/tables/deliveries';
import { databaseKinds } from '../../testing/databases';
import { Staff } from '../../testing/office';
import { openTestServer, send, type TestServer } from '../../testing/testServer';
import { Outbox } from './Outbox';

describe.each(databaseKinds)('the outbox on %s while its receiver is unavailable', (kind) => {
  let server: TestServer;
  let outbox: Outbox;
  const problems: string[] = [];
  const attempts: string[] = [];
  let accepts = false;
  beforeAll(async () => {
    server = await openTestServer(kind);
    outbox = new Outbox({
      channel: 'webhook',
      queries: server.database.queries,
      day: async () => ({ today: '2026-11-21', timeZone: 'UTC' }),
      report: (problem) => problems.push(problem),
      send: async ({ id }) => {
        attempts.push(id);
        if (!accepts) throw new Error('nobody is there');
      },
    });
    const application = { first_name: 'Marcus', last_name: 'Bell', phone: '', email: '' };
    const body = { ...application, state: '', recaptcha_token: '' };
    await send(server, 'POST', '/api/driver/form/', body);
    await server.database.queries.execute(sql`insert into deliveries (channel, kind, record_id)
      select 'webhook', 'driver_application', max(id) from driver_applications`);
  });
  afterAll(() => server.close());

  async function tryAfter(age: string) {
    await server.database.queries.execute(sql`update deliveries set next_attempt_at = now(),
      first_attempt_at = now() - ${age}::interval where first_attempt_at is not null`);
    await outbox.deliverDue();
  }
  const health = async () =>
    (await send(server, 'GET', '/readyz')).json<{ notifications: object }>();
  const admin = () => Staff.signedIn(server, 'admin');
  const seenToday = async () => (await (await admin()).ask('GET', 'today/')).body.notifications;

  it('the outbox retries a delivery for three days after the first attempt, and then gives up', async () => {
    await outbox.deliverDue();
    await tryAfter('2 days 23 hours');
    expect((await health()).notifications).toEqual({ waiting: 1, failed: 0 });
    await tryAfter('3 days');
    expect(problems).toEqual([
      expect.stringMatching(/nobody is there$/),
      expect.stringMatching(/nobody is there$/),
      expect.stringMatching(/nobody is there; given up after 3 days$/),
    ]);
    await tryAfter('4 days');
    expect(attempts).toHaveLength(3);
  });

  it('/readyz and the response for the Today page count the failed deliveries, and the server remains ready', async () => {
    expect(await health()).toMatchObject({
      status: 'ready',
      notifications: { waiting: 0, failed: 1 },
    });
    expect(await seenToday()).toEqual({ waiting: 0, failed: 1 });
  });

  it('an admin who sends failed deliveries again gives them three more days, and the audit log records this', async () => {
    const rosa = await admin();
    const sent = await rosa.ask('POST', 'deliveries/send-again/');
    expect(sent).toEqual({ status: 200, body: { waiting: 1, failed: 0 } });
    expect(await seenToday()).toEqual({ waiting: 1, failed: 0 });
    await outbox.deliverDue();
    await tryAfter('2 days 23 hours');
    accepts = true;
    await tryAfter('2 days 23 hours');
    expect(new Set(attempts).size).toBe(1);
    expect(attempts).toHaveLength(6);
    expect(await seenToday()).toEqual({ waiting: 0, failed: 0 });
    const entries = await server.database.queries.select().from(auditEntries);
    expect(entries).toMatchObject([
      { actorName: rosa.username, action: 'send-again', after: { count: 1 } },
    ]);
  });

  it('sending failed deliveries again writes no audit entry if none has failed', async () => {
    const { body } = await (await admin()).ask('POST', 'deliveries/send-again/');
    expect(body).toEqual({ waiting: 0, failed: 0 });
    expect(await server.database.queries.select().from(auditEntries)).toHaveLength(1);
    const [row] = await server.database.queries.select().from(deliveries);
    expect(row?.deliveredAt).not.toBeNull();
  });
});

import { sql } from 'drizzle-orm';
import { deliveries } from '../../domain/tables/deliveries';
import { driverApplications } from '../../domain/tables/leads';
import { bothDatabases } from '../../testing/databases';
import { anyTruck, Driver } from '../../testing/drivers';
import { Staff } from '../../testing/office';
import { report } from '../../testing/reports';
import { newSession, openTestServer, send, type TestServer } from '../../testing/testServer';
import { until } from '../../testing/until';
import { webhookReceiver } from '../../testing/webhookReceiver';
import { collectGarbage } from '../../testing/collectGarbage';
import { Outbox, waitAfter } from './Outbox';
import { sendToWebhook, computeWebhookSignature } from './webhook';

const secret = 'a secret of the receiver';
const application = {
  first_name: 'Marcus',
  last_name: 'Bell',
  phone: '',
  email: '',
  state: '',
  recaptcha_token: '',
};

function createWebhookFor(
  { database: { queries }, api }: TestServer,
  options: { timeLimit?: number; report?: (message: string) => void } = {},
): Outbox {
  const { webhook } = api.settings;
  if (!webhook) throw new Error('there is no webhook');
  return new Outbox({
    channel: 'webhook',
    send: sendToWebhook(webhook, ''),
    queries,
    day: async () => ({ today: '2026-11-21', timeZone: 'UTC' }),
    report: () => {},
    ...options,
  });
}

// Runs on both databases, because their row locks decide which server claims a delivery.
describe.each(bothDatabases)('the webhook on %s', (kind) => {
  const target = webhookReceiver();
  let server: TestServer;
  beforeAll(async () => {
    const webhook = { url: await target.open(), secret };
    server = await openTestServer(kind, { settings: { webhook } });
  });
  afterAll(async () => {
    await server.api.notifications.stop();
    await server.close();
    target.close();
  });

  const makeAllDue = () =>
    server.database.queries.update(deliveries).set({ nextAttemptAt: sql`now()` });
  const pending = async () => {
    const rows = await server.database.queries.select().from(deliveries);
    return rows.filter((row) => row.deliveredAt === null);
  };
  const apply = () => send(server, 'POST', '/api/driver/form/', application);
  const outbox = () => {
    const [webhook] = server.api.notifications.outboxes;
    if (!webhook) throw new Error('there is no webhook');
    return webhook;
  };
  const settled = () => server.api.notifications.idle();
  const received = (kind: string) =>
    target.received
      .map(({ body }) => JSON.parse(body) as { kind: string })
      .filter((message) => message.kind === kind);

  it('the webhook announces a new lead as signed JSON with a delivery id', async () => {
    expect((await apply()).statusCode).toBe(201);
    await settled();
    const [{ headers, body } = { headers: {}, body: '' }] = target.received;
    expect(JSON.parse(body)).toMatchObject({
      delivery: headers['idempotency-key'],
      kind: 'driver_application',
      lead: { first_name: 'Marcus', last_name: 'Bell' },
    });
    expect(body).not.toContain('address');
    const signature = String(headers['x-linehaul-signature']);
    const time = Number(/^t=(\d+),/.exec(signature)?.[1]);
    expect(signature).toBe(computeWebhookSignature(secret, body, time));
    expect(await pending()).toEqual([]);
  });

  it('the webhook announces a new report once, with or without defects', async () => {
    target.received.length = 0;
    const driver = await newSession(server);
    for (const horn of [true, true, false]) {
      const comment = {
        vehicle_inspection: null,
        key: 'horn' as const,
        text: 'Silent',
        fixed: false,
      };
      const body = report({ horn, comments: horn ? [] : [comment] });
      await send(server, 'POST', '/api/driver/create/inspection/', body, driver.access);
    }
    await settled();
    const bodies = received('report');
    expect(bodies).toHaveLength(2);
    expect(bodies).toMatchObject([
      { kind: 'report', report: { truck_number: '4711', horn: true, comments: [] } },
      {
        kind: 'report',
        report: {
          horn: false,
          comments: [{ text: 'Silent' }],
          driver: { username: driver.username },
        },
      },
    ]);
    expect(await pending()).toEqual([]);
  });

  it('the webhook announces each certification of a defect, even after a reopening', async () => {
    const [driver, rosa] = [
      await Driver.signedIn(server),
      await Staff.signedIn(server, 'mechanic'),
    ];
    const truck = anyTruck();
    await driver.reports(['horn'], { truck_number: truck });
    const [defect] = await rosa.readVehicleDefects(truck);
    if (!defect) throw new Error('there is no defect');
    await settled();
    target.received.length = 0;
    const first = await rosa.certifies(defect, { note: 'New relay' });
    await settled();
    await rosa.certifies(await rosa.reopens(first), {
      state: 'repair_not_needed',
      note: 'Scratched',
    });
    await settled();
    expect(received('defect.certified')).toMatchObject([
      {
        kind: 'defect.certified',
        certification: { state: 'repaired', name: rosa.username, note: 'New relay' },
        defect: { id: defect.id, item: 'horn', vehicle: { number: truck }, holds_vehicle: false },
      },
      { kind: 'defect.certified', certification: { state: 'repair_not_needed' } },
    ]);
    target.received.length = 0;
    await driver.reports(['steering'], { truck_number: truck });
    await driver.reports([], { truck_number: truck, mechanics_signature: 'Sam Ortiz' });
    await settled();
    // A name typed on the driver's phone certifies no defect.
    expect([received('report').length, received('defect.certified').length]).toEqual([2, 0]);
    // The outbox delays a release until nobody can undo its certification.
    await makeAllDue();
    await outbox().deliverDue();
    await settled();
    expect(await pending()).toEqual([]);
  });

  it('the webhook retries a delivery with the same id until the receiver accepts it', async () => {
    target.received.length = 0;
    target.statuses.push(500, 'hang up', 302);
    expect((await apply()).statusCode).toBe(201);
    await settled();
    for (let tries = 1; tries < 4; tries += 1) {
      expect(await pending()).toMatchObject([{ attempts: tries }]);
      await makeAllDue();
      await outbox().deliverDue();
    }
    expect(await pending()).toEqual([]);
    for (const name of ['idempotency-key', 'x-linehaul-delivery']) {
      const ids = target.received.map(({ headers }) => headers[name]);
      expect(ids).toEqual(Array(4).fill(expect.stringMatching(/^[0-9a-f-]{36}$/)));
      expect(new Set(ids).size).toBe(1);
    }
  });

  it('the webhook never resends an accepted delivery, even if the delivery is marked as due', async () => {
    target.received.length = 0;
    await makeAllDue();
    await outbox().deliverDue();
    expect(target.received).toEqual([]);
  });

  it('the webhook counts a delivery as accepted after a success status, even if the rest of the response never ends', async () => {
    target.statuses.push('talk forever');
    await apply();
    await settled();
    expect(await pending()).toEqual([]);
  });

  it('the webhook sends five deliveries at a time, and skips those that another server has claimed', async () => {
    target.received.length = 0;
    let release = () => {};
    target.gate = new Promise((resolve) => (release = resolve));
    const rows = Array.from({ length: 7 }, (_, n) => ({
      channel: 'webhook' as const,
      kind: 'driver_application' as const,
      recordId: 1000 + n,
    }));
    const [lead] = await server.database.queries.select().from(driverApplications).limit(1);
    if (!lead) throw new Error('there is no application');
    const leads = rows.map(({ recordId }) => ({ ...lead, id: recordId }));
    await server.database.queries.insert(driverApplications).values(leads);
    await server.database.queries.insert(deliveries).values(rows);
    const delivering = outbox().deliverDue();
    await until(() => target.received.length === 5);
    const other = createWebhookFor(server);
    const delivered = other.deliverDue();
    await until(() => target.received.length === 7);
    release();
    await Promise.all([delivering, delivered]);
    expect(await pending()).toEqual([]);
    const ids = target.received.map(({ headers }) => headers['idempotency-key']);
    expect(new Set(ids).size).toBe(7);
  });

  it('a webhook attempt ends at the time limit if the receiver does not respond, even after a garbage collection', async () => {
    target.received.length = 0;
    let release = () => {};
    target.gate = new Promise((resolve) => (release = resolve));
    await apply();
    await until(() => target.received.length === 1);
    await makeAllDue();
    const problems: string[] = [];
    const report = (message: string) => problems.push(message);
    const delivering = createWebhookFor(server, { timeLimit: 500, report }).deliverDue();
    await until(() => target.received.length === 2);
    collectGarbage();
    await delivering;
    expect(problems).toEqual([expect.stringContaining('no response in time')]);
    release();
    await settled();
  });

  it('the webhook waits longer after each failure, up to an hour', async () => {
    expect([0, 1, 2, 3, 20].map(waitAfter)).toEqual([5, 10, 20, 40, 3600]);
    target.received.length = 0;
    target.statuses.push(500);
    await apply();
    await settled();
    await outbox().deliverDue();
    expect(target.received).toHaveLength(1);
  });

  it('the webhook delivers the remaining deliveries after a restart', async () => {
    const url = await Promise.resolve(server.api.settings.webhook?.url ?? '');
    const restarted = await openTestServer(kind, {
      database: server.database,
      settings: { webhook: { url, secret } },
    });
    await makeAllDue();
    restarted.api.notifications.start();
    await restarted.api.notifications.idle();
    await restarted.api.notifications.stop();
    expect(await pending()).toEqual([]);
    await restarted.close();
  });
});

import { createServer } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'drizzle-orm';
import { leadDeliveries } from '../db/schema/leads';
import { databaseKinds, openTimeout } from '../testing/databases';
import { openTestServer, send } from '../testing/testServer';
import type { TestServer } from '../testing/testServer';
import { signatureOf, waitAfter } from './webhook';

const secret = 'a secret of the desk';
const application = {
  first_name: 'Marcus',
  last_name: 'Bell',
  phone: '',
  email: '',
  state: '',
  recaptcha_token: '',
};

/** The carrier's desk: takes or refuses, as the test says. */
function receiver() {
  const received: { headers: IncomingHttpHeaders; body: string }[] = [];
  const statuses: (number | 'hang up')[] = [];
  const server = createServer(async (request, reply) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    const status = statuses.shift() ?? 204;
    received.push({ headers: request.headers, body });
    if (status === 'hang up') request.socket.destroy();
    else reply.writeHead(status).end();
  });
  const open = () =>
    new Promise<string>((resolve) => {
      server.listen(0, '127.0.0.1', () => {
        resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`);
      });
    });
  return { received, statuses, open, close: () => server.close() };
}

describe.each(databaseKinds)('the leads webhook on %s', (kind) => {
  const desk = receiver();
  let server: TestServer;
  beforeAll(async () => {
    const webhook = { url: await desk.open(), secret };
    server = await openTestServer(kind, { settings: { webhook } });
  }, openTimeout);
  afterAll(async () => {
    await server.api.webhook?.stop();
    await server.close();
    desk.close();
  });

  const makeAllDue = () =>
    server.database.queries.update(leadDeliveries).set({ nextAttemptAt: sql`now()` });
  const pending = async () => {
    const rows = await server.database.queries.select().from(leadDeliveries);
    return rows.filter((row) => row.deliveredAt === null);
  };
  const apply = () => send(server, 'POST', '/api/driver/form/', application);
  const settled = () => server.api.webhook?.stop();

  it('announces a new lead as signed JSON with a delivery id', async () => {
    expect((await apply()).statusCode).toBe(201);
    await settled();
    const [{ headers, body } = { headers: {}, body: '' }] = desk.received;
    expect(JSON.parse(body)).toMatchObject({
      delivery: headers['x-linehaul-delivery'],
      kind: 'driver_application',
      lead: { first_name: 'Marcus', last_name: 'Bell' },
    });
    expect(body).not.toContain('address');
    const signature = String(headers['x-linehaul-signature']);
    const time = Number(/^t=(\d+),/.exec(signature)?.[1]);
    expect(signature).toBe(signatureOf(secret, body, time));
    expect(await pending()).toEqual([]);
  });

  it('tries again with the same delivery id until the receiver takes it', async () => {
    desk.received.length = 0;
    desk.statuses.push(500, 'hang up', 302);
    expect((await apply()).statusCode).toBe(201);
    await settled();
    for (let tries = 1; tries < 4; tries += 1) {
      expect(await pending()).toMatchObject([{ attempts: tries }]);
      await makeAllDue();
      await server.api.webhook?.deliverDue();
    }
    expect(await pending()).toEqual([]);
    const ids = desk.received.map(({ headers }) => headers['x-linehaul-delivery']);
    expect(ids).toHaveLength(4);
    expect(new Set(ids).size).toBe(1);
  });

  it('waits longer after each failure, an hour at most', async () => {
    expect([0, 1, 2, 3, 20].map(waitAfter)).toEqual([5, 10, 20, 40, 3600]);
    desk.received.length = 0;
    desk.statuses.push(500);
    await apply();
    await settled();
    await server.api.webhook?.deliverDue();
    expect(desk.received).toHaveLength(1);
  });

  it('delivers after a restart what was left over', async () => {
    const url = await Promise.resolve(server.api.settings.webhook?.url ?? '');
    const restarted = await openTestServer(kind, {
      database: server.database,
      settings: { webhook: { url, secret } },
    });
    await makeAllDue();
    restarted.api.webhook?.start();
    await restarted.api.webhook?.stop();
    expect(await pending()).toEqual([]);
    await restarted.close();
  });
});

import { calls } from '@/contract/calls';
import { idempotencyHeader } from '@/contract/idempotency';
import { comments, leads } from '../domain/tables/leads';
import { bothDatabases } from '../testing/databases';
import { anyTruck } from '../testing/drivers';
import { Staff } from '../testing/office';
import { openTestServer, type TestServer } from '../testing/testServer';
import { validBodies } from '../testing/validBodies';

// Two transactions at once, which PostgreSQL's locks order.
describe.each(bothDatabases)('a press that is repeated after a lost response, on %s', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer(kind);
  });
  afterAll(() => server.close());

  const key = 'the-key-of-one-form';
  const post = (url: string, body: object, key: string) =>
    server.app.inject({
      method: 'POST',
      url,
      payload: body,
      headers: { [idempotencyHeader]: key },
    });

  it.each([
    ['an application', calls.driverForm, leads],
    ['a quote request', calls.shipperForm, leads],
    ['a comment', calls.comments, comments],
  ])('%s is stored once, with the first response', async (_what, url, table) => {
    const body = { ...(validBodies[url] as object) };
    const before = await server.database.queries.$count(table);
    const [first, second] = await Promise.all([post(url, body, key), post(url, body, key)]);
    expect(first.statusCode).toBe(201);
    expect(second.body).toBe(first.body);
    expect(await server.database.queries.$count(table)).toBe(before + 1);
  });

  it('a note and an added vehicle are stored once for their author, and a colleague with the same key gets their own', async () => {
    await post(calls.driverForm, validBodies[calls.driverForm] ?? {}, 'the-key-of-a-lead-1');
    const [rosa, lee] = [
      await Staff.signedIn(server, 'dispatcher'),
      await Staff.signedIn(server, 'dispatcher'),
    ];
    const lead = (await rosa.leads('perPage=1')).data[0]?.id ?? 0;
    const note = (author: Staff) =>
      author.repeats('POST', `leads/${lead}/notes/`, { text: 'Called' }, key);
    const first = await note(rosa);
    expect(await note(rosa)).toEqual(first);
    await note(lee);
    expect((await rosa.lead(lead)).written).toHaveLength(2);

    const truck = anyTruck();
    const add = () => rosa.repeats('POST', 'vehicles/', { kind: 'truck', number: truck }, key);
    const added = await add();
    expect(added.body).toMatchObject({ number: truck });
    expect(await add()).toEqual(added);
    expect((await rosa.vehicles(`search=${truck}`)).total).toBe(1);
  });

  it('a press that was rejected is tried again', async () => {
    const rosa = await Staff.signedIn(server, 'dispatcher');
    const add = (number: string) =>
      rosa.repeats('POST', 'vehicles/', { kind: 'truck', number }, key);
    const truck = anyTruck();
    expect((await add('')).status).toBe(400);
    expect((await add(truck)).status).toBeLessThan(300);
  });
});

import { databaseKinds, openTimeout } from '../testing/databases';
import { anyTruck, Driver } from '../testing/drivers';
import { Staff } from '../testing/office';
import { openTestServer } from '../testing/testServer';
import type { TestServer } from '../testing/testServer';

describe.each(databaseKinds)("a driver's own reports on %s", (kind) => {
  let server: TestServer;
  let rosa: Staff;
  let marcus: Driver;
  let dana: Driver;
  beforeAll(async () => {
    server = await openTestServer(kind);
    rosa = await Staff.signedIn(server, 'mechanic');
  }, openTimeout);
  beforeEach(async () => {
    marcus = await Driver.signedIn(server);
    dana = await Driver.signedIn(server);
  });
  afterAll(() => server.close());

  const listOf = async (driver: Driver, query = '') => {
    const answer = await driver.askFleet('GET', `reports/${query}`);
    return answer.json<{ data: { id: number; state: string }[]; total: number }>();
  };

  it('are the sent and superseded ones, newest first, and nobody else’s', async () => {
    const sent = await marcus.reports([]);
    await marcus.sends(sent);
    const superseded = await marcus.reports(['horn'], { truck_number: anyTruck() });
    await marcus.reports([], { truck_number: anyTruck() });
    await dana.sends(await dana.reports([]));
    const { data, total } = await listOf(marcus);
    expect([data.map(({ id, state }) => [id, state]), total]).toEqual([
      [
        [superseded, 'superseded'],
        [sent, 'sent'],
      ],
      2,
    ]);
    expect((await listOf(marcus, '?page=2')).data).toEqual([]);
    expect((await dana.askFleet('GET', `reports/${sent}/`)).statusCode).toBe(404);
  });

  it('are shown with their items and what became of their defects', async () => {
    const truck = anyTruck();
    const id = await marcus.reports(['horn'], { truck_number: truck });
    const [horn] = await rosa.defectsOf(truck);
    if (horn) await rosa.certifies(horn);
    expect(await marcus.ownReport(id)).toMatchObject({
      id,
      state: 'current',
      report: { truck_number: truck, horn: true },
      defects: [{ item: 'horn', state: 'repaired', certified_name: 'Rosa Ortiz' }],
      reviews: [],
    });
  });

  it('tell of a certification, once: a phone that has the answer gets 304', async () => {
    const truck = anyTruck();
    const current = (etag?: string) =>
      server.app.inject({
        method: 'GET',
        url: '/api/fleet/current/',
        headers: {
          authorization: `Bearer ${marcus.session.access}`,
          ...(etag === undefined ? {} : { 'if-none-match': etag }),
        },
      });
    const none = await current();
    expect(none.json()).toMatchObject({ report: null, certified: [] });
    const id = await marcus.reports(['horn', 'mirrors'], { truck_number: truck });
    const before = await current(String(none.headers.etag));
    expect([before.statusCode, before.json()]).toMatchObject([200, { report: id, certified: [] }]);
    const unchanged = await current(String(before.headers.etag));
    expect([unchanged.statusCode, unchanged.body]).toEqual([304, '']);
    const horn = (await rosa.defectsOf(truck)).find(({ item }) => item === 'horn');
    const certified = horn && (await rosa.certifies(horn));
    const after = await current(String(before.headers.etag));
    expect([after.statusCode, after.headers['cache-control'], after.json()]).toEqual([
      200,
      'no-store',
      {
        version: String(after.headers.etag).slice(1, -1),
        report: id,
        trip: null,
        which_trailers: {},
        certified: [
          {
            ...{ id: certified?.id, item: 'horn', state: 'repaired', signed_on: 'office' },
            ...{ certified_name: 'Rosa Ortiz', closed_at: certified?.closed_at },
          },
        ],
      },
    ]);
  });
});

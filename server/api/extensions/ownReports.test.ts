import { databaseKinds } from '../../testing/databases';
import { type Driver, anyTruck } from '../../testing/drivers';
import { truckAndDrivers } from '../../testing/truckAndDrivers';

describe.each(databaseKinds)("a driver's own reports on %s", (kind) => {
  const fleet = truckAndDrivers(kind);

  const readReportList = async (driver: Driver, query = '') => {
    const response = await driver.callExtension('GET', `reports/${query}`);
    return response.json<{ data: { id: number; state: string }[]; total: number }>();
  };

  it("a driver's list of reports contains all reports of that driver, newest first, and nobody else's", async () => {
    const sent = await fleet.marcus.reports([]);
    await fleet.marcus.sends(sent);
    const superseded = await fleet.marcus.reports(['horn'], { truck_number: anyTruck() });
    const current = await fleet.marcus.reports([], { truck_number: anyTruck() });
    await fleet.dana.sends(await fleet.dana.reports([]));
    const { data, total } = await readReportList(fleet.marcus);
    expect([data.map(({ id, state }) => [id, state]), total]).toEqual([
      [
        [current, 'current'],
        [superseded, 'superseded'],
        [sent, 'sent'],
      ],
      3,
    ]);
    expect((await readReportList(fleet.marcus, '?page=2')).data).toEqual([]);
    expect((await fleet.dana.callExtension('GET', `reports/${sent}/`)).statusCode).toBe(404);
  });

  it("a driver's report shows its items and the current status of its defects", async () => {
    const { truck } = fleet;
    const id = await fleet.marcus.reports(['horn'], { truck_number: truck });
    const [horn] = await fleet.rosa.readVehicleDefects(truck);
    if (horn) await fleet.rosa.certifies(horn);
    expect(await fleet.marcus.ownReport(id)).toMatchObject({
      id,
      state: 'current',
      report: { truck_number: truck, horn: true },
      defects: [{ item: 'horn', state: 'repaired', certified_name: fleet.rosa.username }],
      reviews: [],
    });
  });

  it('a report lists the items marked good with their category, except those that are defective or that the driver later marked separately', async () => {
    const { marcus, truck } = fleet;
    const id = await marcus.reports(['horn'], {
      truck_number: truck,
      marked_by_category: ['horn', 'mirrors', 'doors'],
    });
    expect((await marcus.ownReport(id)).marked_by_category).toEqual(['mirrors', 'doors']);
    const repeated = await marcus.reports(['horn'], { truck_number: truck });
    expect(repeated).toBe(id);
    await marcus.marks(id, 'mirrors', false);
    await marcus.marks(id, 'mirrors', true);
    expect((await marcus.ownReport(id)).marked_by_category).toEqual(['doors']);
    const other = await marcus.reports([], { truck_number: anyTruck() });
    expect((await marcus.ownReport(other)).marked_by_category).toEqual([]);
  });

  it('/api/fleet/current/ shows a certification and a reopening, and returns 304 to a phone that already has the response', async () => {
    const { truck } = fleet;
    const current = (etag?: string) =>
      fleet.server.app.inject({
        method: 'GET',
        url: '/api/fleet/current/',
        headers: {
          authorization: `Bearer ${fleet.marcus.session.access}`,
          ...(etag === undefined ? {} : { 'if-none-match': etag }),
        },
      });
    const none = await current();
    expect(none.json()).toMatchObject({ report: null, certified: [] });
    const id = await fleet.marcus.reports(['horn', 'mirrors'], { truck_number: truck });
    const before = await current(String(none.headers.etag));
    expect([before.statusCode, before.json()]).toMatchObject([200, { report: id, certified: [] }]);
    const unchanged = await current(String(before.headers.etag));
    expect([unchanged.statusCode, unchanged.body]).toEqual([304, '']);
    const horn = (await fleet.rosa.readVehicleDefects(truck)).find(({ item }) => item === 'horn');
    const certified = horn && (await fleet.rosa.certifies(horn));
    const after = await current(String(before.headers.etag));
    expect([after.statusCode, after.headers['cache-control'], after.json()]).toEqual([
      200,
      'no-store',
      {
        version: String(after.headers.etag).slice(1, -1),
        report: id,
        trip: null,
        which_trailers: {},
        not_fitted: [],
        reopened: [],
        certified: [
          {
            id: certified?.id,
            item: 'horn',
            state: 'repaired',
            signed_on: 'office',
            certified_name: fleet.rosa.username,
            closed_at: certified?.closed_at,
            note: '',
          },
        ],
      },
    ]);
    if (certified) await fleet.rosa.reopens(certified);
    const again = await current(String(after.headers.etag));
    expect(again.json()).toMatchObject({
      certified: [],
      reopened: [{ item: 'horn', reopened: { how: 'reopened', note: expect.any(String) } }],
    });
  });
});

import { randomUUID } from 'node:crypto';
import { databaseKinds } from '../../testing/databases';
import { type Driver, anyTruck } from '../../testing/drivers';
import { Staff } from '../../testing/office';
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

  it('a driver, but nobody else, finds a report by its create key, and reads that another phone has superseded it', async () => {
    const [key, otherKey] = [randomUUID(), randomUUID()];
    const creates = (create_key: string) =>
      fleet.marcus.reports([], { truck_number: anyTruck(), create_key });
    const readByKey = async (driver: Driver, reference: string) =>
      (await driver.callExtension('GET', `reports/${reference}/`)).json<object>();
    const first = await creates(key);
    expect(await readByKey(fleet.marcus, key)).toMatchObject({ id: first, state: 'current' });
    const second = await creates(otherKey);
    await fleet.marcus.sends(second);
    expect(await readByKey(fleet.marcus, key)).toMatchObject({ id: first, state: 'superseded' });
    expect(await readByKey(fleet.marcus, otherKey.toUpperCase())).toMatchObject({
      id: second,
      state: 'sent',
    });
    for (const [driver, reference] of [
      [fleet.dana, key],
      [fleet.marcus, randomUUID()],
      [fleet.marcus, 'x'],
    ] as const) {
      const { statusCode } = await driver.callExtension('GET', `reports/${reference}/`);
      expect(statusCode).toBe(404);
    }
  });

  it('what holds a vehicle says whether the same account reported it', async () => {
    const { truck, marcus, dana } = fleet;
    await marcus.reports(['horn'], { truck_number: truck });
    const isOwn = async (driver: Driver) =>
      (await driver.readPreviousVehicle(truck)).holding.map((defect) => defect.is_own);
    expect([await isOwn(marcus), await isOwn(dana)]).toEqual([[true], [false]]);
  });

  it('a driver who corrects a report reviews no finding of it, but those of an earlier day and of other drivers', async () => {
    const { truck, marcus, dana } = fleet;
    const listDue = async (driver: Driver, except: number) => {
      const { holding, defects } = await driver.readPreviousVehicle(truck, except);
      return [
        holding.filter((defect) => !defect.is_on_form).map(({ item }) => item),
        defects.map(({ item }) => item),
      ];
    };
    const own = await marcus.reports(['horn'], { truck_number: truck });
    expect(await listDue(marcus, own)).toEqual([[], []]);
    const corrected = await marcus.reports(['horn', 'mirrors'], {
      truck_number: truck,
      corrects: own,
    });
    expect(await listDue(marcus, corrected)).toEqual([[], []]);
    const others = await dana.reports(['body', 'horn'], { truck_number: truck });
    expect(await listDue(marcus, corrected)).toEqual([
      expect.arrayContaining(['body', 'horn']),
      expect.arrayContaining(['body', 'horn']),
    ]);
    expect(await listDue(dana, others)).toEqual([
      expect.arrayContaining(['mirrors', 'horn']),
      expect.arrayContaining(['mirrors', 'horn']),
    ]);
  });

  it("a driver's report shows its items as entered and the current status of its defects", async () => {
    const { truck } = fleet;
    const id = await fleet.marcus.reports(['horn'], { truck_number: truck });
    const [horn] = await fleet.rosa.readVehicleDefects(truck);
    if (horn) await fleet.rosa.certifies(horn);
    expect(await fleet.marcus.ownReport(id)).toMatchObject({
      id,
      state: 'current',
      report: { truck_number: truck, horn: false },
      defects: [{ item: 'horn', state: 'repaired', certified_name: fleet.rosa.username }],
      reviews: [],
    });
  });

  it('a report lists the items marked good with their category, except those that are defective, and the later changes of these as events', async () => {
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
    const { marked_by_category: marked, events } = await marcus.ownReport(id);
    expect(marked).toEqual(['mirrors', 'doors']);
    expect(events.map(({ text }) => text)).toEqual([
      'Updated mirrors to defective: mirrors is broken',
      'Updated mirrors to good',
    ]);
    const other = await marcus.reports([], { truck_number: anyTruck() });
    expect((await marcus.ownReport(other)).marked_by_category).toEqual([]);
  });

  it("/api/fleet/current/ names what holds the vehicles on a driver's form, and returns 304 until another driver reports a defect, the mechanic certifies it or the office takes the truck out of service", async () => {
    const { truck, marcus, dana, rosa } = fleet;
    const dispatcher = await Staff.signedIn(fleet.server, 'dispatcher');
    await dana.reports([], { truck_number: truck });
    let etag = '';
    const poll = async () => {
      const response = await fleet.server.app.inject({
        method: 'GET',
        url: `/api/fleet/current/?truck=${truck}&trailers=`,
        headers: { authorization: `Bearer ${marcus.session.access}`, 'if-none-match': etag },
      });
      etag = String(response.headers.etag);
      return response.statusCode === 304 ? 'unchanged' : response.json<object>();
    };
    expect(await poll()).toMatchObject({ report: null, holding: [], out_of_service: [] });
    expect(await poll()).toBe('unchanged');
    await dana.reports(['brakes_service'], { truck_number: truck });
    const [brakes] = await rosa.readVehicleDefects(truck);
    expect(await poll()).toMatchObject({ report: null, holding: [brakes?.id] });
    expect(await poll()).toBe('unchanged');
    if (brakes) await rosa.certifies(brakes);
    expect(await poll()).toMatchObject({ holding: [], out_of_service: [] });
    const { id } = await dispatcher.changes(await dispatcher.vehicle(truck), { in_service: false });
    expect(await poll()).toMatchObject({ holding: [], out_of_service: [id] });
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
        holding: [],
        out_of_service: [],
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

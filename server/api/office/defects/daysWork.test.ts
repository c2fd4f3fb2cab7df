import { sql } from 'drizzle-orm';
import { anyTruck, Driver } from '../../../testing/drivers';
import { Staff } from '../../../testing/office';
import { makeReviewRequest } from '../../../testing/reviews';
import { openTestServer, type TestServer } from '../../../testing/testServer';

describe("the day's work on defects", () => {
  let server: TestServer;
  let rosa: Staff;
  let marcus: Driver;
  let truck: string;
  beforeAll(async () => {
    server = await openTestServer('embedded');
    server.api.now = () => new Date('2026-11-21T15:00:00Z');
    rosa = await Staff.signedIn(server, 'mechanic');
  });
  beforeEach(async () => {
    marcus = await Driver.signedIn(server);
    truck = anyTruck();
  });
  afterAll(() => server.close());

  async function horn() {
    const id = await marcus.reports(['horn'], { truck_number: truck });
    const [defect] = await rosa.readVehicleDefects(truck);
    if (!defect) throw new Error('there is no defect');
    return { id, defect };
  }

  it("the day's work lists first the defects that hold a vehicle, and last the deferrals that end within a week", async () => {
    const id = await marcus.reports(
      ['radiator', 'battery', 'body', 'clutch', 'mirrors', 'engine', 'muffler'],
      { truck_number: truck },
    );
    const byItem = async (item: string) => {
      const [defect] = await rosa.readVehicleDefects(
        truck,
        `state=all&item=${item}&sort=id&order=desc`,
      );
      if (!defect) throw new Error(`there is no ${item}`);
      return defect;
    };
    const certified = await rosa.certifies(await byItem('battery'));
    const { version } = certified;
    const not_fixed = [{ defect: certified.id, version, note: 'Still dead' }];
    const dana = await Driver.signedIn(server);
    await dana.callExtension('POST', 'reviews/', makeReviewRequest([id], { not_fixed }));
    await rosa.defers(await byItem('body'), '2026-11-21');
    await server.database.queries.execute(
      sql`update defects set deferred_until = '2026-11-20'
        where id = ${(await byItem('body')).id}`,
    );
    await server.database.queries.execute(
      sql`update defects set state = 'driver_says_good', said_good_by = reported_by, said_good_at = now()
        where id = ${(await byItem('clutch')).id}`,
    );
    await rosa.defers(await byItem('radiator'), '2026-11-28');
    await rosa.defers(await byItem('muffler'), '2026-11-29');
    const list = await rosa.readVehicleDefects(truck, 'due=true&sort=urgency');
    expect(list.map(({ item }) => item)).toEqual([
      'mirrors',
      'battery',
      'body',
      'clutch',
      'engine',
      'radiator',
    ]);
  });

  it('only the author of a certification can take it back, within 30 seconds, and the defect is then as it was before', async () => {
    const { id, defect } = await horn();
    await marcus.marks(id, 'horn', true);
    const { version: before, ...good } = await rosa.defect(defect.id);
    const certified = await rosa.certifies({ ...defect, version: before });
    const admin = await Staff.signedIn(server, 'admin');
    const path = `defects/${defect.id}/take-back/`;
    const undo = { version: certified.version };
    expect((await admin.ask('POST', path, undo)).status).toBe(409);
    const undone = await rosa.takesBack(certified);
    expect({ ...undone, history: good.history, signing_consent: good.signing_consent }).toEqual({
      ...good,
      version: undone.version,
    });
    expect(undone.driver_says_good?.by).toBe(marcus.session.username);
    expect((await rosa.defect(defect.id)).history?.map(({ event }) => event)).toEqual([
      'reported',
      'said_good',
      'certified',
      'taken_back',
    ]);
    const again = await rosa.certifies(undone);
    await server.database.queries.execute(
      sql`update defects set certified_at = now() - interval '31 seconds' where id = ${defect.id}`,
    );
    expect((await rosa.ask('POST', path, { version: again.version })).status).toBe(409);
  });

  it('taking back the certification of a deferred defect defers the defect again', async () => {
    await marcus.reports(['radiator'], { truck_number: truck });
    const [defect] = await rosa.readVehicleDefects(truck);
    if (!defect) throw new Error('there is no defect');
    const deferred = await rosa.defers(defect, '2026-12-01');
    const certified = await rosa.certifies(deferred);
    expect((await marcus.current()).radiator).toBe(true);
    expect(await rosa.takesBack(certified)).toEqual({
      ...deferred,
      version: certified.version + 1,
    });
    expect((await marcus.current()).radiator).toBe(false);
  });

  it('the response for a vehicle contains its readiness, its open defects and the events of all its defects', async () => {
    await marcus.reports(['horn', 'trip_recorder'], { truck_number: truck });
    const horn = (await rosa.readVehicleDefects(truck)).find(({ item }) => item === 'horn');
    if (!horn) throw new Error('there is no horn');
    const certified = await rosa.certifies(horn);
    const { id } = await rosa.vehicle(truck);
    const read = async () => (await rosa.ask('GET', `vehicles/${id}/`)).body;
    expect(await read()).toMatchObject({
      readiness: 'attention',
      defects: [{ item: 'trip_recorder' }],
      events: [
        { event: 'certified', item: 'horn', defect: horn.id, name: rosa.username },
        { event: 'reported' },
        { event: 'reported' },
      ],
    });
    await rosa.reopens(certified);
    expect(await read()).toMatchObject({
      readiness: 'do_not_dispatch',
      holding: [{ item: 'horn' }],
      defects: [{ item: 'horn' }, { item: 'trip_recorder' }],
      events: [{ event: 'reopened', note: 'Still broken' }, {}, {}, {}],
    });
  });
});

import { deferrableDay } from '../../../testing/deferrableDay';
import { lastAudit } from '../../../testing/lastAudit';
import { databaseKinds } from '../../../testing/databases';
import { anyTruck, makeComment, Driver } from '../../../testing/drivers';
import { Staff } from '../../../testing/office';
import { openTestServer, send, type TestServer } from '../../../testing/testServer';
import { validBodies } from '../../../testing/validBodies';

describe.each(databaseKinds)('vehicles in the office on %s', (kind) => {
  let server: TestServer;
  let dispatcher: Staff;
  let rosa: Staff;
  let marcus: Driver;
  let truck: string;
  beforeAll(async () => {
    server = await openTestServer(kind, { settings: { timeZone: 'America/Chicago' } });
    // November 22 in Greenwich, but still November 21 in Chicago.
    server.api.now = () => new Date('2026-11-22T05:00:00Z');
    dispatcher = await Staff.signedIn(server, 'dispatcher');
    rosa = await Staff.signedIn(server, 'mechanic');
  });
  beforeEach(async () => {
    marcus = await Driver.signedIn(server);
    truck = anyTruck();
  });
  afterAll(() => server.close());

  it("a report adds its truck and its trailer, with their last inspection and defects, and the truck's odometer", async () => {
    const before = Date.now();
    const id = await marcus.reports(['horn', 'radiator'], {
      truck_number: truck,
      trailer_numbers: `${truck}-A`,
      odometer_reading: '182400',
    });
    const [radiator] = (await rosa.readVehicleDefects(truck)).filter(
      ({ item }) => item === 'radiator',
    );
    if (radiator) await rosa.defers(radiator, '2026-12-01');
    const { last_received_at } = await dispatcher.vehicle(truck);
    expect(Math.abs(Date.parse(last_received_at ?? '') - before)).toBeLessThan(60_000);
    const known = {
      id: expect.any(Number),
      vin: '',
      plate: '',
      make: '',
      year: null,
      in_service: true,
      last_report_id: id,
      last_inspected_at: '2026-11-21 08:30',
      last_received_at: expect.stringMatching(/Z$/),
      last_driver: marcus.session.username,
      last_trip: null,
      is_inspected_today: true,
      inspected_today_at: '08:30',
      added_at: expect.stringMatching(/Z$/),
      version: 1,
      is_overdue: false,
      days_without_inspection: 0,
      unconfirmed: null,
      looks_like: [],
      may_be_held_as: [],
      earlier_numbers: [],
      not_fitted: null,
    };
    expect(await dispatcher.vehicle(truck)).toEqual({
      ...known,
      kind: 'truck',
      number: truck,
      last_odometer: '182400',
      last_with: [{ id: expect.any(Number), kind: 'trailer', number: `${truck}-A` }],
      overdue_days: 1,
      readiness: 'do_not_dispatch',
      open_defects: 1,
      deferred_defects: 1,
      other_items: [],
      deferred_items: ['radiator'],
      do_not_dispatch: true,
      holding: [expect.objectContaining({ item: 'horn', description: 'horn is broken' })],
    });
    expect(await dispatcher.vehicle(`${truck}-A`)).toEqual({
      ...known,
      kind: 'trailer',
      number: `${truck}-A`,
      last_odometer: null,
      last_with: [{ id: expect.any(Number), kind: 'truck', number: truck }],
      overdue_days: 30,
      open_defects: 0,
      deferred_defects: 0,
      other_items: [],
      deferred_items: [],
      do_not_dispatch: false,
      holding: [],
      readiness: 'ready',
    });
  });

  it("a vehicle's last inspection is the report with the latest date, even if an older report arrives later", async () => {
    const dana = await Driver.signedIn(server);
    await marcus.reports([], { truck_number: truck, odometer_reading: '2' });
    await dana.reports([], {
      truck_number: truck,
      odometer_reading: '1',
      date_inspected: '2026-11-20 08:00',
    });
    expect((await dispatcher.vehicle(truck)).last_odometer).toBe('2');
    await marcus.reports([], {
      truck_number: truck,
      odometer_reading: '3',
      date_inspected: '2026-11-19 08:00',
    });
    expect((await dispatcher.vehicle(truck)).last_odometer).toBe('2');
  });

  it('a vehicle whose report says that its defects need correction must not be dispatched until all of them are certified', async () => {
    await marcus.reports(['horn', 'mirrors'], {
      truck_number: truck,
      satisfactory_vehicle_condition: 'above_defects_need_correction',
    });
    const stopped = async () => (await dispatcher.vehicle(truck)).do_not_dispatch;
    expect(await stopped()).toBe(true);
    expect((await dispatcher.vehicles(`do_not_dispatch=true&search=${truck}`)).total).toBe(1);
    for (const defect of await rosa.readVehicleDefects(truck)) {
      expect(await stopped()).toBe(true);
      await rosa.certifies(defect);
    }
    expect(await stopped()).toBe(false);
    await marcus.reports([], { truck_number: truck });
    expect(await stopped()).toBe(false);
  });

  it('the odometer call returns the last reading of each day with a report, the earliest day first', async () => {
    const reading = (miles: string, day: string) =>
      marcus.reports([], {
        truck_number: truck,
        trailer_numbers: `${truck}-A`,
        odometer_reading: miles,
        date_inspected: `${day} 08:30`,
      });
    const odometer = async (number: string) =>
      dispatcher.ask('GET', `vehicles/${(await dispatcher.vehicle(number)).id}/odometer/`);
    const later = await reading('182400', '2026-11-20');
    await marcus.sends(later);
    await reading('999999', '2026-11-18');
    const earlier = await reading('181950', '2026-11-18');
    const next = await reading('182100', '2026-11-19');
    const data = [
      { report_id: earlier, inspected_at: '2026-11-18 08:30', miles: 181950 },
      { report_id: next, inspected_at: '2026-11-19 08:30', miles: 182100 },
      { report_id: later, inspected_at: '2026-11-20 08:30', miles: 182400 },
    ];
    expect(await odometer(truck)).toEqual({ status: 200, body: { data } });
    expect((await odometer(`${truck}-A`)).body).toEqual({ data: [] });
    expect((await dispatcher.ask('GET', 'vehicles/999999/odometer/')).status).toBe(404);
  });

  it("a vehicle's readiness follows from its defects, and the list of vehicles can be filtered by readiness", async () => {
    const readiness = async () => (await dispatcher.vehicle(truck)).readiness;
    await marcus.reports(['horn', 'radiator'], { truck_number: truck });
    expect(await readiness()).toBe('do_not_dispatch');
    const [horn] = (await rosa.readVehicleDefects(truck)).filter(({ item }) => item === 'horn');
    if (horn) await rosa.certifies(horn);
    expect(await readiness()).toBe('do_not_dispatch');
    const [radiator] = await rosa.readVehicleDefects(truck);
    if (radiator) await rosa.defers(radiator, deferrableDay);
    expect(await readiness()).toBe('attention');
    const list = `search=${truck}&sort=readiness`;
    expect((await dispatcher.vehicles(`${list}&readiness=attention`)).total).toBe(1);
    expect((await dispatcher.vehicles(`${list}&readiness=ready`)).total).toBe(0);
    for (const defect of await rosa.readVehicleDefects(truck)) await rosa.certifies(defect);
    expect(await readiness()).toBe('ready');
    await dispatcher.changes(await dispatcher.vehicle(truck), { in_service: false });
    expect(await readiness()).toBeNull();
  });

  it('the next driver learns that a vehicle is out of service', async () => {
    await marcus.reports([], { truck_number: truck });
    const isInService = async () =>
      (await marcus.previous({ truck })).vehicles.map(({ in_service }) => in_service);
    expect(await isInService()).toEqual([true]);
    await dispatcher.changes(await dispatcher.vehicle(truck), { in_service: false });
    expect(await isInService()).toEqual([false]);
  });

  it('a vehicle lists the defects that hold it, its other open defects and its deferred defects separately', async () => {
    await marcus.reports(['horn', 'defroster_heater', 'radiator', 'trip_recorder'], {
      truck_number: truck,
      satisfactory_vehicle_condition: 'above_defects_corrected',
    });
    const radiator = (await rosa.readVehicleDefects(truck)).find(({ item }) => item === 'radiator');
    if (radiator) await rosa.defers(radiator, '2026-12-01');
    const { holding, other_items, deferred_items } = await dispatcher.vehicle(truck);
    expect(holding.map(({ item }) => item)).toEqual(['defroster_heater', 'horn']);
    expect(other_items).toEqual(['trip_recorder']);
    expect(deferred_items).toEqual(['radiator']);
  });

  it('the audit log records an edit of a vehicle, and the server rejects an edit of an outdated version', async () => {
    await marcus.reports([], { truck_number: truck });
    const before = await dispatcher.vehicle(truck);
    const fields = { vin: '1FUJGLDR0CLBP8834', plate: 'OH 1234', make: 'Freightliner', year: 2022 };
    const number = `${truck.slice(0, 1)}-${truck.slice(1)}`;
    const after = await dispatcher.changes(before, { ...fields, number });
    expect(after).toEqual({ ...before, ...fields, number, version: 2 });
    expect(await dispatcher.vehicle(number)).toEqual(after);
    const entry = await lastAudit(server);
    expect(entry).toMatchObject({
      action: 'update',
      resource: 'vehicles',
      recordId: String(before.id),
      before: { number: truck, vin: '' },
      after: { number, vin: fields.vin },
    });
    const stale = await dispatcher.ask('PATCH', `vehicles/${before.id}/`, {
      version: 1,
      make: 'x',
    });
    expect(stale).toMatchObject({ status: 409, body: { current: after } });
  });

  it.each([
    ['number', '  ', 'Number is required'],
    ['vin', 'x'.repeat(18), 'VIN must be 17 characters or less'],
    ['year', 1899, 'Year must be a whole number from 1900 to 2100.'],
    ['in_service', 'yes', 'Must be a valid boolean.'],
    ['kind', 'trailer', 'Unexpected field.'],
  ])('the server rejects an edit of a vehicle with a wrong %s', async (field, value, message) => {
    await marcus.reports([], { truck_number: truck });
    const { id } = await dispatcher.vehicle(truck);
    const response = await dispatcher.ask('PATCH', `vehicles/${id}/`, {
      version: 1,
      [field]: value,
    });
    expect(response).toEqual({ status: 400, body: { [field]: [message] } });
  });

  it("the office cannot give a vehicle another vehicle's number in a different spelling", async () => {
    await marcus.reports([], { truck_number: truck });
    const other = anyTruck();
    await marcus.reports([], { truck_number: other });
    const { id } = await dispatcher.vehicle(truck);
    const body = { version: 1, number: ` ${other.toLowerCase()}-` };
    expect(await dispatcher.ask('PATCH', `vehicles/${id}/`, body)).toEqual({
      status: 400,
      body: { number: [`Truck ${other} has this number.`] },
    });
  });

  it.each([', ', ' & ', ' and ', ' y ', ' + ', '|', '\n', '\t', '; n/a / '])(
    'a trailer defect holds both trailers if %j is between their numbers',
    async (separator) => {
      const trailers = [`${truck}A`, `${truck}B`];
      const text = trailers.join(separator);
      await marcus.reports(['brakes_trailer'], { truck_number: truck, trailer_numbers: text });
      const list = await dispatcher.vehicles(`search=${truck}&kind=trailer`);
      expect(list.data.map(({ number, readiness }) => [number, readiness])).toEqual(
        trailers.map((number) => [number, 'do_not_dispatch']),
      );
      const dana = await Driver.signedIn(server);
      const { vehicles } = await dana.previous({ truck: '', trailers: text });
      expect(vehicles.map(({ vehicle }) => vehicle.number)).toEqual(trailers);
    },
  );

  it.each(['Bobtail', 'no', '0', 'None today', 'X', 'TBD', 'Empty', 'nil', 'N/A (bobtail)'])(
    'the trailer number %j means no trailer',
    async (text) => {
      await marcus.reports(['brakes_trailer'], { truck_number: truck, trailer_numbers: text });
      const { id } = await dispatcher.vehicle(truck);
      expect((await rosa.readVehicleDefects(truck)).map(({ vehicle }) => vehicle.id)).toEqual([id]);
      const { vehicles } = await marcus.previous({ truck, trailers: text });
      expect(vehicles.map(({ vehicle }) => vehicle.id)).toEqual([id]);
    },
  );

  it("a renamed vehicle's earlier number still finds it in reports and on phones", async () => {
    const next = anyTruck();
    const trailers = [`${truck}A`, `${truck}B`];
    const named = { truck_number: truck, trailer_numbers: trailers.join(', ') };
    const report = await marcus.reports(['horn'], named);
    const [vehicle, trailer] = [
      await dispatcher.vehicle(truck),
      await dispatcher.vehicle(`${truck}A`),
    ];
    await dispatcher.changes(vehicle, { number: next });
    await dispatcher.changes(trailer, { number: `${next}A` });
    const dana = await Driver.signedIn(server);
    const held = { vehicle: { id: vehicle.id, number: next }, holding: [{ item: 'horn' }] };
    expect(await dana.readPreviousVehicle(truck)).toMatchObject(held);

    await dana.reports(['mirrors'], { truck_number: truck.toLowerCase() });
    const found = await dispatcher.vehicles(`search=${truck}&kind=truck`);
    expect(found.data).toMatchObject([{ id: vehicle.id, number: next, open_defects: 2 }]);

    const which = { doors: [`${truck}a`] };
    const change = { comments: [makeComment('doors')], doors: false, which_trailers: which };
    await marcus.call('PATCH', `update/inspection/${report}/`, change);
    expect((await rosa.readVehicleDefects(`${next}A`)).map(({ item }) => item)).toEqual(['doors']);
    expect(await rosa.readVehicleDefects(`${truck}B`)).toEqual([]);
  });

  it('a number that the office released belongs to a new vehicle in the next report', async () => {
    const next = anyTruck();
    const trailer = `${truck}R`;
    const named = { truck_number: truck, trailer_numbers: `${trailer}, ${truck}S` };
    const report = await marcus.reports(['horn'], named);
    for (const number of [truck, trailer]) {
      const { earlier_numbers: kept, ...renamed } = await dispatcher.changes(
        await dispatcher.vehicle(number),
        { number: number.replace(truck, next) },
      );
      expect(kept).toEqual([{ id: expect.any(Number), number }]);
      const [earlier] = kept;
      const release = (by: Staff, body: object) =>
        by.ask('POST', `vehicles/${renamed.id}/release/`, { version: renamed.version, ...body });
      expect((await release(dispatcher, { earlier: renamed.id })).status).toBe(400);
      expect((await release(rosa, { earlier: earlier?.id })).status).toBe(403);
      if (renamed.do_not_dispatch) {
        expect(await release(dispatcher, { earlier: earlier?.id })).toEqual({
          status: 400,
          body: {
            earlier: [
              `Truck ${next} is held, and the number may still be on its door. Release it once the defects are certified.`,
            ],
          },
        });
        for (const defect of await rosa.readVehicleDefects(next)) await rosa.certifies(defect);
      }
      const released = await release(dispatcher, { earlier: earlier?.id });
      expect(released).toMatchObject({ status: 200, body: { earlier_numbers: [] } });
      expect((await release(dispatcher, { earlier: earlier?.id })).status).toBe(409);
    }
    const audited = await lastAudit(server);
    expect(audited).toMatchObject({ action: 'release', before: { number: trailer } });
    const dana = await Driver.signedIn(server);
    expect((await dana.previous({ truck })).vehicles).toEqual([]);
    await dana.reports([], { truck_number: truck });
    expect(await dispatcher.vehicle(truck)).toMatchObject({ unconfirmed: 'look_alike' });

    // The report still contains the released number, which may now belong to any of its trailers.
    const change = { comments: [makeComment('doors')], doors: false };
    const which = { which_trailers: { doors: [trailer] } };
    await marcus.call('PATCH', `update/inspection/${report}/`, { ...change, ...which });
    for (const number of [`${next}R`, `${truck}S`]) {
      expect((await rosa.readVehicleDefects(number)).map(({ item }) => item)).toEqual(['doors']);
    }
  });

  it('an earlier number belongs to the vehicle to which the office gave it last', async () => {
    const [next, other] = [anyTruck(), anyTruck()];
    await marcus.reports([], { truck_number: truck });
    const renamed = await dispatcher.changes(await dispatcher.vehicle(truck), { number: next });
    await (await Driver.signedIn(server)).reports([], { truck_number: other });
    const second = await dispatcher.changes(await dispatcher.vehicle(other), {
      number: truck,
      confirmed_number: truck,
    });
    const dana = await Driver.signedIn(server);
    const meant = async (number: string) => (await dana.readPreviousVehicle(number)).vehicle.id;
    expect([await meant(truck), await meant(other), await meant(next)]).toEqual([
      second.id,
      second.id,
      renamed.id,
    ]);
    await dispatcher.changes(second, { number: other });
    expect([await meant(truck), await meant(other)]).toEqual([second.id, second.id]);
  });

  it('a merge moves reports and defects to the other vehicle, and the old number then finds that vehicle', async () => {
    const dana = await Driver.signedIn(server);
    const typo = anyTruck();
    const one = await marcus.reports(['horn', 'mirrors'], { truck_number: typo });
    const two = await dana.reports(['horn', 'radiator'], { truck_number: truck });
    const [merged, target] = [await dispatcher.vehicle(typo), await dispatcher.vehicle(truck)];
    await dispatcher.changes(merged, { vin: '1FUJGLDR0CLBP8834' });
    const after = await dispatcher.merges(await dispatcher.vehicle(typo), target);
    expect(after).toMatchObject({
      id: target.id,
      number: truck,
      open_defects: 3,
      vin: '1FUJGLDR0CLBP8834',
      version: 2,
    });
    const defects = await rosa.readVehicleDefects(truck, 'sort=id');
    expect(defects.map(({ item, reports }) => [item, reports])).toEqual([
      ['horn', 2],
      ['mirrors', 1],
      ['radiator', 1],
    ]);
    const reports = await dispatcher.reports(`vehicle=${target.id}`);
    expect(reports.data.map(({ id }) => id)).toEqual([two, one]);
    // The number painted on the truck still finds the vehicle.
    expect((await dispatcher.vehicles(`search=${typo}`)).data).toMatchObject([{ id: target.id }]);
    expect((await dispatcher.ask('GET', `vehicles/${merged.id}/`)).body).toMatchObject({
      id: target.id,
      number: truck,
    });
    const admin = await Staff.signedIn(server, 'admin');
    const activity = await admin.ask('GET', `audit/?resource=vehicles&record_id=${target.id}`);
    expect(activity.body.data).toMatchObject([{ kind: 'vehicles.merge', name: `Truck ${typo}` }]);

    const lee = await Driver.signedIn(server);
    await lee.reports(['mirrors'], { truck_number: typo });
    expect((await rosa.readVehicleDefects(truck)).length).toBe(3);
    const [horn] = defects;
    if (horn) await rosa.certifies(horn);
    expect([(await marcus.current()).horn, (await dana.current()).horn]).toEqual([true, true]);
  });

  it('two numbers separated by a space are two trailers if both are known, and otherwise one trailer', async () => {
    const [one, two] = [`${truck}-R1`, `${truck}-R2`];
    await marcus.reports([], { truck_number: truck, trailer_numbers: `${one} ${two}` });
    expect((await dispatcher.vehicles(`search=${truck}&kind=trailer`)).total).toBe(1);
    const [a, b] = [`${truck}-S1`, `${truck}-S2`];
    await marcus.reports([], { truck_number: truck, trailer_numbers: `${a}, ${b}` });
    await marcus.reports(['brakes_trailer'], {
      truck_number: truck,
      trailer_numbers: `none / ${a.toLowerCase()}  ${b}`,
    });
    expect((await dispatcher.vehicles(`search=${truck}&kind=trailer`)).total).toBe(3);
    for (const number of [a, b]) expect(await rosa.readVehicleDefects(number)).toHaveLength(1);
    const { vehicles } = await marcus.previous({ truck, trailers: `${a} ${b}` });
    expect(vehicles.map(({ vehicle, holding }) => [vehicle.number, holding.length])).toEqual([
      [truck, 0],
      [a, 1],
      [b, 1],
    ]);
    // An earlier version stored the two numbers as one trailer. A defect on both trailers also holds that vehicle.
    await marcus.reports([], { truck_number: truck, trailer_numbers: `${one}, ${two}` });
    await marcus.reports(['doors'], { truck_number: truck, trailer_numbers: `${one} ${two}` });
    for (const number of [one, two, `${one} ${two}`]) {
      expect((await rosa.readVehicleDefects(number)).map(({ item }) => item)).toEqual(['doors']);
    }
  });

  it('the office can merge only two different vehicles of the same kind', async () => {
    await marcus.reports([], { truck_number: truck, trailer_numbers: `${truck}A` });
    const [one, trailer] = [await dispatcher.vehicle(truck), await dispatcher.vehicle(`${truck}A`)];
    const merge = (body: object) => dispatcher.ask('POST', `vehicles/${one.id}/merge/`, body);
    const rejection = (message: string) => ({ status: 400, body: { into: [message] } });
    expect(await merge({ version: 1, into: one.id })).toEqual(rejection('Choose another vehicle.'));
    expect(await merge({ version: 1, into: 999_999 })).toEqual(
      rejection('There is no such vehicle.'),
    );
    expect(await merge({ version: 1, into: trailer.id })).toEqual(
      rejection('A truck and a trailer cannot be merged.'),
    );
    expect((await merge({ version: 9, into: trailer.id })).status).toBe(409);
  });

  it('the office can find vehicles by number, VIN, plate or make, and sort them', async () => {
    const [b, a] = [`${truck}B`, `${truck}A`];
    await marcus.reports(['horn'], { truck_number: b });
    await marcus.reports([], { truck_number: a, date_inspected: '2026-11-20 08:00' });
    await dispatcher.changes(await dispatcher.vehicle(a), {
      vin: `V${truck}`,
      plate: `P${truck}`,
      make: `Škoda-${truck}`,
    });
    const numbers = async (query: string) =>
      (await dispatcher.vehicles(query)).data.map(({ number }) => number);
    expect(await numbers(`search=${truck}`)).toEqual([a, b]);
    expect(await numbers(`search=${truck}&sort=open_defects&order=desc`)).toEqual([b, a]);
    expect(await numbers(`search=${truck}&sort=last_inspected_at&order=desc`)).toEqual([b, a]);
    expect(await numbers(`search=${truck}&open_defects=true`)).toEqual([b]);
    expect(await numbers(`search=${truck}&kind=trailer`)).toEqual([]);
    expect(await numbers(`search=v${truck}`)).toEqual([a]);
    expect(await numbers(`search=skoda-${truck}`)).toEqual([a]);
    expect(await numbers(`search=p${truck}&in_service=true`)).toEqual([a]);
  });

  it('vehicles sort in numerical order, trucks before trailers, and `except` leaves one vehicle out', async () => {
    const trailers = [`${truck}-2`, `${truck}-11`].join(', ');
    for (const number of [`${truck}-28`, `${truck}-3`, `${truck}-100`]) {
      await marcus.reports(['horn'], { truck_number: number, trailer_numbers: trailers });
    }
    const numbers = async (query: string) =>
      (await dispatcher.vehicles(`search=${truck}${query}`)).data.map(({ number }) => number);
    const [trucks, pulled] = [
      ['3', '28', '100'],
      ['2', '11'],
    ];
    const named = (ends: string[]) => ends.map((end) => `${truck}-${end}`);
    expect(await numbers('')).toEqual(named([...trucks, ...pulled]));
    expect(await numbers('&order=desc')).toEqual(named([...trucks.reverse(), ...pulled.reverse()]));
    const { data: defects } = await dispatcher.defects(`search=${truck}&sort=vehicle`);
    expect(defects.map(({ vehicle }) => vehicle.number)).toEqual(named(['3', '28', '100']));
    const { id } = await dispatcher.vehicle(`${truck}-28`);
    expect(await numbers(`&kind=truck&except=${id}`)).toEqual(named(['3', '100']));
  });

  it('the response for the Today page has the same counts as the linked lists', async () => {
    await marcus.reports(['horn', 'radiator'], { truck_number: truck });
    await marcus.reports([], { truck_number: `${truck}9`, date_inspected: '2026-11-22 08:00' });
    const radiator = (await rosa.readVehicleDefects(truck)).find(({ item }) => item === 'radiator');
    if (radiator) await rosa.defers(radiator, '2026-12-01');
    for (let leads = 0; leads < 2; leads += 1) {
      await send(server, 'POST', '/api/driver/form/', validBodies['/api/driver/form/']);
    }
    const [lead] = (await dispatcher.leads()).data;
    const contacted = { version: 1, state: 'contacted' };
    await dispatcher.ask('PATCH', `leads/${lead?.id ?? 0}/`, contacted);
    const { body } = await dispatcher.ask('GET', 'today/');
    const day = String(body.day);
    const total = async (path: string) => (await dispatcher.ask('GET', path)).body.total;
    const counted = {
      reports: await total(`reports/?from=${day}&to=${day}`),
      open_defects: await total('defects/?state=open'),
      driver_says_good_defects: await total('defects/?driver_says_good=true'),
      deferred_defects: await total('defects/?state=deferred'),
      do_not_dispatch_vehicles: await total('vehicles/?do_not_dispatch=true'),
      overdue_vehicles: await total('vehicles/?overdue=true'),
      unconfirmed_vehicles: await total('vehicles/?unconfirmed=true'),
      new_leads: await total('leads/?state=new'),
    };
    expect(body).toMatchObject(counted);
    expect(counted.new_leads).toBeGreaterThan(0);
    expect(counted.deferred_defects).toBeGreaterThan(0);
  });

  it('the counts of vehicles by kind and readiness equal the totals of the list with the same filters', async () => {
    const trailers = ['1', '2', '3'].map((end) => `${truck}-${end}`);
    await marcus.reports(['brakes_trailer'], { truck_number: truck, trailer_numbers: trailers[0] });
    await marcus.reports([], { truck_number: truck, trailer_numbers: trailers[1] });
    await marcus.reports(['horn'], {
      truck_number: `${truck}9`,
      trailer_numbers: trailers[2],
      date_inspected: '2026-10-01 08:00',
    });
    await dispatcher.changes(await dispatcher.vehicle(String(trailers[0])), { in_service: false });
    for (const query of [
      '',
      `search=${truck}`,
      `search=${truck}&overdue=true`,
      'in_service=true',
    ]) {
      const counts = await dispatcher.fleet(query);
      for (const ofKind of ['truck', 'trailer'] as const) {
        for (const readiness of ['do_not_dispatch', 'attention', 'ready'] as const) {
          const listed = await dispatcher.vehicles(
            `${query}&kind=${ofKind}&readiness=${readiness}`,
          );
          expect([query, ofKind, readiness, counts[ofKind][readiness]]).toEqual([
            query,
            ofKind,
            readiness,
            listed.total,
          ]);
        }
      }
    }
    expect((await dispatcher.fleet(`search=${truck}`)).trailer).toEqual({
      do_not_dispatch: 1,
      attention: 1,
      ready: 1,
    });
  });

  it("the response for the Today page counts a new report and its defects on the carrier's current day", async () => {
    type Today = Record<string, unknown> & {
      days: { day: string; reports: number; defects: number }[];
    };
    const read = async () => (await dispatcher.ask('GET', 'today/')).body as Today;
    const before = await read();
    await marcus.reports(['horn'], {
      truck_number: truck,
      trailer_numbers: 'No trailer',
      satisfactory_vehicle_condition: 'above_defects_need_correction',
    });
    await send(server, 'POST', '/api/driver/form/', validBodies['/api/driver/form/']);
    const after = await read();
    const grown = (field: string) => Number(after[field]) - Number(before[field]);
    const counts = ['reports', 'open_defects', 'do_not_dispatch_vehicles', 'overdue_vehicles'];
    expect(counts.map(grown)).toEqual([1, 1, 1, 0]);
    expect(after.day).toBe('2026-11-21');
    expect([after.days.length, after.days[0]?.day, after.days[29]?.day]).toEqual([
      30,
      '2026-10-23',
      '2026-11-21',
    ]);
    expect(Number(after.days[29]?.reports) - Number(before.days[29]?.reports)).toBe(1);
    expect(Object.keys(after).sort()).toEqual([
      'day',
      'days',
      'deferred_defects',
      'do_not_dispatch_vehicles',
      'driver_says_good_defects',
      'is_fleet_confirmed',
      'max_deferral_days',
      'new_leads',
      'notifications',
      'open_defects',
      'overdue_days',
      'overdue_vehicles',
      'reopened_by_migration',
      'reports',
      'restore_drill',
      'unconfirmed_vehicles',
    ]);
  });
});

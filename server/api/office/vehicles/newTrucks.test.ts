import { sql } from 'drizzle-orm';
import type { NumbersResponse } from '@/contract/extensions';
import { databaseKinds } from '../../../testing/databases';
import { anyTruck, Driver } from '../../../testing/drivers';
import { Staff } from '../../../testing/office';
import { openTestServer, type TestServer } from '../../../testing/testServer';

describe.each(databaseKinds)('a truck with a number that nobody confirmed, on %s', (kind) => {
  let server: TestServer;
  let dispatcher: Staff;
  let marcus: Driver;
  let truck: string;
  beforeAll(async () => {
    server = await openTestServer(kind);
    server.api.now = () => new Date('2026-11-21T12:00:00Z');
  });
  beforeEach(async () => {
    dispatcher = await Staff.signedIn(server, 'dispatcher');
    marcus = await Driver.signedIn(server);
    truck = anyTruck();
  });
  afterAll(() => server.close());

  const confirm = async (number: string, by = dispatcher) => {
    const { id, version } = await dispatcher.vehicle(number);
    return (await by.ask('POST', `vehicles/${id}/confirm/`, { version })).status;
  };
  const readVehicleState = async (number: string) => {
    const { unconfirmed, readiness, do_not_dispatch: isHeld } = await dispatcher.vehicle(number);
    return [unconfirmed, readiness, isHeld];
  };
  const today = async () => (await dispatcher.ask('GET', 'today/')).body;
  const listed = async (filter: string) =>
    (await dispatcher.vehicles(`search=${truck}&${filter}`)).data.map(({ number }) => number);

  it('every vehicle counts as confirmed until a person confirms one', async () => {
    await marcus.reports([], { truck_number: truck, trailer_numbers: `${truck}R` });
    expect(await readVehicleState(truck)).toEqual([null, 'ready', false]);
    expect(await readVehicleState(`${truck}R`)).toEqual([null, 'ready', false]);
    expect(await today()).toMatchObject({ is_fleet_confirmed: false, unconfirmed_vehicles: 0 });
    expect(await confirm(truck)).toBe(200);
    expect(await today()).toMatchObject({ is_fleet_confirmed: true, unconfirmed_vehicles: 0 });
  });

  it('a new truck is not ready until someone who can edit vehicles confirms it', async () => {
    await marcus.reports([], { truck_number: truck, trailer_numbers: 'none' });
    expect(await readVehicleState(truck)).toEqual(['new', 'attention', false]);
    expect(await listed('unconfirmed=true')).toEqual([truck]);
    expect(await listed('readiness=ready')).toEqual([]);
    expect((await today()).unconfirmed_vehicles).toBe(1);
    expect(await confirm(truck, await Staff.signedIn(server, 'mechanic'))).toBe(403);
    expect(await confirm(truck)).toBe(200);
    expect(await readVehicleState(truck)).toEqual([null, 'ready', false]);
    expect((await today()).unconfirmed_vehicles).toBe(0);
  });

  it("phones get a truck's number for comparison only while the truck is confirmed and in service", async () => {
    await marcus.reports([], { truck_number: truck, trailer_numbers: 'none' });
    const isKnown = async () => {
      const { trucks } = (await marcus.callExtension('GET', 'numbers/')).json<NumbersResponse>();
      return trucks.includes(truck);
    };
    expect(await isKnown()).toBe(false);
    expect(await confirm(truck)).toBe(200);
    expect(await isKnown()).toBe(true);
    const { id, version } = await dispatcher.vehicle(truck);
    const retired = await dispatcher.ask('PATCH', `vehicles/${id}/`, {
      version,
      in_service: false,
    });
    expect(retired.status).toBe(200);
    expect(await isKnown()).toBe(false);
  });

  it('a new truck that nobody confirmed is held only after a report of a defect on it', async () => {
    await marcus.reports([], { truck_number: truck, trailer_numbers: 'none' });
    expect((await marcus.readPreviousVehicle(truck)).holding).toEqual([]);
    await marcus.reports(['horn'], { truck_number: truck, trailer_numbers: 'none' });
    expect(await readVehicleState(truck)).toEqual(['new', 'do_not_dispatch', true]);
    expect((await marcus.readPreviousVehicle(truck)).holding.map(({ item }) => item)).toEqual([
      'horn',
    ]);
  });

  it('merging or renaming a new truck ends its ‘new’ status', async () => {
    await marcus.reports([], { truck_number: truck, trailer_numbers: 'none' });
    await marcus.reports([], { truck_number: `${truck}A`, trailer_numbers: 'none' });
    await dispatcher.changes(await dispatcher.vehicle(truck), { number: `${truck}B` });
    expect(await readVehicleState(`${truck}B`)).toEqual([null, 'ready', false]);
    await dispatcher.merges(
      await dispatcher.vehicle(`${truck}A`),
      await dispatcher.vehicle(`${truck}B`),
    );
    expect(await listed('unconfirmed=true')).toEqual([]);
    // A report with the truck's earlier number adds no new truck.
    await marcus.reports([], { truck_number: `${truck}a`, trailer_numbers: 'none' });
    expect(await listed('')).toEqual([`${truck}B`]);
  });

  it('a truck that a process of the previous release added is new, but a truck that it renamed is not', async () => {
    await marcus.reports([], { truck_number: truck, trailer_numbers: 'none' });
    await confirm(truck);
    await server.database.queries.execute(
      sql`update vehicles set number = ${`${truck}A`}, number_key = ${`${truck}A`}, version = version + 1
        where number = ${truck}`,
    );
    await server.database.queries.execute(
      sql`insert into vehicles (kind, number, number_key) values
        ('truck', ${`${truck}B`}, ${`${truck}B`}), ('trailer', ${`${truck}C`}, ${`${truck}C`})`,
    );
    expect(await readVehicleState(`${truck}A`)).toEqual([null, 'ready', false]);
    expect((await readVehicleState(`${truck}B`))[0]).toBe('new');
    expect(await readVehicleState(`${truck}C`)).toEqual(['other_trailer', 'ready', false]);
  });

  it('a new trailer needs no decision, and ‘other trailers’ lists it until somebody confirms it', async () => {
    await marcus.reports([], { truck_number: truck, trailer_numbers: `${truck}R` });
    expect(await readVehicleState(`${truck}R`)).toEqual(['other_trailer', 'ready', false]);
    expect(await listed('other_trailer=true')).toEqual([`${truck}R`]);
    expect(await listed('other_trailer=false')).toEqual([truck]);
    expect(await listed('unconfirmed=true')).toEqual([truck]);
    expect(await confirm(`${truck}R`)).toBe(200);
    expect(await listed('other_trailer=true')).toEqual([]);
    const { body } = await (await Staff.signedIn(server, 'admin')).ask('GET', 'audit/');
    expect(JSON.stringify(body)).toContain('"other_trailer"');
  });
});

import { vehicles } from '../../../domain/tables/vehicles';
import { databaseKinds } from '../../../testing/databases';
import { anyTruck, Driver } from '../../../testing/drivers';
import { Staff } from '../../../testing/office';
import { openTestServer, type TestServer } from '../../../testing/testServer';

describe.each(databaseKinds)('the vehicles on %s', (kind) => {
  let server: TestServer;
  let dispatcher: Staff;
  beforeAll(async () => {
    server = await openTestServer(kind, { settings: { timeZone: 'America/Chicago' } });
    // November 22 in Greenwich, but still November 21 in Chicago.
    server.api.now = () => new Date('2026-11-22T05:00:00Z');
    dispatcher = await Staff.signedIn(server, 'dispatcher');
  });
  afterAll(() => server.close());

  it("the list of vehicles can be filtered by whether they were inspected on the carrier's current day, and shows each vehicle's last driver and trip", async () => {
    const [marcus, truck] = [await Driver.signedIn(server), anyTruck()];
    await marcus.reports([], { truck_number: truck, trip: 'before' });
    const [late, never] = [`${truck}-L`, `${truck}-N`];
    const dana = await Driver.signedIn(server);
    await dana.reports([], { truck_number: late, date_inspected: '2026-11-20 23:59' });
    await server.database.queries.insert(vehicles).values({
      kind: 'truck',
      number: never,
      numberKey: never,
      createdAt: new Date('2026-11-19T12:00:00Z'),
    });
    const found = async (filter: string) =>
      (await dispatcher.vehicles(`search=${truck}&kind=truck&${filter}`)).data.map(
        ({ number }) => number,
      );
    expect(await found('inspected=today')).toEqual([truck]);
    expect(await found('readiness=ready&inspected=today')).toEqual([truck]);
    expect(await found('inspected=not_today')).toEqual([late, never]);
    expect(await found('inspected=never')).toEqual([never]);
    expect((await dispatcher.fleet(`search=${truck}&inspected=today`)).truck.ready).toBe(1);
    expect(await dispatcher.vehicle(truck)).toMatchObject({
      last_trip: 'before',
      last_driver: marcus.session.username,
    });
    // For a vehicle without an inspection, the days count from the day on which the office or a report added it.
    expect(await dispatcher.vehicle(never)).toMatchObject({
      is_overdue: true,
      is_inspected_today: false,
      added_at: '2026-11-19T12:00:00.000Z',
      last_with: [],
    });
    const exported = await dispatcher.text(`vehicles.csv?search=${truck}&inspected=today`);
    expect(exported).toContain(`"${marcus.session.username}"`);
  });

  it.each([
    ['2026-11-21 00:00', [], 0],
    ['2026-11-20 00:00', [], 1],
    ['2026-11-19 23:59', ['truck'], 2],
    ['2026-10-22 00:00', ['truck'], 30],
    ['2026-10-21 23:59', ['truck', 'trailer'], 31],
  ])(
    'on November 21, after a last inspection on %s, the overdue kinds of vehicle are %j',
    async (date_inspected, overdue, days) => {
      const [marcus, truck] = [await Driver.signedIn(server), anyTruck()];
      const trailer_numbers = `${truck}A`;
      await marcus.reports([], { truck_number: truck, trailer_numbers, date_inspected });
      const { data } = await dispatcher.vehicles(`overdue=true&search=${truck}`);
      expect(data.map((vehicle) => vehicle.kind)).toEqual(overdue);
      for (const number of [truck, trailer_numbers]) {
        const vehicle = await dispatcher.vehicle(number);
        expect(vehicle.is_overdue).toBe(overdue.includes(vehicle.kind));
        expect(vehicle.days_without_inspection).toBe(days);
        const { is_overdue } = await dispatcher.changes(vehicle, { in_service: false });
        expect(is_overdue).toBe(false);
      }
    },
  );
});

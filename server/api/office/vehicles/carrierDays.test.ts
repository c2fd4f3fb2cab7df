import type { Today } from '@/contract/office/today';
import { bothDatabases } from '../../../testing/databases';
import { anyTruck, Driver } from '../../../testing/drivers';
import { Staff } from '../../../testing/office';
import { openTestServer, type TestServer } from '../../../testing/testServer';

const chicago = 'America/Chicago';

// Runs on both databases, because each of them compares the days itself.
describe.each(bothDatabases)('the day of an inspection on %s', (kind) => {
  let server: TestServer;
  let dispatcher: Staff;
  let marcus: Driver;
  let truck: string;
  beforeAll(async () => {
    server = await openTestServer(kind, { settings: { timeZone: chicago } });
    dispatcher = await Staff.signedIn(server, 'dispatcher');
  });
  beforeEach(async () => {
    marcus = await Driver.signedIn(server);
    truck = anyTruck();
  });
  afterAll(() => server.close());

  const setNow = (instant: string) => {
    server.api.now = () => new Date(instant);
  };
  function reports(date_inspected: string, more: object = {}) {
    const day = date_inspected.slice(0, 10);
    const signed = { drivers_signature_date: day, mechanics_signature_date: day };
    return marcus.reports(['horn'], { truck_number: truck, date_inspected, ...signed, ...more });
  }

  async function readDays() {
    const vehicle = await dispatcher.vehicle(truck);
    const { body } = await dispatcher.ask('GET', `drivers/?search=${marcus.session.username}`);
    const [driver] = (body as unknown as { data: Record<string, unknown>[] }).data;
    const [defect] = await dispatcher.readVehicleDefects(truck);
    return {
      vehicle: [vehicle.is_inspected_today, vehicle.days_without_inspection],
      driver: [driver?.['is_inspected_today'], driver?.['days_without_inspection']],
      typed: [vehicle.last_inspected_at, driver?.['last_inspected_at']],
      age: defect?.age_days,
    };
  }
  const readToday = async () => (await dispatcher.ask('GET', 'today/')).body as unknown as Today;
  const onDay = (days: number, typed: string) => ({
    vehicle: [days === 0, days],
    driver: [days === 0, days],
    typed: [typed, typed],
    age: days,
  });

  it.each([
    [
      '12 hours behind UTC, a day behind the carrier',
      '2026-11-22T06:10:00Z',
      -720,
      '2026-11-21 18:05',
    ],
    [
      '12 hours ahead of UTC, a day ahead of the carrier',
      '2026-11-22T05:10:00Z',
      720,
      '2026-11-22 17:05',
    ],
    ['in the Pacific zone, before midnight', '2026-11-22T06:05:00Z', -480, '2026-11-21 22:01'],
    ['in the Eastern zone, after midnight', '2026-11-22T05:05:00Z', -300, '2026-11-22 00:03'],
    ['with a clock that is a day behind', '2026-11-22T15:00:00Z', -360 - 1440, '2026-11-21 08:55'],
    ['with a clock that is a day ahead', '2026-11-22T15:00:00Z', -360 + 1440, '2026-11-23 08:55'],
    [
      'on the day on which daylight saving time begins',
      '2026-03-08T13:00:00Z',
      -360,
      '2026-03-08 00:15',
    ],
    [
      'on the day on which daylight saving time ends',
      '2026-11-01T07:40:00Z',
      -360,
      '2026-11-01 01:30',
    ],
  ])(
    'a truck and its driver are inspected today an instant after a report from a phone %s',
    async (_where, now, utc_offset, typed) => {
      setNow(now);
      const id = await reports(typed, { utc_offset });
      expect(await readDays()).toEqual(onDay(0, typed));
      expect((await dispatcher.report(id)).date).toBe(typed);
    },
  );

  it('a typed day before that of the entry stays as typed, and the report does not become the last one', async () => {
    setNow('2026-11-22T14:00:00Z');
    await reports('2026-11-19 23:30');
    expect(await readDays()).toEqual(onDay(3, '2026-11-19 23:30'));
    const today = await reports('2026-11-22 07:55', { utc_offset: -360, trip: 'before' });
    const late = await reports('2026-11-19 23:45');
    expect(await readDays()).toEqual({ ...onDay(0, '2026-11-22 07:55'), age: 3 });
    expect(await dispatcher.vehicle(truck)).toMatchObject({ last_report_id: today });
    const { data } = await dispatcher.reports(`search=${truck}&from=2026-11-19&to=2026-11-19`);
    expect(data.map(({ id }) => id)).toContain(late);
    expect(data.map(({ id }) => id)).not.toContain(today);
  });

  it("without an offset, a day that has not begun at the carrier counts as the carrier's current one", async () => {
    setNow('2026-11-22T05:00:00Z');
    await reports('2026-11-22 18:00');
    expect(await readDays()).toEqual(onDay(0, '2026-11-22 18:00'));
  });

  it('the list of reports and the numbers of Today count an inspection on its day at the carrier', async () => {
    setNow('2026-11-22T06:05:00Z');
    const before = await readToday();
    const id = await reports('2026-11-21 22:01', { utc_offset: -480 });
    const listed = async (day: string) =>
      (await dispatcher.reports(`search=${truck}&from=${day}&to=${day}`)).data.map((row) => row.id);
    expect(await listed('2026-11-21')).toEqual([]);
    expect(await listed('2026-11-22')).toEqual([id]);
    expect((await readToday()).reports).toBe(before.reports + 1);
    expect((await dispatcher.vehicle(truck)).inspected_today_at).toBe('00:01');
    expect((await dispatcher.vehicles(`search=${truck}&inspected=today&kind=truck`)).total).toBe(1);
  });

  it('a correction keeps the day of the report that it corrects, even if it is entered on the next day', async () => {
    setNow('2026-11-22T06:05:00Z');
    const corrects = await reports('2026-11-21 22:01', { utc_offset: -480 });
    setNow('2026-11-22T15:00:00Z');
    const id = await reports('2026-11-21 22:01', { corrects, address: 'Gary, IN' });
    expect((await dispatcher.report(corrects)).corrected_by).toBe(id);
    expect(await readDays()).toEqual(onDay(0, '2026-11-21 22:01'));
  });

  it('a repeat of a create stores no second report, although more time has passed', async () => {
    setNow('2026-11-22T15:00:00Z');
    const id = await reports('2026-11-23 08:55', { utc_offset: -360 });
    setNow('2026-11-22T15:03:00Z');
    expect(await reports('2026-11-23 08:55', { utc_offset: -360 })).toBe(id);
  });

  it.each([[-2881], [2881], [0.5], ['-360']])(
    'the server rejects %j as an offset',
    async (offset) => {
      const rejected = reports('2026-11-22 08:00', { utc_offset: offset as number });
      await expect(rejected).rejects.toThrow('400 {"utc_offset":');
    },
  );
});

import { checklistKeys, type ChecklistKey } from '@/contract/checklist';
import { reportFileFormat } from '@/contract/reportFile';
import { databaseKinds } from '../../testing/databases';
import { anyTruck, makeComment, Driver } from '../../testing/drivers';
import { Staff } from '../../testing/office';
import { report } from '../../testing/reports';
import { openTestServer, type TestServer } from '../../testing/testServer';

describe.each(databaseKinds)("a driver's ‘good’ on %s", (kind) => {
  const timeZone = 'Pacific/Honolulu';
  let server: TestServer;
  let rosa: Staff;
  let dispatcher: Staff;
  let marcus: Driver;
  let truck: string;
  beforeAll(async () => {
    server = await openTestServer(kind, { settings: { timeZone } });
    rosa = await Staff.signedIn(server, 'mechanic');
    dispatcher = await Staff.signedIn(server, 'dispatcher');
  });
  beforeEach(async () => {
    marcus = await Driver.signedIn(server);
    truck = anyTruck();
  });
  afterAll(() => server.close());

  const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000);
  const toLocalDateTime = (instant: Date) =>
    new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(
      instant,
    );
  const entered = (at: Date) => ({
    entered_at: Object.fromEntries(checklistKeys.map((key) => [key, at.toISOString()])),
  });
  /** A signed report of the truck without entry times, as a page of an earlier version sends it. */
  const inspected = (at: Date, defective: readonly ChecklistKey[] = []) => ({
    ...report({
      truck_number: truck,
      trailer_numbers: 'none',
      date_inspected: toLocalDateTime(at),
    }),
    satisfactory_vehicle_condition: 'above_defects_need_correction',
    mechanics_signature: 'Sam Ortiz',
    ...Object.fromEntries(defective.map((key) => [key, false])),
    comments: defective.map((key) => makeComment(key)),
  });
  const both = ['brakes_service', 'radiator'] as const;
  const sends = (body: object) => marcus.call('POST', 'create/inspection/', body);

  async function standing() {
    const all = await rosa.readVehicleDefects(truck, 'state=all&sort=id');
    const { holding } = await rosa.vehicle(truck);
    return {
      defects: all.map(({ item, state, driver_says_good }) =>
        [item, driver_says_good ? 'driver says good' : state].join(': '),
      ),
      holding: holding.map(({ item }) => item),
    };
  }
  const bothOpen = { defects: both.map((item) => `${item}: open`), holding: [...both] };

  describe("a driver's ‘good’ that is older than the defects", () => {
    it('a repeated all-clear report does not change defects that were marked after it', async () => {
      const first = { ...inspected(ago(5)), ...entered(ago(5)) };
      const { id } = await sends(first);
      for (const key of both) await marcus.marks(Number(id), key, false);
      await sends(first);
      expect(await standing()).toEqual(bothOpen);
    });

    it('a correction of an all-clear report with the same entry times does not change defects that were reopened or reported after those times', async () => {
      await sends({ ...inspected(ago(60), both), ...entered(ago(60)) });
      const certified = [];
      for (const defect of await rosa.readVehicleDefects(truck))
        certified.push(await rosa.certifies(defect));
      const signed = { ...inspected(ago(50)), ...entered(ago(50)) };
      await sends(signed);
      for (const defect of certified) await rosa.reopens(defect);
      await sends({ ...signed, odometer_reading: '7' });
      expect(await standing()).toEqual(bothOpen);
      await sends({ ...inspected(ago(40), both), ...entered(ago(0)) });
      await sends({ ...signed, odometer_reading: '8' });
      expect(await standing()).toEqual(bothOpen);
    });

    it('a report of an inspection two hours before the defects does not make them good when it arrives after them', async () => {
      await sends(inspected(ago(0), both));
      await sends(inspected(ago(120)));
      expect(await standing()).toEqual(bothOpen);
    });

    it('a report from before the defects does not withdraw them, even if it arrives within 15 minutes', async () => {
      await sends({ ...inspected(ago(10), both), ...entered(ago(10)) });
      await sends({ ...inspected(ago(20)), ...entered(ago(20)) });
      expect(await standing()).toEqual(bothOpen);
    });

    it('a ‘good’ entered in the same millisecond as the defects does not make them good', async () => {
      await sends({ ...inspected(ago(10), both), ...entered(ago(10)) });
      const [{ entered_at: at } = { entered_at: null }] = await rosa.readVehicleDefects(truck);
      await sends({ ...inspected(ago(5)), ...entered(new Date(at ?? 0)) });
      expect(await standing()).toEqual(bothOpen);
    });

    it('an old report that the office imports does not make later defects good', async () => {
      await sends({ ...inspected(ago(10), both), ...entered(ago(10)) });
      const other = { ...inspected(ago(5)), truck_number: anyTruck() };
      const { id } = await sends(other);
      await marcus.sends(Number(id));
      const copy = { ...inspected(ago(600)), ...entered(ago(0)) };
      const { status } = await dispatcher.ask('POST', 'reports/import/', {
        format: reportFileFormat,
        driver: marcus.session.username,
        report: copy,
      });
      expect(status).toBe(200);
      expect(await standing()).toEqual(bothOpen);
    });
  });

  it('a driver who leaves a trailer out of ‘Which trailer?’ does not make its defect good', async () => {
    const trailers = [anyTruck(), anyTruck()];
    const doors = {
      ...inspected(ago(5), ['doors']),
      trailer_numbers: trailers.join(', '),
    };
    await sends({ ...doors, ...entered(ago(5)) });
    await sends({
      ...doors,
      ...entered(ago(0)),
      odometer_reading: '7',
      which_trailers: { doors: trailers.slice(1) },
    });
    for (const trailer of trailers) {
      const [defect] = await rosa.readVehicleDefects(trailer);
      expect(defect).toMatchObject({ state: 'open', driver_says_good: null, holds_vehicle: true });
    }
  });

  describe("a driver's ‘good’ that was entered after the defect", () => {
    const said = ['brakes_service: driver says good', 'radiator: marked_good_by_driver'];

    it("a driver's ‘good’ changes a defect if its time is after the defect's, even if the phone's clock is ahead", async () => {
      await sends({ ...inspected(ago(10), both), ...entered(ago(10)) });
      await sends({ ...inspected(ago(10)), ...entered(ago(-60)) });
      expect(await standing()).toEqual({ defects: said, holding: ['brakes_service'] });
    });

    it("a driver's ‘good’ without a time gets the inspection's time in the carrier's time zone", async () => {
      await sends({ ...inspected(ago(90), both), ...entered(ago(90)) });
      await sends(inspected(ago(30)));
      expect(await standing()).toEqual({ defects: said, holding: ['brakes_service'] });
    });

    it("a driver's ‘good’ tapped on a saved report gets the time at which it arrives at the server", async () => {
      const { id } = await sends({ ...inspected(ago(5), both), ...entered(ago(-60)) });
      for (const key of both) await marcus.marks(Number(id), key, true);
      expect(await standing()).toEqual({ defects: said, holding: ['brakes_service'] });
    });
  });
});

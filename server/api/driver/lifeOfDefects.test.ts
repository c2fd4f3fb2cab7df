import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { ChecklistKey } from '@/contract/checklist';
import type { Defect } from '@/contract/records';
import { deferrableDay } from '../../testing/deferrableDay';
import { databaseKinds } from '../../testing/databases';
import { anyTruck, makeComment, Driver } from '../../testing/drivers';
import { truckAndDrivers } from '../../testing/truckAndDrivers';
import { landed } from '../../testing/landedSchemas';
import { makeReviewRequest } from '../../testing/reviews';

const needsCorrection = {
  satisfactory_vehicle_condition: 'above_defects_need_correction',
} as const;

describe.each(databaseKinds)('the life of a defect on %s', (kind) => {
  const fleet = truckAndDrivers(kind);

  const of = (more: object = {}) => ({
    truck_number: fleet.truck,
    trailer_numbers: 'none',
    ...more,
  });
  const agoIn = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

  async function only(item?: ChecklistKey): Promise<Defect> {
    const all = await fleet.rosa.readVehicleDefects(fleet.truck, 'state=all&sort=id&order=desc');
    const found = all.find((defect) => item === undefined || defect.item === item);
    if (!found) throw new Error('there is no defect');
    return fleet.rosa.defect(found.id);
  }
  async function reported(item: ChecklistKey, more: object = {}) {
    const report = await fleet.marcus.reports([item], of(more));
    return { report, defect: await only(item) };
  }
  /** Returns the items that hold the vehicle. Expects the same items in the office and on the next driver's phone. */
  async function heldBy() {
    const { do_not_dispatch, holding } = await fleet.rosa.vehicle(fleet.truck);
    const next = await (await Driver.signedIn(fleet.server)).readPreviousVehicle(fleet.truck);
    expect(next.holding.map(({ id }) => id)).toEqual(holding.map(({ id }) => id));
    expect(do_not_dispatch).toBe(holding.length > 0);
    return holding.map(({ item }) => item);
  }

  it("another driver's all-clear report does not release a truck with defective service brakes", async () => {
    await reported('brakes_service', needsCorrection);
    await fleet.dana.reports([], of());
    expect(await heldBy()).toEqual(['brakes_service']);
    expect(await only()).toMatchObject({ state: 'open', driver_says_good: null });
  });

  it('a defect of a § item holds the vehicle even if the driver checks ‘Above defects corrected’', async () => {
    await reported('steering');
    expect(await heldBy()).toEqual(['steering']);
    await fleet.marcus.reports(['steering', 'trip_recorder'], of());
    expect(await heldBy()).toEqual(['steering']);
  });

  it('a defect without § holds the vehicle until it is decided, whatever the driver checks', async () => {
    const { defect } = await reported('radiator');
    expect(await heldBy()).toEqual(['radiator']);
    await fleet.rosa.certifies(defect, { state: 'repair_not_needed', note: 'A drop a day' });
    expect(await heldBy()).toEqual([]);
  });

  it('a defect of an exempt item holds the vehicle only if any of its reporters says that it needs correction', async () => {
    await reported('trip_recorder');
    expect(await heldBy()).toEqual([]);
    await fleet.dana.reports(['trip_recorder'], of(needsCorrection));
    expect(await heldBy()).toEqual(['trip_recorder']);
  });

  it('the review of the truck leaves out the defect of a trailer that is no longer part of the combination', async () => {
    const trailer = `${fleet.truck}-R`;
    await fleet.marcus.reports(['doors', 'horn'], of({ trailer_numbers: trailer }));
    const read = async (trailers: string) => {
      const { vehicles } = await fleet.dana.previous({ truck: fleet.truck, trailers });
      return vehicles.flatMap(({ defects, holding }) =>
        [...defects, ...holding].map(({ item }) => item),
      );
    };
    expect(await read(trailer)).toEqual(['horn', 'horn', 'doors', 'doors']);
    expect(await read('')).toEqual(['horn', 'horn']);
  });

  it('an all-clear report entered before ‘Not fixed’ changes nothing, and a later one does not release the vehicle', async () => {
    const { report, defect } = await reported('brakes_service');
    const { version } = await fleet.rosa.certifies(defect);
    const not_fixed = [{ defect: defect.id, version, note: 'Pulls to the left' }];
    await fleet.dana.callExtension('POST', 'reviews/', makeReviewRequest([report], { not_fixed }));
    const entered_at = { brakes_service: agoIn(1) };
    await fleet.marcus.reports([], of({ mechanics_signature: 'Sam', entered_at }));
    expect(await only()).toMatchObject({
      state: 'open',
      driver_says_good: null,
      note: 'Pulls to the left',
      reopened: {
        how: 'not_fixed',
        by: fleet.dana.session.username,
        certification: { name: fleet.rosa.username },
      },
    });
    expect(await heldBy()).toEqual(['brakes_service']);
    // The driver entered this report after the reopening, so the 'good' counts. The defect still needs a certification.
    await fleet.marcus.reports(
      [],
      of({ entered_at: { brakes_service: agoIn(-1) }, odometer_reading: '7' }),
    );
    expect(await only()).toMatchObject({ driver_says_good: { by: fleet.marcus.session.username } });
    expect(await heldBy()).toEqual(['brakes_service']);
  });

  it("a driver's ‘good’ does not release a vehicle with a § defect, but a certification does", async () => {
    const { report, defect } = await reported('brakes_service');
    await fleet.marcus.marks(report, 'brakes_service', true);
    expect(await heldBy()).toEqual(['brakes_service']);
    const list = await fleet.rosa.readVehicleDefects(
      fleet.truck,
      'driver_says_good=true&sort=to_certify',
    );
    expect(list).toMatchObject([{ id: defect.id, holds_vehicle: true }]);
    await fleet.rosa.certifies(await only());
    expect(await heldBy()).toEqual([]);
  });

  it('‘To certify’ lists first what a driver says is good, then the defects that hold a vehicle, oldest first, and then the others', async () => {
    const report = await fleet.marcus.reports(
      ['radiator', 'trip_recorder', 'horn', 'steering', 'mirrors'],
      of(),
    );
    await fleet.rosa.defers(await only('radiator'), deferrableDay);
    await fleet.marcus.marks(report, 'steering', true);
    const { id } = await only('mirrors');
    await fleet.server.database.queries.execute(
      sql`update defects set reported_at = now() - interval '1 day' where id = ${id}`,
    );
    const list = await fleet.rosa.readVehicleDefects(
      fleet.truck,
      'state=open&sort=to_certify&order=asc',
    );
    expect(list.map(({ item }) => item)).toEqual(['steering', 'mirrors', 'horn', 'trip_recorder']);
  });

  it('the export of reports shows the typed name that closed a defect in an earlier version', async () => {
    const { defect } = await reported('brakes_service');
    await fleet.rosa.certifies(defect);
    await fleet.server.database.queries.execute(
      sql`update defects set certified_on = 'drivers_phone', certified_name = 'Sam Ortiz'
        where id = ${defect.id}`,
    );
    const csv = await fleet.rosa.text(`reports.csv?search=${fleet.truck}&state=all`);
    expect(csv).toContain(
      'brakes_service: Closed by a name typed on a phone, not certified: Sam Ortiz',
    );
  });

  it("a driver's note about who repaired a defect does not certify it, and is kept after a certification", async () => {
    const { defect } = await reported('brakes_service');
    const path = `defects/${defect.id}/repaired-by/`;
    const body = { repaired_by: 'Big Rig Repair, invoice 4711' };
    const response = await fleet.dana.callExtension('POST', path, body);
    const repaired_by = {
      text: body.repaired_by,
      by: fleet.dana.session.username,
      at: expect.stringMatching(/Z$/) as string,
    };
    expect([response.statusCode, response.json()]).toMatchObject([
      200,
      { id: defect.id, state: 'open', repaired_by },
    ]);
    const next = await fleet.marcus.readPreviousVehicle(fleet.truck);
    expect(next.holding).toMatchObject([{ id: defect.id, repaired_by }]);
    expect(await heldBy()).toEqual(['brakes_service']);
    // The mechanic opened the defect before the note arrived, and can still certify that version of it.
    expect(await fleet.rosa.certifies(defect)).toMatchObject({ state: 'repaired', repaired_by });
    expect((await fleet.dana.callExtension('POST', path, body)).statusCode).toBe(404);
  });

  it('a ‘Mechanic signature’ with the name of a mechanic who certified other items does not certify a defect', async () => {
    const report = await fleet.marcus.reports(['horn', 'mirrors'], of());
    const [horn, mirrors] = await fleet.rosa.readVehicleDefects(fleet.truck, 'sort=id');
    if (!horn || !mirrors) throw new Error('there are no defects');
    await fleet.rosa.certifies(horn);
    await fleet.rosa.certifies(mirrors);
    await fleet.marcus.marks(report, 'brakes_service', false);
    await fleet.marcus.reports([], of({ mechanics_signature: fleet.rosa.username }));
    expect(await only('brakes_service')).toMatchObject({ state: 'open', driver_says_good: {} });
  });

  it('a driver can withdraw a mistaken defect without § within 15 minutes, but not later', async () => {
    const { report } = await reported('radiator');
    await fleet.marcus.marks(report, 'radiator', true);
    expect(await only()).toMatchObject({
      state: 'marked_good_by_driver',
      withdrawn: { by: fleet.marcus.session.username },
      history: [{ event: 'reported' }, { event: 'withdrawn' }],
    });
    await fleet.marcus.marks(report, 'radiator', false);
    const { id } = await only();
    const { queries } = fleet.server.database;
    await queries.execute(
      sql`update defects set reported_at = now() - interval '16 minutes' where id = ${id}`,
    );
    await fleet.marcus.marks(report, 'radiator', true);
    expect(await only()).toMatchObject({
      id,
      state: 'open',
      driver_says_good: {},
      withdrawn: null,
    });
  });

  it('a deferred defect does not hold its vehicle until the last day of the deferral is over, and then reopens', async () => {
    const { defect } = await reported('radiator', needsCorrection);
    const { deferred_until, ...rest } = await fleet.rosa.defers(defect, deferrableDay);
    expect([deferred_until, rest]).toMatchObject([
      deferrableDay,
      {
        state: 'deferred',
        certified_name: fleet.rosa.username,
        signed_on: 'office',
        holds_vehicle: false,
      },
    ]);
    expect(await heldBy()).toEqual([]);
    const { queries } = fleet.server.database;
    await queries.execute(
      sql`update defects set deferred_until = '2020-01-01' where id = ${defect.id}`,
    );
    expect(await heldBy()).toEqual(['radiator']);
    const [read] = (await fleet.dana.readPreviousVehicle(fleet.truck)).defects;
    expect(read).toMatchObject({
      state: 'open',
      deferred_until: '2020-01-01',
      certified_name: fleet.rosa.username,
    });
    expect(await fleet.rosa.text(`reports.csv?search=${fleet.truck}`)).toContain(
      `radiator: open, was deferred by ${fleet.rosa.username} until 2020-01-01`,
    );
    expect((await fleet.rosa.readVehicleDefects(fleet.truck, 'state=open')).length).toBe(1);
    expect((await fleet.rosa.readVehicleDefects(fleet.truck, 'state=deferred')).length).toBe(0);
  });

  it('only the driver who chose ‘Not fixed’ can take it back', async () => {
    const { report, defect } = await reported('horn');
    const certified = await fleet.rosa.certifies(defect);
    const not_fixed = [{ defect: defect.id, version: certified.version, note: 'Silent' }];
    await fleet.dana.callExtension('POST', 'reviews/', makeReviewRequest([report], { not_fixed }));
    const open = await only();
    const mayTakeBack = async (driver: Driver) =>
      (await driver.readPreviousVehicle(fleet.truck)).defects.map(
        ({ may_take_back }) => may_take_back,
      );
    expect([await mayTakeBack(fleet.marcus), await mayTakeBack(fleet.dana)]).toEqual([
      [false],
      [true],
    ]);
    const path = `defects/${open.id}/take-back/`;
    const body = { version: open.version };
    expect((await fleet.marcus.callExtension('POST', path, body)).statusCode).toBe(409);
    const response = await fleet.dana.callExtension('POST', path, body);
    expect([response.statusCode, response.json()]).toMatchObject([
      200,
      { state: 'repaired', certified_name: fleet.rosa.username, reopened: null },
    ]);
    expect((await fleet.dana.callExtension('POST', path, body)).statusCode).toBe(409);
  });

  it('a trailer defect belongs to the trailers that the driver chose, or to all if the driver chose none, and stays on a trailer that the driver no longer chooses', async () => {
    const trailers = [anyTruck(), anyTruck()] as const;
    const both = { trailer_numbers: trailers.join(', ') };
    const count = async () =>
      Promise.all(
        trailers.map(async (number) => {
          const open = await fleet.rosa.readVehicleDefects(number, 'item=doors');
          return open.filter(({ driver_says_good }) => driver_says_good === null).length;
        }),
      );
    const named = { which_trailers: { doors: [trailers[1].toLowerCase()] } };
    const report = await fleet.marcus.reports(['doors'], of({ ...both, ...named }));
    expect(await count()).toEqual([0, 1]);
    expect((await fleet.marcus.callExtension('GET', 'current/')).json()).toMatchObject(named);
    const comments = [makeComment('doors')];
    const update = `update/inspection/${report}/`;
    await fleet.marcus.call('PATCH', update, { comments, doors: false });
    expect(await count()).toEqual([1, 1]);
    await fleet.marcus.call('PATCH', update, {
      comments,
      doors: false,
      which_trailers: { doors: [trailers[0]] },
    });
    expect(await count()).toEqual([1, 1]);
    const wrong = { comments, doors: false, which_trailers: { doors: ['another'] } };
    await expect(fleet.marcus.call('PATCH', update, wrong)).rejects.toThrow(
      'Name a trailer of this report.',
    );
    // A report with another choice of trailers is a new report.
    expect(await fleet.marcus.reports(['doors'], of(both))).not.toBe(report);
  });

  it('the list and the export of reports show that a report was made after the trip, and the list can be filtered by that', async () => {
    const report = await fleet.marcus.reports([], of({ trip: 'after' }));
    expect((await fleet.rosa.reports(`search=${fleet.truck}&trip=after`)).data).toMatchObject([
      { id: report, trip: 'after' },
    ]);
    expect((await fleet.rosa.reports(`search=${fleet.truck}&trip=before`)).total).toBe(0);
    expect(await fleet.rosa.text(`reports.csv?search=${fleet.truck}`)).toContain(',"after",""');
    await fleet.dana.reports([], of());
    expect((await fleet.rosa.reports(`search=${fleet.truck}`)).data[0]?.trip).toBeNull();
  });

  it("a driver's phone gets the date on which that driver last inspected the vehicle", async () => {
    const ownDay = async (driver: Driver, except?: number) => {
      const query = { truck: fleet.truck, ...(except ? { except: `${except}` } : {}) };
      return (await driver.previous(query)).vehicles.map(({ own_last_day }) => own_last_day);
    };
    const report = await fleet.marcus.reports([], of());
    const [day = ''] = (await fleet.rosa.report(report)).date.split(' ');
    expect(await ownDay(fleet.marcus)).toEqual([day]);
    expect(await ownDay(fleet.marcus, report)).toEqual([null]);
    const correction = await fleet.marcus.reports(
      [],
      of({ odometer_reading: '7', corrects: report }),
    );
    expect(await ownDay(fleet.marcus, correction)).toEqual([null]);
    expect(await ownDay(fleet.dana)).toEqual([null]);
  });

  it('a certified defect reopens when a report arrives late that the driver entered before the certification', async () => {
    const { defect } = await reported('horn');
    const entered = agoIn(5);
    await fleet.rosa.certifies(defect);
    await fleet.dana.reports(['horn'], of({ entered_at: { horn: entered } }));
    expect(await only()).toMatchObject({
      id: defect.id,
      state: 'open',
      reopened: {
        how: 'late_report',
        by: fleet.dana.session.username,
        entered_at: entered,
        certification: {
          name: fleet.rosa.username,
          signed_on: 'office',
          at: expect.stringMatching(/Z$/),
        },
      },
    });
    const certified = await fleet.rosa.certifies(await only());
    await fleet.dana.reports(
      ['horn'],
      of({ entered_at: { horn: agoIn(-5) }, odometer_reading: '7' }),
    );
    expect((await only()).id).not.toBe(certified.id);
  });

  it("a late report marks the item defective in other drivers' reports, unless they marked it good", async () => {
    const lee = await Driver.signedIn(fleet.server);
    const own = await reported('horn');
    await fleet.dana.reports(['horn'], of());
    await fleet.dana.marks(Number((await fleet.dana.current()).id), 'horn', true);
    const entered = agoIn(5);
    await fleet.rosa.certifies(await only());
    expect((await fleet.marcus.current()).horn).toBe(true);
    await lee.reports(['horn'], of({ entered_at: { horn: entered } }));
    expect((await only()).reopened).toMatchObject({ how: 'late_report' });
    const { horn, comments } = await fleet.marcus.current();
    expect(horn).toBe(false);
    expect(comments).toMatchObject([{ key: 'horn', fixed: false }]);
    expect((await fleet.marcus.callExtension('GET', 'current/')).json()).toMatchObject({
      certified: [],
    });
    expect((await fleet.dana.current()).horn).toBe(true);
    const { history } = await fleet.rosa.report(own.report);
    expect(history.at(-1)).toMatchObject({ action: 'reopened', actor: lee.session.username });
  });

  it('every response about defects is valid for the phone and office pages of commit 6fa45f0', async () => {
    const report = await fleet.marcus.reports(
      ['horn', 'radiator', 'mirrors', 'battery', 'body'],
      of(),
    );
    const byItem = async (item: ChecklistKey) => only(item);
    await fleet.marcus.marks(report, 'battery', true);
    await fleet.marcus.marks(report, 'horn', true);
    await fleet.rosa.defers(await byItem('radiator'), deferrableDay);
    await fleet.rosa.reopens(await fleet.rosa.certifies(await byItem('mirrors')));
    await fleet.rosa.takesBack(await byItem('mirrors'));
    await fleet.rosa.certifies(await byItem('body'));
    const states = (await fleet.rosa.readVehicleDefects(fleet.truck, 'state=all&sort=id')).map(
      ({ state }) => state,
    );
    expect([...states].sort()).toEqual([
      'deferred',
      'marked_good_by_driver',
      'open',
      'repaired',
      'repaired',
    ]);
    const vehicle = await fleet.rosa.vehicle(fleet.truck);
    const responses = {
      previous: await fleet.dana.previous({ truck: fleet.truck }),
      current: (await fleet.marcus.callExtension('GET', 'current/')).json(),
      ownReport: await fleet.marcus.ownReport(report),
      ownReports: (await fleet.marcus.callExtension('GET', 'reports/')).json(),
      defects: await fleet.rosa.defects('state=all'),
      defect: await byItem('horn'),
      report: await fleet.rosa.report(report),
      vehicles: await fleet.rosa.vehicles(),
      vehicle,
      today: (await fleet.rosa.ask('GET', 'today/')).body,
    };
    expect(Object.keys(responses).sort()).toEqual(Object.keys(landed).sort());
    for (const [name, response] of Object.entries(responses)) {
      const { success, issues } = v.safeParse(landed[name as keyof typeof landed], response);
      expect([name, success, issues]).toEqual([name, true, undefined]);
    }
  });
});

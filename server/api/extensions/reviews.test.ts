import { sql } from 'drizzle-orm';
import { queryRows } from '../../platform/database/rows';
import { purgeReports } from '../../domain/reports/purgeReports';
import { databaseKinds } from '../../testing/databases';
import { anyTruck, Driver } from '../../testing/drivers';
import { truckAndDrivers } from '../../testing/truckAndDrivers';
import { Staff } from '../../testing/office';
import { makeReviewRequest } from '../../testing/reviews';

describe.each(databaseKinds)("a vehicle's previous report on %s", (kind) => {
  const fleet = truckAndDrivers(kind);

  const noTrailer = { trailer_numbers: 'none' };

  async function certifiedHorn() {
    const id = await fleet.marcus.reports(['horn', 'radiator'], {
      truck_number: fleet.truck,
      ...noTrailer,
    });
    const horn = (await fleet.rosa.readVehicleDefects(fleet.truck)).find(
      ({ item }) => item === 'horn',
    );
    if (!horn) throw new Error('there is no defect');
    return { id, horn: await fleet.rosa.certifies(horn) };
  }

  it("a driver cannot use the id of another driver's review, and the 409 reveals nothing about that review", async () => {
    const { id } = await certifiedHorn();
    const review = makeReviewRequest([id]);
    const stored = await fleet.dana.callExtension('POST', 'reviews/', review);
    expect(stored.statusCode).toBe(200);
    const taken = await fleet.marcus.callExtension('POST', 'reviews/', review);
    expect([taken.statusCode, taken.json()]).toEqual([
      409,
      { detail: 'This review belongs to another driver.' },
    ]);
    expect((await fleet.dana.callExtension('POST', 'reviews/', review)).json()).toEqual(
      stored.json(),
    );
  });

  it('the next driver sees the previous report, its defects and the name of the mechanic who certified one of them', async () => {
    const { id, horn } = await certifiedHorn();
    const previous = await fleet.dana.readPreviousVehicle(fleet.truck);
    expect(previous).toMatchObject({
      vehicle: { kind: 'truck', number: fleet.truck },
      report: { id, carrier: 'Marcus Bell', date: '2026-11-21 08:30', reviews: [] },
    });
    expect(previous.defects).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          id: horn.id,
          item: 'horn',
          state: 'repaired',
          in_report: true,
          reports: 1,
          certified_name: fleet.rosa.username,
          reported_by: fleet.marcus.session.username,
          closed_at: expect.stringMatching(/Z$/),
        }),
        expect.objectContaining({ item: 'radiator', state: 'open', in_report: true }),
      ]),
    );
    expect(previous.defects).toHaveLength(2);
    expect(Object.keys(previous.defects[0] ?? {})).not.toContain('certified_by');
  });

  it("a driver finds the previous report by the vehicle number's letters and digits, or by a merged vehicle's number", async () => {
    const id = await fleet.marcus.reports([], { truck_number: fleet.truck, ...noTrailer });
    await fleet.marcus.sends(id);
    expect(
      (await fleet.dana.readPreviousVehicle(`${fleet.truck.slice(0, 1)}- ${fleet.truck.slice(1)}`))
        .report?.id,
    ).toBe(id);
    const other = anyTruck();
    await fleet.dana.reports([], { truck_number: other, ...noTrailer });
    const dispatcher = await Staff.signedIn(fleet.server, 'dispatcher');
    const day = { date_inspected: '2026-11-20 08:30', truck_number: anyTruck(), ...noTrailer };
    await (await Driver.signedIn(fleet.server)).reports([], day);
    const earlier = await dispatcher.vehicle(day.truck_number);
    await dispatcher.merges(earlier, await dispatcher.vehicle(fleet.truck));
    expect((await fleet.dana.readPreviousVehicle(day.truck_number)).vehicle.number).toBe(
      fleet.truck,
    );
  });

  it('a driver gets the previous report of the truck and of each trailer', async () => {
    const [one, two] = [anyTruck(), anyTruck()];
    const first = await fleet.marcus.reports(['doors'], {
      truck_number: fleet.truck,
      trailer_numbers: one,
    });
    const second = await fleet.dana.reports([], { truck_number: anyTruck(), trailer_numbers: two });
    const lee = await Driver.signedIn(fleet.server);
    const { vehicles } = await lee.previous({ truck: fleet.truck, trailers: `${one} / ${two}` });
    expect(vehicles.map(({ vehicle, report }) => [vehicle.number, report?.id])).toEqual([
      [fleet.truck, first],
      [one, first],
      [two, second],
    ]);
    expect(vehicles.map(({ defects }) => defects.map(({ item }) => item))).toEqual([
      [],
      ['doors'],
      [],
    ]);
    expect((await lee.previous({ truck: anyTruck() })).vehicles).toEqual([]);
    expect((await lee.previous({})).vehicles).toEqual([]);
  });

  it('a phone that names the report on its screen gets the report before that one, and a previous report also shows older defects', async () => {
    const { id: earlier } = await certifiedHorn();
    const own = await fleet.dana.reports([], { truck_number: fleet.truck, ...noTrailer });
    expect((await fleet.dana.readPreviousVehicle(fleet.truck)).report?.id).toBe(own);
    const [vehicle] = (await fleet.dana.previous({ truck: fleet.truck, except: String(own) }))
      .vehicles;
    expect(vehicle?.report?.id).toBe(earlier);
    const lee = await Driver.signedIn(fleet.server);
    const { report, defects } = await lee.readPreviousVehicle(fleet.truck);
    expect(report?.id).toBe(own);
    expect(defects.map(({ item, in_report }) => [item, in_report]).sort()).toEqual([
      ['horn', false],
      ['radiator', false],
    ]);
  });

  it("the previous report can be the driver's own from the day before, but not a report that the driver has corrected", async () => {
    const { id: yesterday, horn } = await certifiedHorn();
    const today = { truck_number: fleet.truck, ...noTrailer, date_inspected: '2026-11-22 06:10' };
    const first = await fleet.marcus.reports(['mirrors'], today);
    const [vehicle] = (await fleet.marcus.previous({ truck: fleet.truck, except: String(first) }))
      .vehicles;
    expect(vehicle?.report?.id).toBe(yesterday);
    expect(vehicle?.defects.map(({ id }) => id)).toContain(horn.id);
    const correction = await fleet.marcus.reports(['mirrors'], {
      ...today,
      address: 'Gary, IN',
      corrects: first,
    });
    const [same] = (await fleet.marcus.previous({ truck: fleet.truck, except: String(correction) }))
      .vehicles;
    expect(same?.report?.id).toBe(yesterday);
    expect((await fleet.dana.readPreviousVehicle(fleet.truck)).report?.id).toBe(correction);
  });

  it("the previous report leaves out defects that appear only in the report on the driver's screen", async () => {
    const own = await fleet.dana.reports(['horn', 'mirrors'], {
      truck_number: fleet.truck,
      ...noTrailer,
    });
    await fleet.marcus.reports(['mirrors'], { truck_number: fleet.truck, ...noTrailer });
    const itemsFor = async (except: object) => {
      const [vehicle] = (await fleet.dana.previous({ truck: fleet.truck, ...except })).vehicles;
      return vehicle?.defects.map(({ item }) => item).sort();
    };
    expect(await itemsFor({ except: String(own) })).toEqual(['mirrors']);
    expect(await itemsFor({})).toEqual(['horn', 'mirrors']);
  });

  it("the server stores the next driver's review once, even if the phone repeats it", async () => {
    const { id } = await certifiedHorn();
    const review = makeReviewRequest([id, id]);
    for (let n = 0; n < 2; n += 1) {
      const response = await fleet.dana.callExtension('POST', 'reviews/', review);
      expect([response.statusCode, response.json()]).toEqual([
        200,
        { id: review.id, reopened: [] },
      ]);
    }
    const signed = [{ name: 'Dana Miles', at: review.reviewed_at, signing_consent: null }];
    expect((await fleet.dana.readPreviousVehicle(fleet.truck)).report?.reviews).toEqual(signed);
    expect((await fleet.marcus.ownReport(id)).reviews).toEqual(signed);
    const { history } = await fleet.rosa.report(id);
    expect(history.filter(({ action }) => action === 'reviewed')).toMatchObject([
      { actor: fleet.dana.session.username },
    ]);
  });

  it('the server does not store a future date for a review from a phone with a fast clock', async () => {
    const { id } = await certifiedHorn();
    await fleet.dana.callExtension(
      'POST',
      'reviews/',
      makeReviewRequest([id], { reviewed_at: '2999-01-01T00:00:00Z' }),
    );
    const [review] = (await fleet.dana.readPreviousVehicle(fleet.truck)).report?.reviews ?? [];
    expect(Date.parse(review?.at ?? '')).toBeLessThanOrEqual(Date.now() + 60_000);
  });

  it('‘Not fixed’ in a review reopens the defect, including in the report of the driver who found it', async () => {
    const { id, horn } = await certifiedHorn();
    const review = makeReviewRequest([id], {
      not_fixed: [{ defect: horn.id, version: horn.version, note: 'Still silent' }],
    });
    for (let n = 0; n < 2; n += 1) {
      const response = await fleet.dana.callExtension('POST', 'reviews/', review);
      expect(response.json()).toEqual({ id: review.id, reopened: [horn.id] });
    }
    expect(await fleet.rosa.defect(horn.id)).toMatchObject({
      state: 'open',
      note: 'Still silent',
      version: horn.version + 1,
      certified_by: null,
    });
    expect((await fleet.marcus.current()).horn).toBe(false);
  });

  it('a late review from an offline phone does not reopen a defect that was certified again', async () => {
    const { id, horn } = await certifiedHorn();
    const again = await fleet.rosa.certifies(await fleet.rosa.reopens(horn));
    const not_fixed = [
      { defect: horn.id, version: horn.version, note: 'Still silent' },
      { defect: 999_999, version: 1, note: 'No such defect' },
    ];
    const response = await fleet.dana.callExtension(
      'POST',
      'reviews/',
      makeReviewRequest([id], { not_fixed }),
    );
    expect([response.statusCode, response.json()]).toMatchObject([200, { reopened: [] }]);
    expect(await fleet.rosa.defect(horn.id)).toMatchObject(again);
  });

  it("the server stores a review that names only another vehicle's report, but does not reopen the defect that it says is not fixed", async () => {
    const { id, horn } = await certifiedHorn();
    const [elsewhere, trailer] = [anyTruck(), anyTruck()];
    const other = await fleet.marcus.reports(['doors'], {
      truck_number: elsewhere,
      trailer_numbers: trailer,
    });
    const not_fixed = [{ defect: horn.id, version: horn.version, note: 'Still silent' }];
    const review = makeReviewRequest([other], { not_fixed });
    for (let n = 0; n < 2; n += 1) {
      const response = await fleet.dana.callExtension('POST', 'reviews/', review);
      expect([response.statusCode, response.json()]).toEqual([
        200,
        { id: review.id, reopened: [] },
      ]);
    }
    expect(await fleet.rosa.defect(horn.id)).toMatchObject(horn);
    expect((await fleet.dana.readPreviousVehicle(elsewhere)).report?.reviews).toHaveLength(1);
    const both = await fleet.dana.callExtension(
      'POST',
      'reviews/',
      makeReviewRequest([other, id], { not_fixed }),
    );
    expect(both.json()).toMatchObject({ reopened: [horn.id] });
  });

  it('‘Not fixed’ in a review reopens the defect even if the office has merged the vehicle into another one since the report', async () => {
    const { id, horn } = await certifiedHorn();
    const kept = anyTruck();
    await (await Driver.signedIn(fleet.server)).reports([], { truck_number: kept, ...noTrailer });
    const dispatcher = await Staff.signedIn(fleet.server, 'dispatcher');
    await dispatcher.merges(await dispatcher.vehicle(fleet.truck), await dispatcher.vehicle(kept));
    const not_fixed = [{ defect: horn.id, version: horn.version, note: 'Still silent' }];
    const response = await fleet.dana.callExtension(
      'POST',
      'reviews/',
      makeReviewRequest([id], { not_fixed }),
    );
    expect(response.json()).toMatchObject({ reopened: [horn.id] });
  });

  it('the server stores a review of a certified defect that was reported again, but does not reopen that defect', async () => {
    const { id, horn } = await certifiedHorn();
    await fleet.marcus.marks(id, 'horn', false);
    const not_fixed = [{ defect: horn.id, version: horn.version, note: 'Still silent' }];
    const response = await fleet.dana.callExtension(
      'POST',
      'reviews/',
      makeReviewRequest([id], { not_fixed }),
    );
    expect(response.json()).toMatchObject({ reopened: [] });
    expect((await fleet.dana.readPreviousVehicle(fleet.truck)).report?.reviews).toHaveLength(1);
    expect((await fleet.rosa.defect(horn.id)).state).toBe('repaired');
  });

  it.each([
    ['id', 'x', 'Must be a UUID.'],
    ['name', ' ', 'Driver name is required'],
    ['reviewed_at', 'today', 'Must be an instant.'],
    ['reports', [], 'Name a report.'],
  ])('the server rejects a review with a wrong %s', async (field, value, message) => {
    const response = await fleet.dana.callExtension('POST', 'reviews/', {
      ...makeReviewRequest([1]),
      [field]: value,
    });
    expect([response.statusCode, response.json()]).toEqual([400, { [field]: [message] }]);
  });

  it('a purge of reports deletes their reviews, and the server accepts a repeat of such a review', async () => {
    const old = { date_inspected: '2026-01-10 12:00', truck_number: fleet.truck, ...noTrailer };
    const id = await fleet.marcus.reports([], old);
    await fleet.marcus.sends(id);
    const review = makeReviewRequest([id]);
    await fleet.dana.callExtension('POST', 'reviews/', review);
    const { queries } = fleet.server.database;
    await queries.execute(sql`update inspections set created_at = '2026-01-10' where id = ${id}`);
    await purgeReports(fleet.server.database, { before: '2026-02-01', timeZone: 'UTC' });
    const left = await queryRows(
      queries,
      sql`select id from report_reviews where id = ${review.id}`,
    );
    expect(left).toEqual([]);
    expect((await fleet.dana.callExtension('POST', 'reviews/', review)).statusCode).toBe(200);
  });
});

import { eq, sql } from 'drizzle-orm';
import { queryRows } from '../../platform/database/rows';
import { reportEvents } from '../../domain/tables/vehicles';
import { databaseKinds } from '../../testing/databases';
import { anyTruck, makeComment, Driver } from '../../testing/drivers';
import { truckAndDrivers } from '../../testing/truckAndDrivers';

describe.each(databaseKinds)("the defects in drivers' reports on %s", (kind) => {
  const fleet = truckAndDrivers(kind);

  /** Lists each defect as 'kind item state "description" x' and its number of reports, trucks first, then by age. */
  async function listDefectLines(...numbers: string[]): Promise<string[]> {
    const keys = JSON.stringify(numbers);
    const found = await queryRows<{ line: string }>(
      fleet.server.database.queries,
      sql`select concat_ws(' ', kind, item, state, '"' || description || '"',
          'x' || (select count(*) from report_defects where defect_id = defects.id)) as line
        from defects join vehicles on vehicles.id = vehicle_id
        where number_key in (select letters_and_digits(value) from jsonb_array_elements_text(${keys}::jsonb))
        order by kind desc, defects.id`,
    );
    return found.map(({ line }) => line);
  }
  const readReportResult = async (id: number) => {
    const [row] = await queryRows<{ result: string }>(
      fleet.server.database.queries,
      sql`select result from inspections where id = ${id}`,
    );
    return row?.result;
  };
  const readReportHistory = (id: number) =>
    fleet.server.database.queries
      .select({
        action: reportEvents.action,
        before: reportEvents.before,
        after: reportEvents.after,
      })
      .from(reportEvents)
      .where(eq(reportEvents.reportId, id))
      .orderBy(reportEvents.id);

  it('a defect belongs to the truck, or to each trailer if it is on a trailer item', async () => {
    const trailers = [anyTruck(), anyTruck()];
    const id = await fleet.marcus.reports(['horn', 'doors'], {
      truck_number: fleet.truck,
      trailer_numbers: trailers.join('/'),
    });
    expect(await listDefectLines(fleet.truck, ...trailers)).toEqual([
      'truck horn open "horn is broken" x1',
      'trailer doors open "doors is broken" x1',
      'trailer doors open "doors is broken" x1',
    ]);
    expect(await readReportResult(id)).toBe('defects_open');
    await fleet.marcus.marks(id, 'doors', true);
    await fleet.marcus.marks(id, 'horn', true);
    expect(await listDefectLines(fleet.truck, ...trailers)).toEqual([
      'truck horn driver_says_good "horn is broken" x1',
      'trailer doors withdrawn "doors is broken" x1',
      'trailer doors withdrawn "doors is broken" x1',
    ]);
    expect(await readReportResult(id)).toBe('defects_open');
  });

  it('a defect on a trailer item belongs to the truck if there is no trailer', async () => {
    await fleet.marcus.reports(['doors'], {
      truck_number: fleet.truck,
      trailer_numbers: 'No trailer',
    });
    expect(await listDefectLines(fleet.truck)).toEqual(['truck doors open "doors is broken" x1']);
  });

  it("another driver's report that spells the truck number differently adds to the same defect", async () => {
    await fleet.marcus.reports(['horn'], { truck_number: fleet.truck });
    await fleet.dana.reports(['horn'], {
      truck_number: ` ${fleet.truck.toLowerCase().replace('t', 't-')}`,
      comments: [makeComment('horn', 'Still silent')],
    });
    expect(await listDefectLines(fleet.truck)).toEqual(['truck horn open "horn is broken" x2']);
  });

  it('a report that leaves a defect out marks it ‘Driver says good’ only if the same driver reported the defect', async () => {
    const first = await fleet.marcus.reports(['horn'], { truck_number: fleet.truck });
    await fleet.dana.reports([], { truck_number: fleet.truck });
    expect(await listDefectLines(fleet.truck)).toEqual(['truck horn open "horn is broken" x1']);
    await fleet.marcus.reports(['mirrors'], { truck_number: fleet.truck });
    expect(await listDefectLines(fleet.truck)).toEqual([
      'truck horn driver_says_good "horn is broken" x1',
      'truck mirrors open "mirrors is broken" x1',
    ]);
    expect(await readReportResult(first)).toBe('defects_open');
  });

  it("a defect remains open while another driver's report still contains it", async () => {
    await fleet.marcus.reports(['horn'], { truck_number: fleet.truck });
    const second = await fleet.dana.reports(['horn'], { truck_number: fleet.truck });
    await fleet.marcus.reports([], { truck_number: fleet.truck });
    expect(await listDefectLines(fleet.truck)).toEqual(['truck horn open "horn is broken" x2']);
    await fleet.dana.marks(second, 'horn', true);
    expect(await listDefectLines(fleet.truck)).toEqual([
      'truck horn driver_says_good "horn is broken" x2',
    ]);
  });

  it("a defect remains open if its driver's next report is about another truck", async () => {
    await fleet.marcus.reports(['horn'], { truck_number: fleet.truck });
    await fleet.marcus.reports([], { truck_number: anyTruck() });
    expect(await listDefectLines(fleet.truck)).toEqual(['truck horn open "horn is broken" x1']);
  });

  it('marking an item good and then defective again keeps the same defect', async () => {
    const id = await fleet.marcus.reports(['horn'], { truck_number: fleet.truck });
    await fleet.marcus.marks(id, 'horn', true);
    await fleet.marcus.marks(id, 'horn', false);
    expect(await listDefectLines(fleet.truck)).toEqual(['truck horn open "horn is broken" x1']);
  });

  it("a driver's PATCH with a new comment changes the description of the defect", async () => {
    const id = await fleet.marcus.reports(['horn'], { truck_number: fleet.truck });
    await fleet.marcus.call('PATCH', `update/inspection/${id}/`, {
      comments: [makeComment('horn', 'Only the city horn')],
      horn: false,
    });
    expect(await listDefectLines(fleet.truck)).toEqual(['truck horn open "Only the city horn" x1']);
  });

  it('a defect keeps its comment when a PATCH changes another item', async () => {
    const id = await fleet.marcus.reports(['horn', 'mirrors'], { truck_number: fleet.truck });
    const comments = [makeComment('horn', 'x', true), makeComment('mirrors', 'y', true)];
    const response = await fleet.marcus.call('PATCH', `update/inspection/${id}/`, {
      comments,
      horn: true,
    });
    const stored = [
      { ...makeComment('horn', 'x', true), vehicle_inspection: id },
      { ...makeComment('mirrors'), vehicle_inspection: id },
    ];
    expect(response).toEqual({ comments: stored });
    expect(await fleet.marcus.current()).toMatchObject({
      horn: true,
      mirrors: false,
      comments: stored,
    });
    const nothing = await fleet.marcus.call('PATCH', `update/inspection/${id}/`, { comments: [] });
    expect(nothing).toEqual({ comments: stored });
  });

  it("a defect's comment becomes fixed when a PATCH marks the item good without sending comments", async () => {
    const id = await fleet.marcus.reports(['horn'], { truck_number: fleet.truck });
    const response = await fleet.marcus.call('PATCH', `update/inspection/${id}/`, {
      comments: [],
      horn: true,
    });
    expect(response.comments).toEqual([
      { ...makeComment('horn', 'horn is broken', true), vehicle_inspection: id },
    ]);
  });

  it("a report's history shows each change, with the values before and after", async () => {
    const id = await fleet.marcus.reports(['horn'], { truck_number: fleet.truck });
    await fleet.marcus.marks(id, 'horn', true);
    await fleet.marcus.sends(id);
    await fleet.marcus.sends(id);
    const comment = { key: 'horn', text: 'horn is broken' };
    expect(await readReportHistory(id)).toEqual([
      { action: 'created', before: null, after: null },
      {
        action: 'updated',
        before: { horn: false, comments: [{ ...comment, fixed: false }] },
        after: { horn: true, comments: [{ ...comment, fixed: true }] },
      },
      { action: 'sent', before: null, after: null },
    ]);
    const second = await fleet.marcus.reports(['horn'], { truck_number: fleet.truck });
    await fleet.marcus.reports([], { truck_number: fleet.truck });
    expect((await readReportHistory(second)).map(({ action }) => action)).toEqual([
      'created',
      'superseded',
    ]);
  });

  it('each vehicle keeps one unresolved defect per item while eight drivers report it concurrently', async () => {
    const drivers = await Promise.all(
      Array.from({ length: 8 }, () => Driver.signedIn(fleet.server)),
    );
    const trailers = [anyTruck(), anyTruck()];
    const turn = (n: number) => (n % 2 === 0 ? trailers : [...trailers].reverse()).join(', ');
    await Promise.all(
      drivers.map(async (driver, n) => {
        const changes = { truck_number: fleet.truck, trailer_numbers: turn(n) };
        const id = await driver.reports(['horn', 'doors', 'roof'], changes);
        await driver.marks(id, 'doors', true);
        await driver.reports(['horn', 'roof'], { ...changes, odometer_reading: '7' });
      }),
    );
    expect(await listDefectLines(fleet.truck)).toEqual(['truck horn open "horn is broken" x16']);
    const ofTrailers = await listDefectLines(...trailers);
    expect(ofTrailers.filter((line) => line.includes(' open '))).toEqual([
      'trailer roof open "roof is broken" x16',
      'trailer roof open "roof is broken" x16',
    ]);
  });
});

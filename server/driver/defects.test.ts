import { eq, sql } from 'drizzle-orm';
import { rowsOf } from '../db/rows';
import { reportEvents } from '../db/schema/vehicles';
import { databaseKinds, openTimeout } from '../testing/databases';
import { anyTruck, commentOf, Driver } from '../testing/drivers';
import { openTestServer } from '../testing/testServer';
import type { TestServer } from '../testing/testServer';

describe.each(databaseKinds)('the defects in drivers’ reports on %s', (kind) => {
  let server: TestServer;
  let marcus: Driver;
  let dana: Driver;
  let truck: string;
  beforeAll(async () => {
    server = await openTestServer(kind);
  }, openTimeout);
  beforeEach(async () => {
    marcus = await Driver.signedIn(server);
    dana = await Driver.signedIn(server);
    truck = anyTruck();
  });
  afterAll(() => server.close());

  /** Lists defects as 'vehicle item state description xreports', by vehicle and age. */
  async function defectsOf(...numbers: string[]): Promise<string[]> {
    const keys = JSON.stringify(numbers);
    const found = await rowsOf<{ line: string }>(
      server.database.queries,
      sql`select concat_ws(' ', kind, item, state, '"' || description || '"',
          'x' || (select count(*) from report_defects where defect_id = defects.id)) as line
        from defects join vehicles on vehicles.id = vehicle_id
        where number_key in (select letters_and_digits(value) from jsonb_array_elements_text(${keys}::jsonb))
        order by kind desc, defects.id`,
    );
    return found.map(({ line }) => line);
  }
  const resultOf = async (id: number) => {
    const [row] = await rowsOf<{ result: string }>(
      server.database.queries,
      sql`select result from inspections where id = ${id}`,
    );
    return row?.result;
  };
  const historyOf = (id: number) =>
    server.database.queries
      .select({
        action: reportEvents.action,
        before: reportEvents.before,
        after: reportEvents.after,
      })
      .from(reportEvents)
      .where(eq(reportEvents.reportId, id))
      .orderBy(reportEvents.id);

  it('belong to the truck or, for a trailer’s items, to each trailer', async () => {
    const trailers = [anyTruck(), anyTruck()];
    const id = await marcus.reports(['horn', 'doors'], {
      truck_number: truck,
      trailer_numbers: trailers.join('/'),
    });
    expect(await defectsOf(truck, ...trailers)).toEqual([
      'truck horn open "horn is broken" x1',
      'trailer doors open "doors is broken" x1',
      'trailer doors open "doors is broken" x1',
    ]);
    expect(await resultOf(id)).toBe('defects_open');
    await marcus.marks(id, 'doors', true);
    await marcus.marks(id, 'horn', true);
    expect(await defectsOf(truck, ...trailers)).toEqual([
      'truck horn driver_says_good "horn is broken" x1',
      'trailer doors withdrawn "doors is broken" x1',
      'trailer doors withdrawn "doors is broken" x1',
    ]);
    expect(await resultOf(id)).toBe('defects_open');
  });

  it('in a trailer’s item belong to the truck if there is no trailer', async () => {
    await marcus.reports(['doors'], { truck_number: truck, trailer_numbers: 'No trailer' });
    expect(await defectsOf(truck)).toEqual(['truck doors open "doors is broken" x1']);
  });

  it('are one if another driver reports the same, however they spell the number', async () => {
    await marcus.reports(['horn'], { truck_number: truck });
    await dana.reports(['horn'], {
      truck_number: ` ${truck.toLowerCase().replace('t', 't-')}`,
      comments: [commentOf('horn', 'Still silent')],
    });
    expect(await defectsOf(truck)).toEqual(['truck horn open "horn is broken" x2']);
  });

  it('are said to be good by the same driver’s next report, but not by another driver’s', async () => {
    const first = await marcus.reports(['horn'], { truck_number: truck });
    await dana.reports([], { truck_number: truck });
    expect(await defectsOf(truck)).toEqual(['truck horn open "horn is broken" x1']);
    await marcus.reports(['mirrors'], { truck_number: truck });
    expect(await defectsOf(truck)).toEqual([
      'truck horn driver_says_good "horn is broken" x1',
      'truck mirrors open "mirrors is broken" x1',
    ]);
    expect(await resultOf(first)).toBe('defects_open');
  });

  it('stay open while another driver’s report still has them', async () => {
    await marcus.reports(['horn'], { truck_number: truck });
    const second = await dana.reports(['horn'], { truck_number: truck });
    await marcus.reports([], { truck_number: truck });
    expect(await defectsOf(truck)).toEqual(['truck horn open "horn is broken" x2']);
    await dana.marks(second, 'horn', true);
    expect(await defectsOf(truck)).toEqual(['truck horn driver_says_good "horn is broken" x2']);
  });

  it('stay open if their driver continues with another truck', async () => {
    await marcus.reports(['horn'], { truck_number: truck });
    await marcus.reports([], { truck_number: anyTruck() });
    expect(await defectsOf(truck)).toEqual(['truck horn open "horn is broken" x1']);
  });

  it('are one while nobody certifies them, however often the driver changes their mind', async () => {
    const id = await marcus.reports(['horn'], { truck_number: truck });
    await marcus.marks(id, 'horn', true);
    await marcus.marks(id, 'horn', false);
    expect(await defectsOf(truck)).toEqual(['truck horn open "horn is broken" x1']);
  });

  it('have the description of their driver’s latest report', async () => {
    const id = await marcus.reports(['horn'], { truck_number: truck });
    await marcus.call('PATCH', `update/inspection/${id}/`, {
      comments: [commentOf('horn', 'Only the city horn')],
      horn: false,
    });
    expect(await defectsOf(truck)).toEqual(['truck horn open "Only the city horn" x1']);
  });

  it('a PATCH changes only the comment of its own item', async () => {
    const id = await marcus.reports(['horn', 'mirrors'], { truck_number: truck });
    const comments = [commentOf('horn', 'x', true), commentOf('mirrors', 'y', true)];
    const answer = await marcus.call('PATCH', `update/inspection/${id}/`, { comments, horn: true });
    const stored = [
      { ...commentOf('horn', 'x', true), vehicle_inspection: id },
      { ...commentOf('mirrors'), vehicle_inspection: id },
    ];
    expect(answer).toEqual({ comments: stored });
    expect(await marcus.current()).toMatchObject({ horn: true, mirrors: false, comments: stored });
    const nothing = await marcus.call('PATCH', `update/inspection/${id}/`, { comments: [] });
    expect(nothing).toEqual({ comments: stored });
  });

  it('a comment missing from a PATCH is fixed if its item becomes good', async () => {
    const id = await marcus.reports(['horn'], { truck_number: truck });
    const answer = await marcus.call('PATCH', `update/inspection/${id}/`, {
      comments: [],
      horn: true,
    });
    expect(answer.comments).toEqual([
      { ...commentOf('horn', 'horn is broken', true), vehicle_inspection: id },
    ]);
  });

  it('every change of a report is in its history, with before and after', async () => {
    const id = await marcus.reports(['horn'], { truck_number: truck });
    await marcus.marks(id, 'horn', true);
    await marcus.sends(id);
    await marcus.sends(id);
    const comment = { key: 'horn', text: 'horn is broken' };
    expect(await historyOf(id)).toEqual([
      { action: 'created', before: null, after: null },
      {
        action: 'updated',
        before: { horn: false, comments: [{ ...comment, fixed: false }] },
        after: { horn: true, comments: [{ ...comment, fixed: true }] },
      },
      { action: 'sent', before: null, after: null },
    ]);
    const second = await marcus.reports(['horn'], { truck_number: truck });
    await marcus.reports([], { truck_number: truck });
    expect((await historyOf(second)).map(({ action }) => action)).toEqual([
      'created',
      'superseded',
    ]);
  });

  it('keep one row per item while drivers concurrently report the same vehicles in any order', async () => {
    const drivers = await Promise.all(Array.from({ length: 8 }, () => Driver.signedIn(server)));
    const trailers = [anyTruck(), anyTruck()];
    const turn = (n: number) => (n % 2 === 0 ? trailers : [...trailers].reverse()).join(', ');
    await Promise.all(
      drivers.map(async (driver, n) => {
        const changes = { truck_number: truck, trailer_numbers: turn(n) };
        const id = await driver.reports(['horn', 'doors', 'roof'], changes);
        await driver.marks(id, 'doors', true);
        await driver.reports(['horn', 'roof'], { ...changes, odometer_reading: '7' });
      }),
    );
    expect(await defectsOf(truck)).toEqual(['truck horn open "horn is broken" x16']);
    const ofTrailers = await defectsOf(...trailers);
    expect(ofTrailers.filter((line) => line.includes(' open '))).toEqual([
      'trailer roof open "roof is broken" x16',
      'trailer roof open "roof is broken" x16',
    ]);
  });
});

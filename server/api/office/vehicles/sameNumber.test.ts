import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { generatedCases } from '@/testing/generatedCases';
import { generateSpellings } from '@/testing/spellings';
import { queryRows } from '../../../platform/database/rows';
import { databaseKinds } from '../../../testing/databases';
import { anyTruck, Driver } from '../../../testing/drivers';
import { Staff } from '../../../testing/office';
import { openTestServer, type TestServer } from '../../../testing/testServer';

describe.each(databaseKinds)('vehicles with numbers that compare as equal on %s', (kind) => {
  let server: TestServer;
  let dispatcher: Staff;
  let rosa: Staff;
  let marcus: Driver;
  /** A number with a Latin T, and the same number with a Cyrillic T. */
  let truck: string;
  let twin: string;
  beforeAll(async () => {
    server = await openTestServer(kind);
    dispatcher = await Staff.signedIn(server, 'dispatcher');
    rosa = await Staff.signedIn(server, 'mechanic');
  });
  beforeEach(async () => {
    marcus = await Driver.signedIn(server);
    truck = anyTruck();
    twin = truck.replace('T', 'Т');
  });
  afterAll(() => server.close());

  const run = (query: ReturnType<typeof sql>) => server.database.queries.execute(query);
  /** Adds a vehicle without a key for comparing numbers, as a process of the previous release does. */
  const writesAsBefore = (number: string, of: 'truck' | 'trailer' = 'truck') =>
    run(sql`insert into vehicles (kind, number, number_key) values (${of}, ${number}, ${number})`);
  const heldAs = async (number: string) => {
    const { holding, do_not_dispatch: isHeld, unconfirmed } = await dispatcher.vehicle(number);
    return [holding.map(({ item }) => item), isHeld, unconfirmed];
  };
  const readHoldingItems = async (number: string) =>
    (await marcus.previous({ truck: number })).vehicles.map(({ vehicle, holding }) => [
      vehicle.number,
      ...holding.map(({ item }) => item),
    ]);

  it("every spelling of a held vehicle's number finds that vehicle", async () => {
    const [number, trailer] = [`AXE-${truck}`, `TOT-${truck}`];
    await marcus.reports(['horn', 'brakes_trailer'], {
      truck_number: number,
      trailer_numbers: trailer,
    });
    await fc.assert(
      fc.asyncProperty(
        generateSpellings(number),
        generateSpellings(trailer),
        async (one, other) => {
          const { vehicles } = await marcus.previous({ truck: one, trailers: `none, ${other}` });
          expect(vehicles.map(({ vehicle, holding }) => [vehicle.number, holding.length])).toEqual([
            [number, 1],
            [trailer, 1],
          ]);
        },
      ),
      { numRuns: generatedCases(100) },
    );
    await fc.assert(
      fc.asyncProperty(
        generateSpellings(number),
        generateSpellings(trailer),
        async (one, other) => {
          await marcus.reports([], { truck_number: one, trailer_numbers: `${other} & Bobtail` });
        },
      ),
      { numRuns: 10 },
    );
    expect((await dispatcher.vehicles(`search=${truck}`)).total).toBe(2);
  });

  it("two vehicles with equal numbers are held by each other's defects until one of them is confirmed", async () => {
    const report = await marcus.reports(['horn'], { truck_number: truck });
    await writesAsBefore(twin);
    for (const number of [truck, twin]) {
      expect(await heldAs(number)).toEqual([['horn'], true, 'same_number']);
      expect(await readHoldingItems(number)).toEqual([[number, 'horn']]);
    }
    expect((await dispatcher.vehicles(`search=${truck}&unconfirmed=true`)).total).toBe(2);
    const other = await marcus.reports([], { truck_number: twin });
    expect((await dispatcher.report(other)).holding).toEqual(
      (await dispatcher.report(report)).holding,
    );
    expect(await dispatcher.text(`reports.csv?search=${other}`)).toContain('"horn"');
    const { id, version } = await dispatcher.vehicle(twin);
    const confirm = () => dispatcher.ask('POST', `vehicles/${id}/confirm/`, { version });
    expect((await confirm()).status).toBe(200);
    expect((await confirm()).status).toBe(409);
    expect(await heldAs(truck)).toEqual([['horn'], true, null]);
    expect(await heldAs(twin)).toEqual([[], false, null]);
    // Undoes the confirmation, because the next test must start without a confirmed vehicle.
    await run(sql`update vehicles set confirmed_at = null`);
    expect([await readHoldingItems(truck), await readHoldingItems(twin)]).toEqual([
      [[truck, 'horn']],
      [[twin]],
    ]);
    // A number in lower case may mean either vehicle.
    expect((await readHoldingItems(truck.toLowerCase()))[0]).toContain('horn');
  });

  it('merging or renaming one of two vehicles with equal numbers ends the conflict', async () => {
    await marcus.reports(['horn'], { truck_number: truck });
    await writesAsBefore(twin);
    await dispatcher.merges(await dispatcher.vehicle(twin), await dispatcher.vehicle(truck));
    expect(await heldAs(truck)).toEqual([['horn'], true, null]);
    expect(await readHoldingItems(twin)).toEqual([[truck, 'horn']]);
    const next = anyTruck();
    await marcus.reports(['horn'], { truck_number: next });
    await writesAsBefore(next.replace('T', 'Т'));
    await dispatcher.changes(await dispatcher.vehicle(next.replace('T', 'Т')), {
      number: `${next}N`,
    });
    expect(await heldAs(`${next}N`)).toEqual([[], false, null]);
    expect(await heldAs(next)).toEqual([['horn'], true, null]);
  });

  it('two vehicles with equal numbers are both announced as held or released when the defects of one change', async () => {
    await marcus.reports(['horn'], { truck_number: truck });
    await writesAsBefore(twin);
    const last = async (number: string) => {
      const { id } = await dispatcher.vehicle(number);
      const rows = await queryRows<{ event: string }>(
        server.database.queries,
        sql`select event from vehicle_events where vehicle_id = ${id} order by id desc limit 1`,
      );
      return rows[0]?.event;
    };
    await marcus.reports(['horn', 'mirrors'], { truck_number: truck });
    expect([await last(truck), await last(twin)]).toEqual(['held', 'held']);
    for (const defect of await rosa.readVehicleDefects(truck)) await rosa.certifies(defect);
    expect([await last(truck), await last(twin)]).toEqual(['released', 'released']);
  });

  it('a vehicle can be found by the last number that a process of the previous release gave it', async () => {
    await marcus.reports(['horn'], { truck_number: truck });
    const next = anyTruck();
    await run(
      sql`update vehicles set number = ${next}, number_key = ${next} where number = ${truck}`,
    );
    expect(await readHoldingItems(next.toLowerCase())).toEqual([[next, 'horn']]);
    expect(await heldAs(next)).toEqual([['horn'], true, null]);
    await writesAsBefore(`${truck}-É`, 'trailer');
    await marcus.reports([], { truck_number: next, trailer_numbers: `${truck}e` });
    expect((await dispatcher.vehicles(`search=${truck}e`)).total).toBe(1);
  });

  it('two numbers that differ only in a character that earlier builds ignored belong to two vehicles', async () => {
    await writesAsBefore(truck);
    await run(sql`update vehicles set number = ${`${truck}²`} where number = ${truck}`);
    await marcus.reports([], { truck_number: truck });
    expect((await dispatcher.vehicles(`search=${truck}`)).data.map(({ number }) => number)).toEqual(
      [truck, `${truck}²`],
    );
    await dispatcher.changes(await dispatcher.vehicle(truck), { number: `${truck}B` });
    await dispatcher.changes(await dispatcher.vehicle(`${truck}B`), { number: truck });
    expect((await readHoldingItems(`${truck}b`))[0]).toEqual([truck]);
  });
});

import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { generatedCases } from '@/testing/generatedCases';
import { generateMisspellings } from '@/testing/spellings';
import { vehicleKey } from '@/contract/vehicleKey';
import { readAnnouncedRecord } from '../../../jobs/notifications/announcedRecord';
import { toMessage } from '../../../jobs/notifications/messages';
import { queryRows } from '../../../platform/database/rows';
import { databaseKinds } from '../../../testing/databases';
import { anyTruck, Driver } from '../../../testing/drivers';
import { Staff } from '../../../testing/office';
import { openTestServer, type TestServer } from '../../../testing/testServer';

describe.each(databaseKinds)('a new number that looks like a known one on %s', (kind) => {
  let server: TestServer;
  let dispatcher: Staff;
  let marcus: Driver;
  /** A known number, and the same number with the letter O in place of its last zero. */
  let truck: string;
  let mistyped: string;
  beforeAll(async () => {
    server = await openTestServer(kind);
    server.api.now = () => new Date('2026-11-21T12:00:00Z');
  });
  beforeEach(async () => {
    dispatcher = await Staff.signedIn(server, 'dispatcher');
    marcus = await Driver.signedIn(server);
    truck = `X${anyTruck()}0`;
    mistyped = `${truck.slice(0, -1)}O`;
    await marcus.reports([], { truck_number: truck, trailer_numbers: 'none' });
  });
  afterAll(() => server.close());

  const reports = (number: string, ...items: 'horn'[]) =>
    marcus.reports(items, { truck_number: number, trailer_numbers: 'none' });
  const readVehicleState = async (number: string) => {
    const { unconfirmed, readiness, may_be_held_as: as } = await dispatcher.vehicle(number);
    return [unconfirmed, readiness, as];
  };
  const free = [null, 'ready', []];

  it("the office, phone, export and email say that a look-alike's defect may hold the known vehicle, until the office confirms the look-alike", async () => {
    const earlier = await (
      await Driver.signedIn(server)
    ).reports([], {
      truck_number: truck,
      trailer_numbers: 'none',
    });
    const report = await reports(mistyped, 'horn');
    expect(await readVehicleState(mistyped)).toEqual(['look_alike', 'do_not_dispatch', []]);
    expect(await readVehicleState(truck)).toEqual([null, 'attention', [mistyped]]);
    expect((await dispatcher.vehicle(mistyped)).looks_like).toEqual([truck]);
    const known = await dispatcher.vehicle(truck);
    expect(known.do_not_dispatch).toBe(false);
    const ready = await dispatcher.vehicles(`search=${truck}&readiness=ready`);
    expect(ready.total).toBe(0);
    const { body } = await dispatcher.ask('GET', `vehicles/${known.id}/`);
    expect(body).toMatchObject({ readiness: 'attention', may_be_held_as: [mistyped] });
    const told = await marcus.readPreviousVehicle(truck);
    expect([told.holding, told.may_be_held_as]).toEqual([[], [mistyped]]);
    const { may_be_held: mayBeHeld } = await dispatcher.report(earlier);
    expect(mayBeHeld).toMatchObject([{ vehicle: { number: truck }, as: [mistyped] }]);
    expect(await dispatcher.text(`reports.csv?search=${earlier}`)).toContain(`"${mistyped}"`);
    const queries = server.database.queries;
    const day = { today: '2026-11-21', timeZone: 'UTC' };
    const mail = await readAnnouncedRecord(queries, { kind: 'report', recordId: earlier }, day);
    expect(mail && toMessage(mail, { publicUrl: '', timeZone: 'UTC' }).text).toContain(
      `Truck ${truck}: May be held: reported as ${mistyped}`,
    );
    const [event] = await queryRows<{ id: string }>(
      queries,
      sql`select max(vehicle_events.id)::text as id from vehicle_events
        join vehicles on vehicles.id = vehicle_id where number = ${mistyped}`,
    );
    const held = await readAnnouncedRecord(
      queries,
      { kind: 'vehicle.held', recordId: Number(event?.id) },
      day,
    );
    expect(held).toMatchObject({ vehicle: { number: mistyped }, looks_like: [truck] });
    expect((await dispatcher.report(report)).may_be_held).toEqual([]);
    const { id, version } = await dispatcher.vehicle(mistyped);
    expect((await dispatcher.ask('POST', `vehicles/${id}/confirm/`, { version })).status).toBe(200);
    expect(await readVehicleState(truck)).toEqual(free);
    expect((await marcus.readPreviousVehicle(truck)).may_be_held_as).toEqual([]);
    await server.database.queries.execute(sql`update vehicles set confirmed_at = null`);
  });

  it('merging a look-alike into the known vehicle moves its defects there', async () => {
    await reports(mistyped, 'horn');
    await dispatcher.merges(await dispatcher.vehicle(mistyped), await dispatcher.vehicle(truck));
    expect(await readVehicleState(truck)).toEqual([null, 'do_not_dispatch', []]);
  });

  it('after a merge of the known vehicle into its look-alike, the look-alike is an ordinary vehicle', async () => {
    await reports(mistyped);
    await dispatcher.merges(await dispatcher.vehicle(truck), await dispatcher.vehicle(mistyped));
    expect(await readVehicleState(mistyped)).toEqual(free);
  });

  it('the office and the driver read that a look-alike of a held vehicle may be the held vehicle itself', async () => {
    await reports(truck, 'horn');
    await reports(mistyped);
    expect(await readVehicleState(mistyped)).toEqual(['look_alike', 'attention', [truck]]);
    expect((await marcus.readPreviousVehicle(mistyped)).may_be_held_as).toEqual([truck]);
  });

  it("a number that resembles a renamed vehicle's earlier number is a look-alike of that vehicle", async () => {
    const next = anyTruck();
    await dispatcher.changes(await dispatcher.vehicle(truck), { number: next });
    await reports(mistyped, 'horn');
    expect(await readVehicleState(next)).toEqual([null, 'attention', [mistyped]]);
    expect((await marcus.previous({ truck: `Unit ${truck}` })).look_alikes).toEqual([
      { kind: 'truck', number: truck },
    ]);
  });

  it('a truck and a trailer are never look-alikes of each other', async () => {
    await marcus.reports(['brakes_trailer'], {
      truck_number: truck,
      trailer_numbers: mistyped,
    });
    expect(await readVehicleState(truck)).toEqual(free);
  });

  it.each([
    ['TRLR', ''],
    ['Trlr #', ''],
    ['TRL', 'R-'],
    ['Trailer', 'R-'],
  ])(
    "a trailer's number after '%s' looks like the number without that word",
    async (word, letter) => {
      const number = `${letter}${anyTruck().slice(1)}`;
      await marcus.reports([], { truck_number: anyTruck(), trailer_numbers: number });
      const { look_alikes: alikes } = await marcus.previous({ trailers: `${word} ${number}` });
      expect(alikes).toEqual([{ kind: 'trailer', number }]);
    },
  );

  it("a look-alike that a process of the previous release added also waits for the office's decision", async () => {
    await server.database.queries.execute(
      sql`insert into vehicles (kind, number, number_key) values ('truck', ${mistyped}, ${mistyped})`,
    );
    expect((await readVehicleState(mistyped))[0]).toBe('look_alike');
  });

  it("a driver who misspells a held vehicle's number learns that the vehicle is, or may be, held", async () => {
    const number = `TR-${anyTruck().slice(1)}`;
    await reports(number, 'horn');
    await fc.assert(
      fc.asyncProperty(generateMisspellings(number), async (written) => {
        const { vehicles, look_alikes: alikes } = await marcus.previous({ truck: written });
        const isSame = vehicleKey(written) === vehicleKey(number);
        expect(vehicles.flatMap(({ holding }) => holding.map(({ item }) => item))).toEqual(
          isSame ? ['horn'] : [],
        );
        expect(alikes).toEqual(isSame ? [] : [{ kind: 'truck', number }]);
      }),
      { numRuns: generatedCases(50) },
    );
    await fc.assert(
      fc.asyncProperty(generateMisspellings(number), async (written) => {
        await reports(written);
        const [told] = (await marcus.previous({ truck: written })).vehicles;
        expect([...(told?.holding ?? []), ...(told?.may_be_held_as ?? [])]).not.toEqual([]);
      }),
      { numRuns: generatedCases(10) },
    );
  });
});

import { sql } from 'drizzle-orm';
import { dayIn } from '../../../domain/dayIn';
import { databaseKinds } from '../../../testing/databases';
import { anyTruck, Driver } from '../../../testing/drivers';
import { Staff } from '../../../testing/office';
import { openTestServer, type TestServer } from '../../../testing/testServer';
import { earlierOwnerText } from '@/contract/vehicleLabel';
import type { EarlierOwner } from '@/contract/records';
import type { NumbersResponse } from '@/contract/extensions';

describe.each(databaseKinds)('a number that another vehicle had on %s', (kind) => {
  let server: TestServer;
  let dispatcher: Staff;
  let rosa: Staff;
  let marcus: Driver;
  /** The number on the door of the first vehicle, that vehicle's new number, and the number of another vehicle. */
  let painted: string;
  let renamed: string;
  let other: string;
  beforeAll(async () => {
    server = await openTestServer(kind);
    dispatcher = await Staff.signedIn(server, 'dispatcher');
    rosa = await Staff.signedIn(server, 'mechanic');
  });
  beforeEach(async () => {
    marcus = await Driver.signedIn(server);
    [painted, renamed, other] = [anyTruck(), anyTruck(), anyTruck()];
  });
  afterAll(() => server.close());

  const reports = (number: string, ...items: 'horn'[]) =>
    marcus.reports(items, { truck_number: number, trailer_numbers: 'none' });
  const today = () => dayIn('UTC', new Date());
  const owner = (change: Partial<EarlierOwner> = {}): EarlierOwner => ({
    kind: 'truck',
    number: painted,
    now: renamed,
    until: today(),
    is_held: true,
    only_waits: false,
    ...change,
  });
  const warning = (change: Partial<EarlierOwner> = {}) => ({
    status: 400,
    body: { confirmed_number: [earlierOwnerText(owner(change), today())] },
  });
  const rename = async (from: string, to: string, more: object = {}) => {
    const { id, version } = await dispatcher.vehicle(from);
    return dispatcher.ask('PATCH', `vehicles/${id}/`, { version, number: to, ...more });
  };
  /** Renames the vehicle with the painted number. The horn defect holds it. */
  async function renamesHeld(...items: 'horn'[]) {
    await reports(painted, ...items);
    await rename(painted, renamed);
    await reports(other);
  }
  const certifies = async (number: string) => {
    for (const defect of await rosa.readVehicleDefects(number)) await rosa.certifies(defect);
  };
  const agesBy = (days: number) =>
    server.database.queries.execute(
      sql`update vehicles set number_until = number_until - make_interval(days => ${days})
        where number = ${painted} and merged_into is not null`,
    );
  const readOwners = async (number = painted) =>
    (await marcus.previous({ truck: number })).earlier_owners;
  const readNumbers = async () =>
    (await marcus.callExtension('GET', 'numbers/')).json<NumbersResponse>().earlier_owners;

  it('a rename to a number that a held vehicle had warns the office, and the driver of either vehicle is asked which one it is', async () => {
    await renamesHeld('horn');
    expect(await rename(other, painted)).toEqual(warning());
    expect(await rename(other, painted, { confirmed_number: other })).toEqual(warning());
    const { status } = await rename(other, painted, { confirmed_number: painted });
    expect(status).toBe(200);
    expect(await dispatcher.vehicle(painted)).toMatchObject({
      readiness: 'attention',
      unconfirmed: 'look_alike',
      looks_like: [renamed],
      may_be_held_as: [renamed],
    });
    expect(await readOwners()).toEqual([owner()]);
    expect(await readOwners(` ${painted.toLowerCase()}-`)).toEqual([owner()]);
    expect(await readNumbers()).toContainEqual(owner());
    expect((await marcus.readPreviousVehicle(painted)).may_be_held_as).toEqual([renamed]);
    // The driver who chooses the other number reads what holds that vehicle.
    expect((await marcus.readPreviousVehicle(renamed)).holding).toHaveLength(1);
    expect(await readOwners(renamed)).toEqual([]);
  });

  it('the driver is still asked after the office has confirmed the vehicle with the number', async () => {
    await renamesHeld('horn');
    await rename(other, painted, { confirmed_number: painted });
    const { id, version } = await dispatcher.vehicle(painted);
    expect((await dispatcher.ask('POST', `vehicles/${id}/confirm/`, { version })).status).toBe(200);
    expect(await dispatcher.vehicle(painted)).toMatchObject({
      unconfirmed: null,
      may_be_held_as: [],
    });
    expect(await readOwners()).toEqual([owner()]);
    await server.database.queries.execute(sql`update vehicles set confirmed_at = null`);
  });

  it('a number is free 90 days after its vehicle was renamed, unless a defect holds that vehicle', async () => {
    await renamesHeld('horn');
    await rename(other, painted, { confirmed_number: painted });
    await agesBy(91);
    expect((await readOwners()).map(({ is_held: isHeld }) => isHeld)).toEqual([true]);
    await certifies(renamed);
    expect(await readOwners()).toEqual([]);
    await agesBy(-2);
    expect((await readOwners()).map(({ is_held: isHeld }) => isHeld)).toEqual([false]);
    await agesBy(2);
    const { id, version } = await dispatcher.vehicle(painted);
    const leave = await dispatcher.ask('PATCH', `vehicles/${id}/`, { version, number: anyTruck() });
    expect(leave.status).toBe(200);
  });

  it.each(['truck', 'trailer'] as const)(
    'adding a %s with a number that another one had warns the office once',
    async (of) => {
      const named = { truck_number: painted, trailer_numbers: painted };
      await marcus.reports([], named);
      const { data } = await dispatcher.vehicles(`search=${painted}&kind=${of}`);
      const [vehicle] = data;
      if (!vehicle) throw new Error('no vehicle');
      await dispatcher.changes(vehicle, { number: renamed });
      const body = { kind: of, number: painted };
      expect(await dispatcher.ask('POST', 'vehicles/', body)).toEqual(
        warning({ kind: of, is_held: false }),
      );
      const added = await dispatcher.ask('POST', 'vehicles/', {
        ...body,
        confirmed_number: painted,
      });
      expect(added).toMatchObject({ status: 201, body: { unconfirmed: 'look_alike' } });
      const query = { truck: of === 'truck' ? painted : anyTruck(), trailers: painted };
      const { earlier_owners: owners } = await marcus.previous(query);
      expect(owners).toEqual([owner({ kind: of, is_held: false })]);
    },
  );

  const imports = async (number: string, more: object = {}) => {
    const rows = [{ line: 2, number, kind: 'truck', ...more }];
    const { body: preview } = await dispatcher.ask('POST', 'imports/vehicles/', { rows });
    const apply = async () => {
      const expected = preview['counts'];
      return (await dispatcher.ask('POST', 'imports/vehicles/', { rows, expected })).body;
    };
    return { decided: preview['rows'], apply };
  };

  it("last month's list finds a vehicle that was renamed since, even while a defect holds it", async () => {
    await renamesHeld('horn');
    const { id: record } = await dispatcher.vehicle(renamed);
    const why = earlierOwnerText(owner(), today());
    expect((await imports(painted)).decided).toMatchObject([{ fate: 'same', record, why }]);
    const changed = await imports(painted, { make: 'Volvo' });
    expect(changed.decided).toMatchObject([
      { fate: 'changed', record, why: `${why} Make none → Volvo` },
    ]);
    await changed.apply();
    expect(await dispatcher.vehicle(renamed)).toMatchObject({ id: record, make: 'Volvo' });
    await agesBy(200);
    expect((await imports(painted)).decided).toMatchObject([{ fate: 'same', record }]);
  });

  it("last month's list finds the vehicle into which another one was merged", async () => {
    await reports(painted);
    await reports(renamed);
    await dispatcher.merges(await dispatcher.vehicle(painted), await dispatcher.vehicle(renamed));
    const { id: record } = await dispatcher.vehicle(renamed);
    await (await imports(renamed)).apply();
    expect((await imports(painted)).decided).toMatchObject([{ fate: 'same', record }]);
    await server.database.queries.execute(sql`update vehicles set confirmed_at = null`);
  });

  it('an import warns of the vehicle that had a number of another one', async () => {
    await renamesHeld('horn');
    await rename(other, painted, { confirmed_number: painted });
    const { id: record } = await dispatcher.vehicle(painted);
    const why = `${earlierOwnerText(owner(), today())} Make none → Volvo`;
    const { decided } = await imports(painted, { make: 'Volvo' });
    expect(decided).toMatchObject([{ fate: 'changed', record, why }]);
  });

  it('an import of a number that two vehicles had names both, and adds another vehicle that the office has to confirm', async () => {
    await renamesHeld('horn');
    await rename(other, painted, { confirmed_number: painted });
    const last = anyTruck();
    await rename(painted, last);
    const { decided, apply } = await imports(painted);
    const had = [owner(), owner({ now: last, is_held: false })];
    const why = [...had.map((one) => earlierOwnerText(one, today())), 'Confirm or merge it later.'];
    expect(decided).toMatchObject([{ fate: 'new', why: why.join(' ') }]);
    const { id } = await apply();
    expect(await dispatcher.vehicle(painted)).toMatchObject({ unconfirmed: 'look_alike' });
    expect(await readOwners()).toEqual(expect.arrayContaining(had));
    // After the undo the number means its last vehicle again.
    const undone = await dispatcher.ask('POST', `imports/${String(id)}/undo/`);
    expect(undone.status).toBe(200);
    expect((await marcus.readPreviousVehicle(painted)).vehicle.number).toBe(last);
    expect(await readOwners()).toEqual([owner()]);
  });

  it('a number that its last vehicle released means no vehicle, not the one that had it before', async () => {
    await renamesHeld('horn');
    await rename(other, painted, { confirmed_number: painted });
    const last = anyTruck();
    await rename(painted, last);
    expect((await dispatcher.vehicle(renamed)).earlier_numbers).toEqual([]);
    const { id, version, earlier_numbers: earlier } = await dispatcher.vehicle(last);
    expect(earlier.map(({ number }) => number)).toContain(painted);
    const released = earlier.find(({ number }) => number === painted)?.id;
    const release = { version, earlier: released };
    expect((await dispatcher.ask('POST', `vehicles/${id}/release/`, release)).status).toBe(200);
    expect((await marcus.previous({ truck: painted })).vehicles).toEqual([]);
    expect((await dispatcher.vehicle(renamed)).earlier_numbers).toEqual([]);
    expect(await readOwners()).toContainEqual(owner());
    await reports(painted);
    expect(await dispatcher.vehicle(painted)).toMatchObject({
      unconfirmed: 'look_alike',
      may_be_held_as: [renamed],
    });
  });

  it('a merge warns the office if a third vehicle had the number, but not if that one is the target', async () => {
    await renamesHeld('horn');
    await rename(other, painted, { confirmed_number: painted });
    const target = anyTruck();
    await (
      await Driver.signedIn(server)
    ).reports([], { truck_number: target, trailer_numbers: 'none' });
    const merge = async (into: string, more: object = {}) => {
      const { id, version } = await dispatcher.vehicle(painted);
      const body = { version, into: (await dispatcher.vehicle(into)).id, ...more };
      return dispatcher.ask('POST', `vehicles/${id}/merge/`, body);
    };
    expect(await merge(target)).toEqual(warning());
    expect((await merge(target, { confirmed_number: painted })).status).toBe(200);
    expect(await readOwners()).toEqual([owner()]);
    expect((await marcus.readPreviousVehicle(painted)).vehicle.number).toBe(target);
    await dispatcher.merges(await dispatcher.vehicle(target), await dispatcher.vehicle(renamed));
    expect(await readOwners()).toEqual([]);
    expect((await marcus.readPreviousVehicle(painted)).holding).toHaveLength(1);
  });

  it('a vehicle that returns to service warns the office if another vehicle had its number', async () => {
    await renamesHeld('horn');
    await rename(other, painted, { confirmed_number: painted });
    const stopped = await dispatcher.changes(await dispatcher.vehicle(painted), {
      in_service: false,
    });
    const back = { version: stopped.version, in_service: true };
    const path = `vehicles/${stopped.id}/`;
    expect(await dispatcher.ask('PATCH', path, back)).toEqual(warning());
    const confirmed = { ...back, confirmed_number: painted };
    expect((await dispatcher.ask('PATCH', path, confirmed)).status).toBe(200);
  });

  it('a number that was released before a defect held its vehicle leads to a question, and the new vehicle waits for the office', async () => {
    await reports(painted);
    await rename(painted, renamed);
    const { id, version, earlier_numbers: numbers } = await dispatcher.vehicle(renamed);
    const release = { version, earlier: numbers[0]?.id };
    expect((await dispatcher.ask('POST', `vehicles/${id}/release/`, release)).status).toBe(200);
    expect(await readOwners()).toEqual([owner({ is_held: false })]);
    await reports(renamed, 'horn');
    await agesBy(100);
    expect(await readOwners()).toHaveLength(1);
    await (
      await Driver.signedIn(server)
    ).reports([], { truck_number: painted, trailer_numbers: 'none' });
    expect(await dispatcher.vehicle(painted)).toMatchObject({
      readiness: 'attention',
      unconfirmed: 'look_alike',
      may_be_held_as: [renamed],
    });
  });

  it('along a chain of renames each earlier owner is named, and the number means the last one', async () => {
    await renamesHeld('horn');
    await rename(other, painted, { confirmed_number: painted });
    const last = anyTruck();
    await rename(painted, last);
    expect((await marcus.readPreviousVehicle(painted)).vehicle.number).toBe(last);
    expect(await readOwners()).toEqual([owner()]);
    const third = anyTruck();
    await reports(third);
    await rename(third, painted, { confirmed_number: painted });
    const owners = (await readOwners()).map(({ now }) => now);
    expect(owners.sort()).toEqual([renamed, last].sort());
  });
});

import type { ImportResponse } from '@/contract/office/imports';
import { lastAudit } from '../../../testing/lastAudit';
import { databaseKinds } from '../../../testing/databases';
import { anyTruck, Driver } from '../../../testing/drivers';
import { Staff } from '../../../testing/office';
import { openTestServer, type TestServer } from '../../../testing/testServer';

type Row = Record<string, string | number>;

describe.each(databaseKinds)('an import of vehicles on %s', (kind) => {
  let server: TestServer;
  let dispatcher: Staff;
  beforeAll(async () => {
    server = await openTestServer(kind);
    dispatcher = await Staff.signedIn(server, 'dispatcher');
  });
  afterEach(() => {
    server.api.now = () => new Date();
  });
  afterAll(() => server.close());

  async function asked(rows: readonly Row[], expected?: object) {
    const numbered = rows.map((row, n) => ({ line: n + 2, ...row }));
    const { status, body } = await dispatcher.ask('POST', 'imports/vehicles/', {
      rows: numbered,
      ...(expected && { expected }),
    });
    return { status, body: body as unknown as ImportResponse };
  }
  const applied = async (rows: readonly Row[]) => {
    const { body } = await asked(rows);
    return asked(rows, body.counts);
  };
  const undo = (id: number | null) => dispatcher.ask('POST', `imports/${id}/undo/`, {});
  const stored = async (search: string) => (await dispatcher.vehicles(`search=${search}`)).data;

  it('an import of 200 rows names the rejected rows with the reasons, and writes nothing until they are removed', async () => {
    const name = anyTruck();
    const bad = (n: number): Row => {
      if (n % 40 === 0) return { number: '', kind: 'truck' };
      if (n % 40 === 10) return { number: `${name}-${n}`, kind: 'boat' };
      if (n % 40 === 20) return { number: `${name}-${n}`, kind: 'truck', vin: 'X'.repeat(18) };
      return { number: `${name}-1`, kind: 'truck' };
    };
    const rows = Array.from({ length: 200 }, (_, n): Row =>
      n % 10 === 0 ? bad(n) : { number: `${name}-${n}`, kind: n % 2 ? 'Truck' : 'TRAILER' },
    );
    const { body } = await asked(rows);
    expect(body.counts).toEqual({ new: 180, changed: 0, same: 0, rejected: 20 });
    expect(body.rows.filter(({ line }) => [2, 12, 22, 32].includes(line))).toEqual([
      { line: 2, fate: 'rejected', why: 'Number is required', record: null },
      {
        line: 12,
        fate: 'rejected',
        why: '“boat” is neither a truck nor a trailer.',
        record: null,
      },
      {
        line: 22,
        fate: 'rejected',
        why: expect.stringMatching(/^VIN .*17/),
        record: null,
      },
      { line: 32, fate: 'rejected', why: `Row 3 is Truck ${name}-1 already.`, record: null },
    ]);
    const early = await asked(rows, body.counts);
    expect(early.status).toBe(409);
    expect(await stored(name)).toEqual([]);
    const good = rows.filter((_, n) => n % 10 !== 0);
    const { status, body: done } = await applied(good);
    expect(status).toBe(200);
    expect(done.counts).toEqual({ new: 180, changed: 0, same: 0, rejected: 0 });
    expect((await dispatcher.vehicles(`search=${name}`)).total).toBe(180);
    expect(await lastAudit(server)).toMatchObject({
      resource: 'vehicles',
      action: 'import',
      after: { added: 180, changed: 0 },
    });
    expect((await asked(good)).body.counts).toEqual({ new: 0, changed: 0, same: 180, rejected: 0 });
  });

  it("a rejected row has a message of ours, not the library's", async () => {
    const [row] = (await asked([{ number: anyTruck(), kind: 'truck', year: '1899' }])).body.rows;
    expect(row).toMatchObject({ why: 'Year must be a whole number from 1900 to 2100.' });
  });

  it('an import finds a vehicle by another spelling of its number, and changes only the fields in the file', async () => {
    // Confirms a first truck, since from then on new trucks need a confirmation.
    await applied([{ number: anyTruck(), kind: 'truck' }]);
    const truck = anyTruck();
    const marcus = await Driver.signedIn(server);
    await marcus.reports([], { truck_number: truck });
    const [before] = await stored(truck);
    if (before) await dispatcher.changes(before, { plate: 'P-1', vin: 'V1' });
    const spelled = `#${truck.toLowerCase()}`;
    const rows = [{ number: spelled, kind: 'tractor', vin: 'V2', plate: '' }];
    expect((await asked(rows)).body.rows[0]).toMatchObject({
      fate: 'changed',
      why: 'VIN V1 → V2. Confirmed as one of yours',
      record: before?.id,
    });
    const { body } = await applied(rows);
    const changed = { number: truck, vin: 'V2', plate: 'P-1', last_report_id: expect.any(Number) };
    expect(await stored(truck)).toMatchObject([{ ...changed, unconfirmed: null }]);
    expect((await undo(body.id)).body).toMatchObject({ removed: 0, restored: 1 });
    expect(await stored(truck)).toMatchObject([{ ...changed, vin: 'V1', unconfirmed: 'new' }]);
    expect((await lastAudit(server))?.action).toBe('undo-import');
  });

  it("an imported vehicle whose number looks like another vehicle's waits for the office's decision", async () => {
    const truck = `${anyTruck()}0`;
    const twin = `${truck.slice(0, -1)}O`;
    const rows = [
      { number: truck, kind: 'truck' },
      { number: twin, kind: 'truck' },
    ];
    expect((await asked(rows)).body.rows[1]).toMatchObject({
      fate: 'new',
      why: `Looks like ${truck}. Confirm or merge it later.`,
    });
    await applied(rows);
    expect(await dispatcher.vehicle(twin)).toMatchObject({
      unconfirmed: 'look_alike',
      looks_like: [truck],
    });
  });

  it('the server rejects an import if the data have changed since the preview', async () => {
    const rows = [{ number: anyTruck(), kind: 'truck' }];
    const { counts } = (await asked(rows)).body;
    await applied(rows);
    const { status, body } = await asked(rows, counts);
    expect(status).toBe(409);
    expect(body).toMatchObject({
      detail: 'Something has changed since the preview. Nothing was imported.',
      current: { counts: { new: 0, same: 1 } },
    });
  });

  it('the office can undo an import once, within an hour, unless a report already uses the vehicles', async () => {
    const [truck, other] = [anyTruck(), anyTruck()];
    const { body } = await applied([{ number: truck, kind: 'truck' }]);
    expect((await undo(body.id)).body).toEqual({ id: body.id, removed: 1, restored: 0 });
    expect(await stored(truck)).toEqual([]);
    expect((await undo(body.id)).status).toBe(400);

    const used = (await applied([{ number: other, kind: 'truck' }])).body;
    const marcus = await Driver.signedIn(server);
    await marcus.reports([], { truck_number: other });
    expect(await undo(used.id)).toMatchObject({
      status: 400,
      body: { detail: `Not undone: ${other} has been used or changed since.` },
    });

    const late = (await applied([{ number: anyTruck(), kind: 'truck' }])).body;
    server.api.now = () => new Date(Date.now() + 3_601_000);
    expect((await undo(late.id)).body).toEqual({ detail: 'An import can be undone for an hour.' });
  });

  it('the office can add a single vehicle, unless its number already belongs to another vehicle', async () => {
    const number = anyTruck();
    const added = await dispatcher.ask('POST', 'vehicles/', {
      kind: 'truck',
      number,
      make: 'Volvo',
    });
    expect(added).toMatchObject({
      status: 201,
      body: { number, make: 'Volvo', unconfirmed: null, last_report_id: null, is_overdue: true },
    });
    expect(
      await dispatcher.ask('POST', 'vehicles/', { kind: 'truck', number: `#${number}` }),
    ).toEqual({
      status: 400,
      body: { number: [`Truck ${number} has this number.`] },
    });
    expect((await lastAudit(server))?.action).toBe('create');
  });
});

import { eq } from 'drizzle-orm';
import { checklistKeys } from '@/contract/checklist';
import type { InspectionRequest } from '@/contract/inspection';
import { inspections } from '../../domain/tables/inspections';
import { report } from '../../testing/reports';
import {
  newSession,
  openTestServer,
  send,
  type Session,
  type TestServer,
} from '../../testing/testServer';

const comment = (key: (typeof checklistKeys)[number], fixed = false) => ({
  vehicle_inspection: null,
  key,
  text: `${key} is broken`,
  fixed,
});

describe('the rules for a report', () => {
  let server: TestServer;
  let session: Session;
  beforeAll(async () => {
    server = await openTestServer();
  });
  beforeEach(async () => {
    session = await newSession(server);
    server.api.now = () => new Date('2026-11-21T12:00:00Z');
  });
  afterAll(() => server.close());

  const call = async (method: 'GET' | 'POST' | 'PATCH', path: string, body?: unknown) => {
    const response = await send(server, method, `/api/driver/${path}`, body, session.access);
    return { status: response.statusCode, body: response.json<Record<string, unknown>>() };
  };
  const create = (body: unknown) => call('POST', 'create/inspection/', body);
  const sendReport = (id: number) => call('GET', `send/inspection/${id}/`);
  const update = (id: number, body: unknown) => call('PATCH', `update/inspection/${id}/`, body);
  const currentStatus = async () => (await call('GET', 'current/inspection/')).status;

  async function created(changes: Partial<InspectionRequest> = {}): Promise<number> {
    const { status, body } = await create(report(changes));
    expect(status).toBe(201);
    return Number(body.id);
  }

  /** Stores a report with values that only earlier versions accepted. */
  async function storedBefore(changes: Partial<typeof inspections.$inferInsert>): Promise<number> {
    const id = await created();
    await server.database.queries.update(inspections).set(changes).where(eq(inspections.id, id));
    return id;
  }

  it.each([null, undefined])(
    "the server rejects a report in which every item is %s, with an error under each item's key",
    async (value) => {
      const items = Object.fromEntries(checklistKeys.map((key) => [key, value]));
      const response = await create({ ...report(), ...items });
      expect(response.status).toBe(400);
      expect(Object.keys(response.body).sort()).toEqual([...checklistKeys].sort());
      expect(await currentStatus()).toBe(404);
    },
  );

  it("the server rejects a defect without a description, with an error under its item's key", async () => {
    const body = report({ horn: false, mirrors: false, comments: [comment('horn')] });
    expect(await create(body)).toEqual({
      status: 400,
      body: { mirrors: ['Defect description is required'] },
    });
    expect(await currentStatus()).toBe(404);
    await created({ horn: false, mirrors: false, comments: [comment('horn'), comment('mirrors')] });
  });

  it.each(['123,456', '12.5', '-1', '1e3', '٤٢', '4 2'])(
    'the server rejects the odometer reading %j',
    async (odometer_reading) => {
      expect(await create(report({ odometer_reading }))).toEqual({
        status: 400,
        body: { odometer_reading: ['Odometer must contain only digits'] },
      });
    },
  );

  it.each([
    ['date_inspected', ' 08:30', 'Date'],
    ['drivers_signature_date', '', 'Driver signature date'],
    ['mechanics_signature_date', '', 'Mechanic date'],
  ])(
    'the server rejects a %s before 2000, or more than a day ahead of every time zone',
    async (field, time, label) => {
      const on = (day: string) => create({ ...report(), [field]: day + time });
      const rejection = (message: string) => ({ status: 400, body: { [field]: [message] } });
      const isEarly = rejection(`${label} must not be before 2000`);
      const isAhead = rejection(`${label} must not be more than a day ahead`);
      expect(await on('1999-12-31')).toEqual(isEarly);
      expect((await on('2000-01-01')).status).toBe(201);
      // At this instant it is already November 22 in UTC+14. The 23rd is one day ahead of that, which is allowed.
      expect((await on('2026-11-23')).status).toBe(201);
      expect(await on('2026-11-24')).toEqual(isAhead);
      server.api.now = () => new Date('2026-11-21T09:59:00Z');
      expect((await on('2026-11-22')).status).toBe(201);
      expect(await on('2026-11-23')).toEqual(isAhead);
    },
  );

  it('a rejection names every wrong field of a report', async () => {
    const body = report({
      horn: null,
      odometer_reading: '1,2',
      mechanics_signature_date: '1970-01-01',
    });
    const response = await create(body);
    expect(Object.keys(response.body).sort()).toEqual([
      'horn',
      'mechanics_signature_date',
      'odometer_reading',
    ]);
  });

  it("a driver can send a report without a mechanic's signature", async () => {
    const id = await created({ mechanics_signature: '' });
    expect((await sendReport(id)).status).toBe(200);
  });

  it.each([
    [{ horn: null }, 'horn', 'This item must be checked: true is good, false is defective'],
    [{ odometer_reading: '123,456' }, 'odometer_reading', 'Odometer must contain only digits'],
    [{ drivers_signature_date: '1999-01-01' }, 'drivers_signature_date', undefined],
    [{ date_inspected: '2031-01-01 00:00' }, 'date_inspected', undefined],
    [{ mirrors: false }, 'mirrors', 'Defect description is required'],
  ])('a driver cannot send a stored report with %j', async (changes, field, message) => {
    const id = await storedBefore(changes);
    const response = await sendReport(id);
    expect(response.status).toBe(400);
    expect(response.body).toEqual({ [field]: [message ?? expect.any(String)] });
    expect(await currentStatus()).toBe(200);
    expect((await sendReport(await created({ truck_number: 'corrected' }))).status).toBe(200);
  });

  it('a driver can send a report with an open defect only after marking the defect fixed', async () => {
    const id = await created({ horn: false, comments: [comment('horn')] });
    expect(await sendReport(id)).toEqual({
      status: 400,
      body: { horn: ['This defect is still open'] },
    });
    await update(id, { comments: [comment('horn', true)], horn: true });
    expect((await sendReport(id)).status).toBe(200);
  });

  it('a driver can send a sent report again even if it breaks the current rules', async () => {
    const id = await storedBefore({ horn: null, sentAt: new Date() });
    expect((await sendReport(id)).status).toBe(200);
  });

  it('the server rejects an update that marks an item defective without a description, and changes nothing', async () => {
    const id = await created({ horn: false, comments: [comment('horn')] });
    const before = await call('GET', 'current/inspection/');
    expect(await update(id, { comments: [comment('horn')], mirrors: false })).toEqual({
      status: 400,
      body: { mirrors: ['Defect description is required'] },
    });
    expect(await call('GET', 'current/inspection/')).toEqual(before);
  });

  it('the server accepts an update of one item in an incomplete stored report', async () => {
    const id = await storedBefore({ mirrors: null, odometer_reading: '123,456' });
    expect((await update(id, { comments: [], horn: true })).status).toBe(200);
    expect((await call('GET', 'current/inspection/')).body).toMatchObject({
      mirrors: null,
      odometer_reading: '123,456',
    });
  });
});

import { randomUUID } from 'node:crypto';
import { count, eq } from 'drizzle-orm';
import * as v from 'valibot';
import { checklistKeys } from '@/contract/checklist';
import { inspection, type Inspection } from '@/contract/inspection';
import { users } from '../../domain/tables/accounts';
import { inspections } from '../../domain/tables/inspections';
import { bothDatabases } from '../../testing/databases';
import { report } from '../../testing/reports';
import {
  newSession,
  openTestServer,
  send,
  type Session,
  type TestServer,
} from '../../testing/testServer';

const defect = {
  vehicle_inspection: null,
  key: 'horn',
  text: 'Horn is silent',
  fixed: false,
} as const;

// Runs on both databases, because their locks decide between concurrent requests.
describe.each(bothDatabases)('the inspection calls on %s', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer(kind);
  });
  afterAll(() => server.close());

  const current = ({ access }: Session) =>
    send(server, 'GET', '/api/driver/current/inspection/', undefined, access);
  const create = ({ access }: Session, body: unknown) =>
    send(server, 'POST', '/api/driver/create/inspection/', body, access);
  const sendReport = ({ access }: Session, id: unknown) =>
    send(server, 'GET', `/api/driver/send/inspection/${String(id)}/`, undefined, access);
  const update = ({ access }: Session, id: unknown, body: unknown) =>
    send(server, 'PATCH', `/api/driver/update/inspection/${String(id)}/`, body, access);

  async function created(session: Session, changes = {}): Promise<Inspection> {
    const response = await create(session, report(changes));
    expect(response.statusCode).toBe(201);
    return v.parse(inspection, response.json());
  }
  async function countReports(session: Session): Promise<number> {
    const [row] = await server.database.queries
      .select({ reports: count() })
      .from(inspections)
      .innerJoin(users, eq(users.id, inspections.ownerId))
      .where(eq(users.username, session.username));
    return row?.reports ?? 0;
  }

  it('a driver without a report gets 404 for the current inspection', async () => {
    const response = await current(await newSession(server));
    expect(response.statusCode).toBe(404);
    expect(response.json()).toEqual({ detail: 'Not found.' });
  });

  it('the current inspection is the created report in the specified shape and date format', async () => {
    const session = await newSession(server);
    await created(session, { horn: false, comments: [defect] });
    const response = await current(session);
    expect(response.headers['cache-control']).toBe('no-store');
    const { id, ...fields } = response.json<Inspection>();
    expect(fields).toEqual({
      ...report({ horn: false }),
      date_inspected: '21-11-2026 08:30',
      comments: [{ ...defect, vehicle_inspection: id }],
      created_at: expect.any(String),
      updated_at: expect.any(String),
    });
  });

  it('a repeated create with another create_key returns the stored report with its original key, and a key that is not a UUID is rejected', async () => {
    const session = await newSession(server);
    const key = '5f0c3f7a-6c1d-4b53-9d0e-0e2f6b1c9a11';
    const { id } = await created(session, { create_key: key });
    const again = await created(session, { create_key: key.replace('5f', '60') });
    expect([again.id, await countReports(session)]).toEqual([id, 1]);
    const response = await current(session);
    expect(response.json()).toMatchObject({ id, create_key: key });
    const rejected = await create(session, { ...report(), create_key: 'first' });
    expect(rejected.statusCode).toBe(400);
    expect(rejected.json()).toEqual({ create_key: ['Must be a UUID.'] });
  });

  it.each([
    ['sent', (session: Session, id: unknown) => sendReport(session, id)],
    [
      'changed',
      (session: Session, id: unknown) =>
        update(session, id, { horn: false, comments: [{ ...defect, vehicle_inspection: id }] }),
    ],
    ['superseded', (session: Session) => create(session, report({ truck_number: '4712' }))],
  ])(
    'a create call that arrives again after its report was %s makes no second report and changes nothing',
    async (_, happens) => {
      const session = await newSession(server);
      const body = { create_key: randomUUID() };
      const { id } = await created(session, body);
      expect((await happens(session, id)).statusCode).toBeLessThan(300);
      const [reports, before] = [await countReports(session), (await current(session)).body];
      expect((await created(session, body)).id).toBe(id);
      expect([await countReports(session), (await current(session)).body]).toEqual([
        reports,
        before,
      ]);
    },
  );

  it.each([true, false])('a created report stores %s for each of the 63 items', async (value) => {
    const session = await newSession(server);
    const items = Object.fromEntries(checklistKeys.map((key) => [key, value]));
    const comments = value ? [] : checklistKeys.map((key) => ({ ...defect, key }));
    await created(session, { ...items, comments });
    expect((await current(session)).json()).toMatchObject(items);
    expect(checklistKeys).toHaveLength(63);
  });

  it("a driver's later report supersedes the earlier one, which the server keeps", async () => {
    const session = await newSession(server);
    const earlier = await created(session);
    const later = await created(session, { truck_number: '4712' });
    expect(later.id).not.toBe(earlier.id);
    expect((await current(session)).json()).toMatchObject({ id: later.id });
    expect(await countReports(session)).toBe(2);
    expect((await sendReport(session, earlier.id)).statusCode).toBe(404);
  });

  it('a second identical create returns the same response and stores no second report', async () => {
    const session = await newSession(server);
    const body = report({ horn: false, comments: [defect] });
    const first = await create(session, body);
    const second = await create(session, body);
    expect(second.statusCode).toBe(first.statusCode);
    expect(second.json()).toEqual(first.json());
    expect(await countReports(session)).toBe(1);
  });

  it('twenty identical concurrent creates store one report', async () => {
    const session = await newSession(server);
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => create(session, report())),
    );
    const ids = new Set(responses.map((response) => response.json<Inspection>().id));
    expect(responses.map((response) => response.statusCode)).toEqual(Array(20).fill(201));
    expect(ids.size).toBe(1);
    expect(await countReports(session)).toBe(1);
  });

  it('ten different concurrent creates store ten reports, and the driver has a current report', async () => {
    const session = await newSession(server);
    const responses = await Promise.all(
      Array.from({ length: 10 }, (_, n) => create(session, report({ truck_number: `T${n}` }))),
    );
    expect(responses.map((response) => response.statusCode)).toEqual(Array(10).fill(201));
    expect((await current(session)).statusCode).toBe(200);
    expect(await countReports(session)).toBe(10);
  });

  it('a repeated send returns the same response as the first one', async () => {
    const session = await newSession(server);
    const { id } = await created(session);
    const first = await sendReport(session, id);
    const second = await sendReport(session, id);
    expect(first.statusCode).toBe(200);
    expect(second.statusCode).toBe(200);
    expect(second.json()).toEqual(first.json());
    expect((await current(session)).statusCode).toBe(404);
  });

  it('a HEAD request does not send a report', async () => {
    const session = await newSession(server);
    const { id } = await created(session);
    await server.app.inject({
      method: 'HEAD',
      url: `/api/driver/send/inspection/${String(id)}/`,
      headers: { authorization: `Bearer ${session.access}` },
    });
    expect((await current(session)).statusCode).toBe(200);
  });

  it("a driver cannot send, update or see another driver's report", async () => {
    const { id } = await created(await newSession(server));
    const other = await newSession(server);
    expect((await sendReport(other, id)).statusCode).toBe(404);
    expect((await update(other, id, { comments: [], horn: false })).statusCode).toBe(404);
    expect((await current(other)).statusCode).toBe(404);
  });

  it.each(['0', '-1', 'abc', '1.5', '9'.repeat(30), '%00', "1'--"])(
    'sending or updating the report %s returns 404',
    async (id) => {
      const session = await newSession(server);
      expect((await sendReport(session, id)).statusCode).toBe(404);
      expect((await update(session, id, { comments: [] })).statusCode).toBe(404);
    },
  );

  it("a PATCH updates a report's comments and one item, and returns the comments", async () => {
    const session = await newSession(server);
    const { id } = await created(session, { horn: false, comments: [defect] });
    const comments = [{ ...defect, vehicle_inspection: id, fixed: true }];
    const response = await update(session, id, { comments, horn: true });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ comments });
    expect((await current(session)).json()).toMatchObject({ horn: true, comments, mirrors: true });
  });

  it('a comment belongs to the report in the URL, even if the body names another report', async () => {
    const foreign = await created(await newSession(server));
    const session = await newSession(server);
    const { id } = await created(session);
    const comments = [{ ...defect, vehicle_inspection: foreign.id }];
    const response = await update(session, id, { comments, horn: false });
    expect(response.json()).toEqual({ comments: [{ ...defect, vehicle_inspection: id }] });
  });

  it('a driver cannot update a sent report', async () => {
    const session = await newSession(server);
    const { id } = await created(session);
    await sendReport(session, id);
    expect((await update(session, id, { comments: [], horn: false })).statusCode).toBe(404);
  });

  it.each([
    ['carrier', ''],
    ['address', '   '],
    ['truck_number', 'x'.repeat(251)],
    ['date_inspected', '21-11-2026 08:30'],
    ['date_inspected', '2026-02-30 08:30'],
    ['date_inspected', '0000-01-01 00:00'],
    ['drivers_signature_date', '2026-13-01'],
    ['satisfactory_vehicle_condition', 'fine'],
    ['horn', 'good'],
    ['comments', 'none'],
    ['comments', [{ ...defect, text: ' ' }]],
    ['comments', [{ ...defect, key: 'unknown' }]],
    ['comments', [defect, defect]],
    ['carrier', 'nul\u0000l'],
  ])(
    'the server rejects a report with %s = %j and returns a message for the field',
    async (field, value) => {
      const session = await newSession(server);
      const response = await create(session, { ...report(), [field]: value });
      expect(response.statusCode).toBe(400);
      expect(Object.keys(response.json())).toEqual([field]);
      expect(await countReports(session)).toBe(0);
    },
  );

  it('the server stores half a surrogate pair as U+FFFD, and a repeated create then stores nothing', async () => {
    const session = await newSession(server);
    const makeHornDefect = (text: string) => ({ horn: false, comments: [{ ...defect, text }] });
    const body = { address: 'Dock \ud800', ...makeHornDefect('Silent \ud800') };
    const { id } = await created(session, body);
    expect((await created(session, body)).id).toBe(id);
    expect((await current(session)).json()).toMatchObject({
      address: 'Dock \ufffd',
      comments: [{ text: 'Silent \ufffd' }],
    });
    expect((await update(session, id, makeHornDefect('Faint \udfff'))).statusCode).toBe(200);
    expect((await current(session)).json()).toMatchObject({ comments: [{ text: 'Faint \ufffd' }] });
  });

  it("the server stores only a comment's known fields", async () => {
    const session = await newSession(server);
    const claiming = { ...defect, id: 1, position: 9, inspection_id: 1, is_staff: true };
    const { id } = await created(session, { horn: false, comments: [claiming] });
    const response = await current(session);
    expect(response.json()).toMatchObject({ comments: [{ ...defect, vehicle_inspection: id }] });
    expect(Object.keys(response.json<Inspection>().comments[0] ?? {})).toHaveLength(4);
  });

  it('all four inspection calls require a bearer token', async () => {
    const nobody = { username: '', access: '', refresh: '' };
    const responses = [
      await current(nobody),
      await create(nobody, report()),
      await sendReport(nobody, 1),
      await update(nobody, 1, { comments: [] }),
    ];
    expect(responses.map((response) => response.statusCode)).toEqual([401, 401, 401, 401]);
  });
});

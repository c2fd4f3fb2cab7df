import * as v from 'valibot';
import { calls } from '@/contract/calls';
import { checklistKeys } from '@/contract/checklist';
import { limits } from '@/contract/limits';
import { officeLimits } from '@/contract/office/limits';
import { leadPaths } from '@/contract/office/leads';
import { mediaPaths } from '@/contract/office/media';
import { everyCall } from './calls';
import { overlongTexts } from '../testing/overlongBodies';
import { fillUp, type Limited } from '../testing/fillUp';
import { stored } from '../testing/stored';
import { newSession, openTestServer, type Session, type TestServer } from '../testing/testServer';
import { toCallUrl, validBodies } from '../testing/validBodies';

const unwritable = ['is_staff', 'id', 'user_id', 'created_at', 'owner_id', 'sent_at'];
const writes = everyCall
  .filter(({ bodies }) => bodies.length > 0)
  .map(({ method, path }) => [method, path] as const);

const changes = everyCall
  .filter(({ path }) => path.includes(':id'))
  .filter(({ method, bodies, upload }) =>
    bodies.length === 0 ? method === 'POST' && !upload : bodies.length === 1,
  )
  .map(({ method, path }) => [method, path] as const);

const idFirst: string[] = [calls.updateInspection, leadPaths.record, mediaPaths.record];

interface SchemaParts {
  type: string;
  wrapped?: SchemaParts;
  item?: SchemaParts;
  entries?: Record<string, SchemaParts>;
}

function fill({ wrapped, item, entries }: SchemaParts, text: string): unknown {
  if (wrapped) return fill(wrapped, text);
  if (item) return [fill(item, text)];
  if (!entries) return text;
  return Object.fromEntries(
    Object.entries(entries).map(([name, field]) => [name, fill(field, text)]),
  );
}

/** A text that no call accepts. */
const hugeText = 'x'.repeat(30 * 1024 * 1024);

describe('the body checks of every write', () => {
  let server: TestServer;
  let session: Session;
  beforeAll(async () => {
    server = await openTestServer();
    session = await newSession(server, 'admin');
  });
  afterAll(() => server.close());

  const write = (method: string, path: string, payload: string) =>
    server.app.inject({
      method: method.toUpperCase() as 'POST',
      url: toCallUrl(path),
      headers: { authorization: `Bearer ${session.access}`, 'content-type': 'application/json' },
      payload,
    });

  it('validBodies contains a body for exactly the paths of the calls that accept one', () => {
    expect(writes.length).toBeGreaterThan(10);
    expect(new Set(writes.map(([, path]) => path))).toEqual(new Set(Object.keys(validBodies)));
  });

  it('no check of a body runs a pattern on text that is longer than every limit', () => {
    const longest = officeLimits.contentText;
    expect(longest).toBe(Math.max(...Object.values({ ...limits, ...officeLimits })));
    const exec = jest.spyOn(RegExp.prototype, 'exec');
    const overlong = everyCall.flatMap(({ method, path, bodies }) =>
      bodies.flatMap(({ entries }) =>
        Object.entries(entries)
          .filter(([, field]) => {
            exec.mockClear();
            for (const text of overlongTexts) v.safeParse(field, fill(field, text));
            return exec.mock.calls.some(([text]) => text.length > longest);
          })
          .map(([name]) => `${method} ${path} ${name}`),
      ),
    );
    exec.mockRestore();
    expect(overlong).toEqual([]);
  });

  it.each(writes)('%s %s rejects unknown fields', async (method, path) => {
    const before = await stored(server);
    for (const field of unwritable.filter((name) => !(name in (validBodies[path] ?? {})))) {
      const body = { ...validBodies[path], [field]: 1 };
      const response = await write(method, path, JSON.stringify(body));
      expect([response.statusCode, response.json()]).toEqual([
        400,
        { [field]: ['Unexpected field.'] },
      ]);
    }
    expect(await stored(server)).toEqual(before);
  });

  it.each(changes)(
    '%s %s with a bad body and a bad id returns 400, or 404 if it checks the id first',
    async (method, path) => {
      const response = await write(method, path.replace(':id', 'x'), '{"id":1}');
      expect(response.statusCode).toBe(idFirst.includes(path) ? 404 : 400);
    },
  );

  it.each(writes)('%s %s rejects a body that exceeds its limit', async (method, path) => {
    const [field = ''] = Object.keys(validBodies[path] ?? {});
    const body = { ...validBodies[path], [field]: hugeText };
    const response = await write(method, path, JSON.stringify(body));
    expect([response.statusCode, response.json()]).toEqual([
      413,
      { detail: 'Request body is too large.' },
    ]);
  });

  /** Other code bounds or ignores them. A file is bounded by its own size. */
  const boundedElsewhere = new Set(
    'new_password old_password refresh report rows name time_zone default_time_zone'.split(' '),
  );

  it('every call accepts a body in which each text has its longest valid length', async () => {
    const bodies = everyCall.flatMap(({ method, path, bodies }) =>
      bodies.map(({ entries }) => ({ method: String(method), path, entries })),
    );
    for (const { method, path, entries } of bodies) {
      const fields = Object.entries(entries).filter(([name]) => !boundedElsewhere.has(name));
      const body = fields.map(([name, field]) => [
        name,
        fillUp(field as Limited, `${path} ${name}`),
      ]);
      const response = await write(method, path, JSON.stringify(Object.fromEntries(body)));
      expect([path, response.statusCode]).not.toEqual([path, 413]);
    }
  });

  it('a report is stored in which each of the 63 items has the longest description in Gurmukhi', async () => {
    const comments = checklistKeys.map((key) => ({
      vehicle_inspection: null,
      key,
      fixed: false,
      text: 'ਕ'.repeat(limits.defectText),
    }));
    const items = Object.fromEntries(checklistKeys.map((key) => [key, false]));
    const body = JSON.stringify({ ...validBodies[calls.createInspection], ...items, comments });
    expect((await write('POST', calls.createInspection, body)).statusCode).toBe(201);
  });

  it.each(writes)(
    '%s %s rejects a body that is not an object, is deeply nested or sets __proto__, and stores nothing',
    async (method, path) => {
      const deep = `${'['.repeat(30_000)}${']'.repeat(30_000)}`;
      const [field = ''] = Object.keys(validBodies[path] ?? {});
      const before = await stored(server);
      const polluting = '{"__proto__":{"is_staff":true}}';
      for (const body of ['[]', '"text"', '7', 'null', deep, `{"${field}":${deep}}`, polluting]) {
        const response = await write(method, path, body);
        expect(response.statusCode).toBe(400);
        expect(response.headers['cache-control']).toBe('no-store');
      }
      expect(await stored(server)).toEqual(before);
    },
  );
});

import {
  exportedLists,
  exportFormats,
  exportPath,
  type ExportedList,
} from '@/contract/office/exports';
import { roles, type Role } from '@/contract/office/roles';
import { buildApp } from '../../app';
import { users } from '../../domain/tables/accounts';
import { readSettings } from '../../platform/settings/settings';
import { anyTruck, Driver } from '../../testing/drivers';
import { inboxCallsOfOffice } from '../../testing/inboxCalls';
import { contentCallsOfOffice } from '../../testing/contentCalls';
import { reportCallsOfOffice } from '../../testing/reportCalls';
import { describedCalls } from '../../testing/openApi';
import { stored } from '../../testing/stored';
import {
  addDriver,
  newSession,
  openTestServer,
  type Session,
  type TestServer,
} from '../../testing/testServer';

interface Entry {
  by: readonly Role[];
  /** A valid body, so that nothing but the caller's role can prevent the change. */
  body?: object | ((id: number | string) => object);
  query?: string;
  headers?: Record<string, string>;
  record?: (server: TestServer) => Promise<number | string>;
  response?: number;
}

const admins: readonly Role[] = ['admin'];
const staff = roles.filter((role) => role !== 'driver');

async function person(server: TestServer): Promise<number> {
  const username = await addDriver(server);
  const rows = await server.database.queries.select().from(users);
  return rows.find((row) => row.username === username)?.id ?? 0;
}

/** Adds a driver with a report, so that all staff can see the driver's name. Returns the driver's id. */
async function reporter(server: TestServer): Promise<number> {
  const driver = await Driver.signedIn(server);
  await driver.reports([], { truck_number: anyTruck() });
  const rows = await server.database.queries.select().from(users);
  return rows.find((row) => row.username === driver.session.username)?.id ?? 0;
}

const dispatchers: readonly Role[] = ['dispatcher', 'admin'];

const exporters: Record<ExportedList, readonly Role[]> = {
  reports: staff,
  defects: staff,
  vehicles: staff,
  drivers: dispatchers,
  leads: dispatchers,
  comments: dispatchers,
  media: admins,
  people: admins,
  audit: admins,
  'browser-errors': admins,
};

/** Every office call, by method and path. */
const table: Record<string, Entry> = {
  'GET /api/office/people/': { by: admins },
  'POST /api/office/people/': {
    by: admins,
    body: { username: 'made', email: 'made@b.example', role: 'admin' },
    response: 201,
  },
  'GET /api/office/people/:id/': { by: admins, record: person },
  'PATCH /api/office/people/:id/': {
    by: admins,
    body: { version: 1, role: 'admin' },
    record: person,
  },
  'POST /api/office/people/:id/sign-in-link/': { by: admins, record: person },
  'POST /api/office/people/:id/revoke-link/': { by: admins, record: person },
  'POST /api/office/people/:id/withdraw-consent/': { by: admins, record: person },
  'POST /api/office/people/sign-in-links/': { by: admins, body: { ids: [1] } },
  'POST /api/office/imports/people/': {
    by: admins,
    body: () => ({
      rows: [{ line: 2, full_name: 'Ann Bell' }],
      expected: { new: 1, changed: 0, same: 0, rejected: 0 },
    }),
  },
  'POST /api/office/people/:id/disable/': { by: admins, record: person },
  'POST /api/office/people/:id/enable/': { by: admins, record: person },
  'POST /api/office/people/:id/sign-out/': { by: admins, record: person },
  'GET /api/office/accounts/': { by: staff },
  'GET /api/office/accounts/:id/': { by: staff, record: reporter },
  'GET /api/office/drivers/': { by: dispatchers },
  'GET /api/office/audit/': { by: admins },
  'GET /api/office/browser-errors/': { by: admins },
  ...Object.fromEntries(
    exportedLists.flatMap((list) =>
      exportFormats.map((format) => [`GET ${exportPath(list, format)}`, { by: exporters[list] }]),
    ),
  ),
  ...contentCallsOfOffice,
  ...reportCallsOfOffice,
  ...inboxCallsOfOffice,
};

describe('the permissions of every office call', () => {
  let server: TestServer;
  const sessions = new Map<Role, Session>();
  beforeAll(async () => {
    server = await openTestServer();
    for (const role of roles) sessions.set(role, await newSession(server, role));
  });
  afterAll(() => server.close());

  it('the table of office permissions lists exactly the office calls in /openapi.json', async () => {
    expect(Object.keys(table).sort()).toEqual(await describedCalls(server, '/api/office/'));
  });

  function call(route: string, id: number | string, headers: Record<string, string> = {}) {
    const [method, url = ''] = route.split(' ');
    const { body, query = '', headers: own } = table[route] ?? {};
    return server.app.inject({
      method: method as 'POST',
      url: url.replace(':id', String(id)) + query,
      headers: { ...own, ...headers },
      ...(body ? { payload: typeof body === 'function' ? body(id) : body } : {}),
    });
  }
  const bearer = (role: Role) => ({ authorization: `Bearer ${sessions.get(role)?.access}` });

  it.each(Object.entries(table))(
    '%s returns 401 without a session or 403 to a role without permission, and changes nothing',
    async (route, entry) => {
      const id = (await entry.record?.(server)) ?? 0;
      const before = await stored(server);
      expect((await call(route, id)).statusCode).toBe(401);
      expect((await call(route, id, { authorization: 'Bearer x' })).statusCode).toBe(401);
      for (const role of roles.filter((one) => !entry.by.includes(one))) {
        const response = await call(route, id, bearer(role));
        expect([role, response.statusCode, response.json()]).toEqual([
          role,
          403,
          { detail: 'You do not have permission to perform this action.' },
        ]);
      }
      expect(await stored(server)).toEqual(before);
    },
  );

  it.each(Object.keys(table).filter((route) => !route.startsWith('GET ')))(
    '%s returns 403 to a page on another site, and changes nothing',
    async (route) => {
      const entry = table[route];
      const id = (await entry?.record?.(server)) ?? 0;
      const before = await stored(server);
      const role = entry?.by[0] ?? 'admin';
      const foreign = { ...bearer(role), origin: 'https://evil.example' };
      expect((await call(route, id, foreign)).statusCode).toBe(403);
      const cookie = { ...bearer(role), cookie: 'csrftoken=known' };
      expect((await call(route, id, cookie)).statusCode).toBe(403);
      expect(await stored(server)).toEqual(before);
    },
  );

  it.each(Object.entries(table).flatMap(([route, { by }]) => by.map((role) => [route, role])))(
    '%s works for the role %s',
    async (route = '', role) => {
      const id = (await table[route]?.record?.(server)) ?? 0;
      const response = await call(route, id, bearer(role as Role));
      expect([response.statusCode, response.body]).toEqual([
        table[route]?.response ?? 200,
        expect.anything(),
      ]);
      // A browser may cache a response that pages poll.
      expect(['no-store', 'private, no-cache']).toContain(response.headers['cache-control']);
    },
  );
});

it('every office call returns 404 if API_HOST names another backend', async () => {
  const settings = { ...readSettings({ API_HOST: 'https://api.example' }), logLevel: 'silent' };
  const app = await buildApp({ settings, api: null, siteFolder: null });
  for (const route of Object.keys(table)) {
    const [method, url = ''] = route.split(' ');
    const response = await app.inject({ method: method as 'POST', url: url.replace(':id', '1') });
    expect([route, response.statusCode]).toEqual([route, 404]);
  }
  await app.close();
});

import { calls } from '@/contract/calls';
import { dayText } from '@/contract/dateText';
import { dayAfter } from '@/contract/dates';
import type { PersonWithLink } from '@/contract/office/people';
import { dayIn } from '../../../domain/dayIn';
import { describedCalls } from '../../../testing/openApi';
import {
  newSession,
  openTestServer,
  send,
  type Session,
  type TestServer,
} from '../../../testing/testServer';

const people = '/api/office/people/';
const noLastDay = { access_until: ['Enter the last day on which the auditor may sign in.'] };

const auditorsCalls = [
  'GET /api/account/me/',
  'PATCH /api/account/change-username/',
  'PUT /api/account/change-password/',
  'PUT /api/account/change-username/',
  'GET /api/fleet/photos/:id/',
  'GET /api/office/accounts/',
  'GET /api/office/accounts/:id/',
  'GET /api/office/defects.csv',
  'GET /api/office/defects.xlsx',
  'GET /api/office/defects/',
  'GET /api/office/defects/:id/',
  'GET /api/office/reports.csv',
  'GET /api/office/reports.xlsx',
  'GET /api/office/reports.zip',
  'GET /api/office/reports/',
  'GET /api/office/reports/:id/',
  'GET /api/office/vehicles.csv',
  'GET /api/office/vehicles.xlsx',
  'GET /api/office/vehicles/',
  'GET /api/office/vehicles/:id/',
  'GET /api/office/vehicles/:id/odometer/',
  'GET /api/office/vehicles/fleet/',
].sort();

describe('the access of an auditor', () => {
  let server: TestServer;
  let admin: Session;
  beforeAll(async () => {
    server = await openTestServer();
    admin = await newSession(server, 'admin');
  });
  afterAll(() => server.close());

  const asAdmin = (method: 'POST' | 'PATCH', url: string, body: object) =>
    send(server, method, url, body, admin.access);

  let added = 0;
  async function add(until: string): Promise<PersonWithLink> {
    added += 1;
    const username = `inspector-${added}`;
    const fields = { username, email: 'a@b.example', role: 'auditor', access_until: until };
    const response = await asAdmin('POST', people, fields);
    expect(response.statusCode).toBe(201);
    return response.json();
  }
  const signIn = ({ link: { token } }: PersonWithLink, new_password: string) =>
    send(server, 'POST', calls.choosePassword, { token, new_password });

  it('an auditor can make exactly the calls that read reports, defects, vehicles and names of accounts, or change their own account', async () => {
    const { access } = await newSession(server, 'auditor');
    const allowed: string[] = [];
    for (const route of await describedCalls(server, '/api/')) {
      const [method, url = ''] = route.split(' ');
      const path = url.replace(':id', '1');
      const none = await send(server, method as 'GET', path);
      if (none.statusCode !== 401 || url.includes('/login/') || url.includes('refresh')) continue;
      const response = await send(server, method as 'GET', path, undefined, access);
      if (response.statusCode !== 403) allowed.push(route);
    }
    expect(allowed.sort()).toEqual(auditorsCalls);
  });

  it('an auditor can sign in and read reports on their last day, and afterward learns when their access ended', async () => {
    const today = dayIn(await server.api.company.timeZone(), server.api.now());
    const person = await add(today);
    const signedIn = await signIn(person, 'a longer road to Denver');
    expect([signedIn.statusCode, signedIn.json()]).toEqual([200, expect.anything()]);
    const { access, refresh } = signedIn.json<{ access: string; refresh: string }>();
    const read = () => send(server, 'GET', '/api/office/reports/', undefined, access);
    expect((await read()).statusCode).toBe(200);

    const yesterday = dayAfter(today, -1);
    const ended = { version: person.version, access_until: yesterday };
    const changed = await asAdmin('PATCH', `${people}${person.id}/`, ended);
    expect(changed.json()).toMatchObject({ access_until: yesterday, version: person.version + 1 });
    const own = { username: person.username, password: 'a longer road to Denver' };
    for (const response of [
      await read(),
      await send(server, 'POST', calls.refresh, { refresh }),
      await send(server, 'POST', '/api/account/login/', own),
    ]) {
      expect([response.statusCode, response.json()]).toEqual([
        401,
        {
          detail: `Your access ended after ${dayText(yesterday)}. The carrier's admin can extend it.`,
        },
      ]);
    }
    const wrong = { ...own, password: 'not the password' };
    expect((await send(server, 'POST', '/api/account/login/', wrong)).json()).toEqual({
      detail: 'No active account found with the given credentials',
    });

    const extended = { version: person.version + 1, access_until: dayAfter(today) };
    await asAdmin('PATCH', `${people}${person.id}/`, extended);
    expect((await read()).statusCode).toBe(200);
  });

  it('an auditor needs a last day of access, and a change to another role removes that day', async () => {
    const fields = { username: 'no-day', email: 'a@b.example', role: 'auditor' };
    const without = await asAdmin('POST', people, fields);
    expect([without.statusCode, without.json()]).toEqual([400, noLastDay]);
    const person = await add('2099-12-31');
    const path = `${people}${person.id}/`;
    const emptied = await asAdmin('PATCH', path, { version: 1, access_until: null });
    expect([emptied.statusCode, emptied.json()]).toEqual([400, noLastDay]);
    const mechanic = await asAdmin('PATCH', path, { version: 1, role: 'mechanic' });
    expect(mechanic.json()).toMatchObject({ role: 'mechanic', access_until: null });
    const again = await asAdmin('PATCH', path, { version: 2, role: 'auditor' });
    expect([again.statusCode, again.json()]).toEqual([400, noLastDay]);
  });
});

import { itemKeys, reportKeys, specified } from '../testing/specification';
import { seedDemo } from '../seed/seed';
import {
  newSession,
  openTestServer,
  send,
  testPassword,
  type Session,
  type TestServer,
} from '../testing/testServer';

// Checks the responses to the specified calls against literals, not against the contract's constants.

let server: TestServer;
let driver: Session;

beforeAll(async () => {
  server = await openTestServer();
  await seedDemo(server.database);
  driver = await newSession(server);
});
afterAll(() => server.close());

const card = ['id', 'logo', 'title', 'description'];

const contentKeys: Record<string, readonly string[]> = {
  '/api/about/contacts/': ['socials', 'address', 'phone1', 'phone2', 'email'],
  '/api/driver/': [
    'driver_and_shipper_text',
    'driver_form_text',
    'opportunities_text',
    'work_with_us_text',
    'driver_form_back_imgae',
  ],
  '/api/common/reasons/': ['drivers', 'shippers', 'files', 'title_for_driver', 'title_for_shipper'],
  '/api/common/opportunities/': ['id', 'logo', 'description'],
  '/api/common/how-working/': card,
  '/api/about/': [
    'services_text',
    'comments_text',
    'companies_text',
    'driver_and_shipper_text',
    'home_title_text',
    'reliable_solution_text',
  ],
  '/api/common/services/': card,
  '/api/common/comments/': [
    'id',
    'first_name',
    'last_name',
    'description',
    'company_name',
    'position_user',
    'is_active',
  ],
  '/api/common/locations/': ['id', 'title', 'description', 'latitude', 'longitude', 'url'],
  '/api/common/locations-text/': ['title', 'description'],
  '/api/common/companies/': ['id', 'title', 'description', 'image'],
  '/api/common/realible-solutions/': ['title', 'description'],
  '/api/about/home-files/': ['file'],
  '/api/shipper/': [
    'shipper_main_title_text',
    'shipper_text',
    'choose_text',
    'second_choose_text',
    'shipper_main_back_imgae',
  ],
  '/api/common/reasons-to-choose/': [...card, 'text'],
  '/api/common/second-reasons-to-choose/': ['id', 'title', 'image'],
  '/api/common/third-reasons-to-choose/': ['id', 'title', 'image', 'description'],
  '/api/account/forgot-password/': ['email', 'phone'],
};

const report = {
  carrier: 'Dana Miles',
  address: 'Chicago',
  date_inspected: '2026-05-04 06:12',
  truck_number: 'T-1',
  odometer_reading: '1000',
  trailer_numbers: 'R-1',
  drivers_signature: 'Dana Miles',
  drivers_signature_date: '2026-05-04',
  mechanics_signature: '',
  mechanics_signature_date: '2026-05-04',
  satisfactory_vehicle_condition: 'above_defects_need_correction',
  comments: [{ vehicle_inspection: null, key: 'horn', text: 'Silent', fixed: false }],
  ...Object.fromEntries(itemKeys.map((key) => [key, key !== 'horn'])),
};

const application = {
  first_name: 'Dana',
  last_name: 'Miles',
  phone: '+15550100',
  email: 'a@example.com',
  state: 'Ohio',
  recaptcha_token: '',
};

const quote = {
  pickup_location: 'Chicago',
  delivery_location: 'Dallas',
  pickup_date: '2025-06-14',
  commodity: 'Paper',
  total_weight: '1000.5',
  equipment: 'dry_van',
  hazardous_materials: false,
  drop_trailer_required: true,
  business_email: 'a@example.com',
  recaptcha_token: '',
};

const comment = {
  first_name: 'Ann',
  last_name: 'Lee',
  description: 'Good',
  company_name: 'Acme',
  position_user: 'Manager',
  is_active: true,
};

test.each(Object.entries(contentKeys))('GET %s returns the specified keys', async (path, keys) => {
  const response = await send(server, 'GET', path);
  expect(response.statusCode).toBe(200);
  const body = response.json<object | object[]>();
  const items: object[] = Array.isArray(body) ? body : [body];
  expect(items.length).toBeGreaterThan(0);
  for (const item of items) expect(Object.keys(item)).toEqual(expect.arrayContaining([...keys]));
});

test("the request bodies of the specification's tests have the specified keys", () => {
  const listSpecifiedKeys = (call: string) => [...(specified[call]?.keys ?? [])].sort();
  expect(Object.keys(report).sort()).toEqual([...reportKeys, ...itemKeys].sort());
  expect(Object.keys(application).sort()).toEqual(listSpecifiedKeys('POST /api/driver/form/'));
  expect(Object.keys(quote).sort()).toEqual(listSpecifiedKeys('POST /api/shipper/form/'));
  expect(Object.keys(comment).sort()).toEqual(listSpecifiedKeys('POST /api/common/comments/'));
});

test('the public forms accept the specified bodies, and a posted comment returns the specified keys', async () => {
  expect((await send(server, 'POST', '/api/driver/form/', application)).statusCode).toBeLessThan(
    300,
  );
  expect((await send(server, 'POST', '/api/shipper/form/', quote)).statusCode).toBeLessThan(300);
  const posted = await send(server, 'POST', '/api/common/comments/', comment);
  expect(Object.keys(posted.json<object>())).toEqual(
    expect.arrayContaining(['id', ...Object.keys(comment)]),
  );
});

test('the account calls return the specified responses', async () => {
  const account = await newSession(server);
  const { username } = account;
  const login = await send(server, 'POST', '/api/account/login/', {
    username,
    password: testPassword,
  });
  const session = login.json<{ access: string; refresh: string; user: object }>();
  expect(Object.keys(session)).toEqual(expect.arrayContaining(['access', 'refresh', 'user']));
  expect(session.user).toMatchObject({ username, email: expect.any(String) });
  const refreshed = await send(server, 'POST', '/account/refresh/', { refresh: session.refresh });
  const { access } = refreshed.json<{ access: string }>();
  const me = await send(server, 'GET', '/api/account/me/', undefined, access);
  expect(me.json()).toMatchObject({ username, email: expect.any(String) });

  const rename = (method: 'PATCH' | 'PUT', name: string) =>
    send(server, method, '/api/account/change-username/', { new_username: name }, access);
  expect((await rename('PATCH', `${username}a`)).statusCode).toBe(200);
  expect((await rename('PUT', `${username}b`)).statusCode).toBe(200);
  const rejected = await rename('PUT', '');
  expect(rejected.statusCode).toBe(400);
  expect(rejected.json()).toEqual({ new_username: [expect.any(String)] });
  const change = (old_password: string, new_password: string) =>
    send(server, 'PUT', '/api/account/change-password/', { old_password, new_password }, access);
  const weak = await change('wrong', 'blue falcon over lake');
  expect(weak.statusCode).toBe(400);
  expect(weak.json()).toEqual({ old_password: [expect.any(String)] });
  expect((await change(testPassword, 'blue falcon over lake')).statusCode).toBe(200);
  const blank = await send(server, 'POST', '/api/account/login/', { username: '', password: '' });
  expect(blank.statusCode).toBe(400);
  expect(blank.json()).toEqual({
    username: [expect.any(String)],
    password: [expect.any(String)],
  });
});

test('the specified calls create a report, return it with its 63 items, update it and send it', async () => {
  const { access } = driver;
  const current = () => send(server, 'GET', '/api/driver/current/inspection/', undefined, access);
  expect((await current()).statusCode).toBe(404);
  const created = await send(server, 'POST', '/api/driver/create/inspection/', report, access);
  expect(created.statusCode).toBe(201);
  const stored = (await current()).json<Record<string, unknown>>();
  expect(stored).toMatchObject({
    ...report,
    id: expect.anything(),
    date_inspected: '04-05-2026 06:12',
    comments: [{ vehicle_inspection: stored.id, key: 'horn', text: 'Silent', fixed: false }],
    created_at: expect.any(String),
    updated_at: expect.any(String),
  });
  expect(itemKeys).toHaveLength(63);
  const comments = [{ vehicle_inspection: stored.id, key: 'horn', text: 'Silent', fixed: true }];
  const updated = await send(
    server,
    'PATCH',
    `/api/driver/update/inspection/${String(stored.id)}/`,
    { comments, horn: true },
    access,
  );
  expect(updated.json()).toMatchObject({ comments });
  const path = `/api/driver/send/inspection/${String(stored.id)}/`;
  expect((await send(server, 'GET', path, undefined, access)).statusCode).toBe(200);
  expect((await current()).statusCode).toBe(404);
});

test('without a bearer token, the server rejects exactly the calls for which the specification requires one', async () => {
  for (const [call, { bearer }] of Object.entries(specified)) {
    const [method, path = ''] = call.split(' ');
    const { statusCode } = await server.app.inject({
      method: method as 'GET',
      url: path,
      ...(method === 'GET' ? {} : { payload: {} }),
    });
    expect(`${call} ${statusCode === 401}`).toBe(`${call} ${bearer}`);
  }
});

test.each([
  ['POST', '/api/driver/form/', { ...application, first_name: '' }, 'First name is required'],
  [
    'POST',
    '/api/driver/form/',
    { ...application, last_name: 'a b' },
    'Last name must contain only letters without spaces',
  ],
  [
    'POST',
    '/api/driver/form/',
    { ...application, phone: '555-0100' },
    "Phone number must contain only digits and may start with '+'",
  ],
  [
    'POST',
    '/api/driver/form/',
    { ...application, state: 'x'.repeat(251) },
    'State name must be 250 characters or less',
  ],
  [
    'POST',
    '/api/shipper/form/',
    { ...quote, total_weight: '1,000' },
    'Total weight must be a number (e.g., 1000 or 1000.5)',
  ],
  [
    'POST',
    '/api/shipper/form/',
    { ...quote, equipment: 'boat' },
    'Please select a valid equipment type',
  ],
  [
    'POST',
    '/api/shipper/form/',
    { ...quote, pickup_date: '06/14/2025' },
    'Invalid date format (YYYY-MM-DD)',
  ],
  ['POST', '/api/common/comments/', { ...comment, position_user: '' }, 'Position User is required'],
] as const)('%s %s rejects %j with "%s"', async (method, path, body, message) => {
  const response = await send(server, method, path, body);
  expect(response.statusCode).toBe(400);
  expect(Object.values(response.json<Record<string, string[]>>()).flat()).toContain(message);
});

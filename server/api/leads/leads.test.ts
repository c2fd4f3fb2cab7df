import { desc } from 'drizzle-orm';
import { emptyDriverApplication } from '@/contract/driverApplication';
import { comments, driverApplications, quoteRequests } from '../../domain/tables/leads';
import { databaseKinds } from '../../testing/databases';
import { openTestServer, send, type TestServer } from '../../testing/testServer';
import { until } from '../../testing/until';

const application = {
  first_name: 'Marcus',
  last_name: 'Bell',
  phone: '+13125550110',
  email: 'marcus@example.com',
  state: 'Ohio',
  recaptcha_token: '',
};
const quote = {
  pickup_location: 'Chicago, IL',
  delivery_location: 'Dallas, TX',
  pickup_date: '2026-12-01',
  commodity: 'Paper rolls',
  total_weight: '42000.5',
  equipment: 'dry_van',
  hazardous_materials: false,
  drop_trailer_required: true,
  business_email: 'traffic@example.com',
  recaptcha_token: '',
};
const comment = {
  first_name: 'Dana',
  last_name: 'Whitfield',
  description: 'On time, every time.',
  company_name: 'Northgate Grocers',
  position_user: 'Manager',
  is_active: true,
};

describe.each(databaseKinds)('applications, quote requests and comments on %s', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer(kind);
  });
  afterAll(() => server.close());

  const newest = async (table: typeof driverApplications | typeof quoteRequests) => {
    const rows = await server.database.queries.select().from(table).orderBy(desc(table.id));
    return rows[0];
  };

  it('the server stores an application with its time and network address, without the captcha token', async () => {
    const response = await send(server, 'POST', '/api/driver/form/', application);
    expect(response.statusCode).toBe(201);
    const { recaptcha_token, ...fields } = application;
    expect(await newest(driverApplications)).toEqual({
      ...emptyDriverApplication,
      ...fields,
      id: expect.any(Number),
      createdAt: expect.any(Date),
      address: '127.0.0.1',
    });
  });

  it('the server stores a quote request', async () => {
    const response = await send(server, 'POST', '/api/shipper/form/', quote);
    expect(response.statusCode).toBe(201);
    const { recaptcha_token, ...fields } = quote;
    expect(await newest(quoteRequests)).toMatchObject(fields);
  });

  it.each([
    ['/api/driver/form/', application, driverApplications],
    ['/api/shipper/form/', quote, quoteRequests],
  ] as const)(
    'with a captcha, %s stores a form only if the provider accepts its token',
    async (url, form, table) => {
      const guarded = await openTestServer(kind, {
        database: server.database,
        settings: {
          captcha: { siteKey: 'key', secret: 'shh', verifyUrl: 'http://provider.invalid/' },
        },
      });
      const stored = () => server.database.queries.$count(table);
      const before = await stored();
      let success = false;
      jest
        .spyOn(globalThis, 'fetch')
        .mockImplementation(async () =>
          Response.json({ success, challenge_ts: new Date().toISOString(), hostname: 'a.test' }),
        );
      const body = { ...form, recaptcha_token: `a token for ${url}` };
      const rejected = await send(guarded, 'POST', url, body);
      expect(rejected.statusCode).toBe(400);
      expect(rejected.json()).toEqual({ recaptcha_token: ['Failed to verify reCAPTCHA'] });
      expect(await stored()).toBe(before);
      success = true;
      const accepted = await send(guarded, 'POST', url, {
        ...body,
        recaptcha_token: `another for ${url}`,
      });
      expect(accepted.statusCode).toBe(201);
      expect(await stored()).toBe(before + 1);
      await guarded.close();
    },
  );

  it.each([
    ['/api/driver/form/', application, 'first_name', '', 'First name is required'],
    [
      '/api/driver/form/',
      application,
      'last_name',
      'O Neill',
      'Last name must contain only letters without spaces',
    ],
    ['/api/driver/form/', application, 'email', 'nobody', 'Invalid email format'],
    ['/api/shipper/form/', quote, 'pickup_date', '2026-02-30', 'Invalid date format (YYYY-MM-DD)'],
    [
      '/api/shipper/form/',
      quote,
      'total_weight',
      '1e5',
      'Total weight must be a number (e.g., 1000 or 1000.5)',
    ],
    ['/api/shipper/form/', quote, 'equipment', 'rocket', 'Please select a valid equipment type'],
    ['/api/common/comments/', comment, 'description', '  ', 'Description is required'],
    ['/api/common/comments/', comment, 'company_name', '', 'Company Name is required'],
  ])(
    '%s rejects a wrong field and returns a message for it (%#)',
    async (url, body, field, value, message) => {
      const response = await send(server, 'POST', url, { ...body, [field]: value });
      expect(response.statusCode).toBe(400);
      expect(response.json()).toEqual({ [field]: [message] });
    },
  );

  it('a new comment appears at once at the front of the public list of comments', async () => {
    const before = await send(server, 'GET', '/api/common/comments/');
    const response = await send(server, 'POST', '/api/common/comments/', comment);
    expect(response.statusCode).toBe(201);
    expect(response.json()).toEqual({ ...comment, id: expect.any(Number) });
    const after = await send(server, 'GET', '/api/common/comments/');
    expect(after.json()).toEqual([response.json(), ...before.json<unknown[]>()]);
  });

  it('a comment waits for approval if COMMENTS_MODERATION is set, even if the body says that the comment is active', async () => {
    const moderated = await openTestServer(kind, {
      database: server.database,
      settings: { commentsModeration: true },
    });
    const response = await send(moderated, 'POST', '/api/common/comments/', comment);
    expect(response.json()).toMatchObject({ is_active: false });
    const published = await send(moderated, 'GET', '/api/common/comments/');
    const ids = published.json<{ id: number }[]>().map(({ id }) => id);
    expect(ids).not.toContain(response.json<{ id: number }>().id);
    const [stored] = await server.database.queries
      .select()
      .from(comments)
      .orderBy(desc(comments.id))
      .limit(1);
    expect(stored).toMatchObject({ state: 'waiting', address: '127.0.0.1' });
    await moderated.close();
  });

  const postFrom = ({ app }: TestServer, remoteAddress: string, body: object) =>
    app.inject({ method: 'POST', url: '/api/common/comments/', remoteAddress, payload: body });

  it('one address can post 20 valid comments an hour, and then gets 429', async () => {
    const statuses: number[] = [];
    for (const description of ['', ...Array<string>(21).fill('Thanks')]) {
      const response = await postFrom(server, '192.0.2.7', { ...comment, description });
      statuses.push(response.statusCode);
    }
    expect(statuses).toEqual([400, ...Array<number>(20).fill(201), 429]);
    const rejected = await postFrom(server, '192.0.2.7', comment);
    const wait = Number(rejected.headers['retry-after']);
    expect(wait).toBeGreaterThan(3500);
    expect(wait).toBeLessThanOrEqual(3600);
    expect(rejected.json()).toEqual({
      detail: `Request was throttled. Expected available in ${wait} seconds.`,
    });
    expect((await postFrom(server, '192.0.2.8', comment)).statusCode).toBe(201);
  });

  it('the public list of comments contains all 300 shown comments', async () => {
    const listed = async () =>
      (await send(server, 'GET', '/api/common/comments/')).json<unknown[]>().length;
    const before = await listed();
    const { is_active, ...texts } = comment;
    const many = Array.from({ length: 300 }, () => ({ ...texts, state: 'shown' as const }));
    await server.database.queries.insert(comments).values(many);
    server.api.content.forget('/api/common/comments/');
    expect(await listed()).toBe(before + 300);
  });

  it('a burst of comments drops the shared content cache at most once a second', async () => {
    const dropped = jest.fn();
    server.api.content.onChange(dropped);
    const begun = performance.now();
    for (let n = 1; n <= 60; n += 1) {
      const response = await postFrom(server, `198.51.100.${n}`, comment);
      expect(response.statusCode).toBe(201);
      const list = await send(server, 'GET', '/api/common/comments/');
      expect(list.json<unknown[]>()[0]).toEqual(response.json());
    }
    await until(() => dropped.mock.calls.length > 0);
    const seconds = (performance.now() - begun) / 1000;
    expect(dropped.mock.calls.length).toBeLessThanOrEqual(1 + Math.ceil(seconds));
  });

  it('a comment that waits for approval drops the content cache only when it is approved', async () => {
    const moderated = await openTestServer(kind, { settings: { commentsModeration: true } });
    const dropped = jest.fn();
    moderated.api.content.onChange(dropped);
    for (let n = 1; n <= 10; n += 1) await postFrom(moderated, `198.51.100.${n}`, comment);
    const listed = async () =>
      (await send(moderated, 'GET', '/api/common/comments/')).json<unknown[]>();
    expect(await listed()).toEqual([]);
    // Approves all comments. Notifications arrive in order, so one for a posted comment would have arrived by then.
    await moderated.database.queries.update(comments).set({ state: 'shown' });
    await until(() => dropped.mock.calls.length > 0);
    expect(dropped).toHaveBeenCalledTimes(1);
    expect(await listed()).toHaveLength(10);
    await moderated.close();
  });
});

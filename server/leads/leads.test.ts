import { desc } from 'drizzle-orm';
import { comments, driverApplications, quoteRequests } from '../db/schema/leads';
import { databaseKinds, openTimeout } from '../testing/databases';
import { openTestServer, send } from '../testing/testServer';
import type { TestServer } from '../testing/testServer';

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

describe.each(databaseKinds)('leads and comments on %s', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer(kind);
  }, openTimeout);
  afterAll(() => server.close());

  const newest = async (table: typeof driverApplications | typeof quoteRequests) => {
    const rows = await server.database.queries.select().from(table).orderBy(desc(table.id));
    return rows[0];
  };

  it('stores an application with time and address, without the captcha token', async () => {
    const answer = await send(server, 'POST', '/api/driver/form/', application);
    expect(answer.statusCode).toBe(201);
    const { recaptcha_token, ...fields } = application;
    expect(await newest(driverApplications)).toEqual({
      ...fields,
      id: expect.any(Number),
      createdAt: expect.any(Date),
      address: '127.0.0.1',
    });
  });

  it('stores a quote request', async () => {
    const answer = await send(server, 'POST', '/api/shipper/form/', quote);
    expect(answer.statusCode).toBe(201);
    const { recaptcha_token, ...fields } = quote;
    expect(await newest(quoteRequests)).toMatchObject(fields);
  });

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
  ])('%s answers a wrong field with its text (%#)', async (url, body, field, value, message) => {
    const answer = await send(server, 'POST', url, { ...body, [field]: value });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({ [field]: [message] });
  });

  it('publishes a comment at the front of the list at once', async () => {
    const before = await send(server, 'GET', '/api/common/comments/');
    const answer = await send(server, 'POST', '/api/common/comments/', comment);
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toEqual({ ...comment, id: expect.any(Number) });
    const after = await send(server, 'GET', '/api/common/comments/');
    expect(after.json()).toEqual([answer.json(), ...before.json<unknown[]>()]);
  });

  it('stores a comment inactive under COMMENTS_MODERATION, whatever the body claims', async () => {
    const moderated = await openTestServer(kind, {
      database: server.database,
      settings: { commentsModeration: true },
    });
    const answer = await send(moderated, 'POST', '/api/common/comments/', comment);
    expect(answer.json()).toMatchObject({ is_active: false });
    const published = await send(moderated, 'GET', '/api/common/comments/');
    const ids = published.json<{ id: number }[]>().map(({ id }) => id);
    expect(ids).not.toContain(answer.json<{ id: number }>().id);
    const [stored] = await server.database.queries
      .select()
      .from(comments)
      .orderBy(desc(comments.id))
      .limit(1);
    expect(stored).toMatchObject({ is_active: false, address: '127.0.0.1' });
    await moderated.close();
  });
});

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * Imitates another developer's backend by the specification. Imports nothing from the product, so that a wrong
 * path, key or text in the product fails a test.
 */

export interface Received {
  /** The method and path, such as `POST /api/driver/form/`. */
  readonly call: string;
  readonly bearer: string | null;
  /** The value of X-CSRFToken, or null. */
  readonly csrf: string | null;
  readonly contentType: string | null;
  readonly body: Record<string, unknown> | null;
}

interface Reply {
  readonly status: number;
  readonly body?: unknown;
}

export type ContentMode = 'full' | 'empty' | 'failing' | 'hanging';

const lists = {
  '/api/common/opportunities/': [{ id: 1, logo: null, description: 'Opportunity one' }],
  '/api/common/how-working/': [{ id: 1, logo: null, title: 'Step one', description: 'Apply' }],
  '/api/common/services/': [{ id: 1, logo: null, title: 'Service one', description: 'Dry van' }],
  '/api/common/comments/': [
    {
      id: 1,
      first_name: 'Ann',
      last_name: 'Lee',
      description: 'A shown comment',
      company_name: 'Acme',
      position_user: 'Manager',
      is_active: true,
    },
    {
      id: 2,
      first_name: 'Bob',
      last_name: 'Ray',
      description: 'A hidden comment',
      company_name: 'Acme',
      position_user: 'Manager',
      is_active: false,
    },
  ],
  '/api/common/companies/': [{ id: 1, title: 'Company one', description: 'Text', image: null }],
  '/api/common/realible-solutions/': [
    { title: 'First solution', description: 'Shown' },
    { title: 'Second solution', description: 'Not shown' },
  ],
  '/api/about/home-files/': [{ file: null }],
  '/api/common/reasons-to-choose/': [
    { id: 1, logo: null, title: 'Choice one', description: 'Text', text: 'More' },
  ],
  '/api/common/second-reasons-to-choose/': Array.from({ length: 6 }, (_, index) => ({
    id: index + 1,
    title: `Second reason ${index + 1}`,
    image: null,
  })),
  '/api/common/third-reasons-to-choose/': [
    { id: 1, title: 'Third reason', image: null, description: '• Pickup & delivery\n• On time' },
  ],
  '/api/common/locations/': [
    {
      id: 1,
      title: 'Chicago',
      description: 'Terminal',
      url: 'https://example.com/chicago',
      latitude: 41.88,
      longitude: -87.63,
    },
  ],
} satisfies Record<string, unknown[]>;

const objects = {
  '/api/about/contacts/': {
    address: '1 Main Street',
    phone1: '+15550100001',
    phone2: '+15550100002',
    email: 'mail@example.com',
    socials: {
      telegram: 'https://example.com/telegram',
      youtube: 'https://example.com/youtube',
      instagram: 'https://example.com/instagram',
      facebook: 'https://example.com/facebook',
    },
  },
  '/api/driver/': {
    driver_and_shipper_text: 'Driver and shipper',
    driver_form_text: '<h2>Drive for us</h2>',
    opportunities_text: '<h2>Opportunities</h2>',
    work_with_us_text: '<h2>Work with us</h2>',
    driver_form_back_imgae: '/media/driver-back.jpg',
  },
  '/api/common/reasons/': {
    drivers: [{ id: 1, title: 'For drivers one', description: 'Text' }],
    shippers: [{ id: 2, title: 'For shippers one', description: 'Text' }],
    files: [{ file: null }, { file: null }],
    title_for_driver: '',
    title_for_shipper: '',
  },
  '/api/about/': {
    services_text: '<h2>Our services</h2>',
    comments_text: '<h2>Comments</h2>',
    companies_text: '<h2>Companies</h2>',
    driver_and_shipper_text: '<h2>Drivers and shippers</h2>',
    home_title_text: '<h1>Home title</h1>',
    reliable_solution_text: '<h2>Reliable solution</h2>',
  },
  '/api/common/locations-text/': { title: 'Where we are', description: 'Text' },
  '/api/shipper/': {
    shipper_main_title_text: '<h1>For shippers</h1>',
    shipper_text: '<p>Intro text</p>',
    choose_text: '<h2>Choose us</h2>',
    second_choose_text: '<h2>Second</h2>',
    shipper_main_back_imgae: '/media/shipper-back.jpg',
  },
} satisfies Record<string, unknown>;

const isIn = <T extends object>(table: T, path: string): path is Extract<keyof T, string> =>
  Object.hasOwn(table, path);

/** The host's response to a content call. Null for any other call. */
function content(path: string, mode: ContentMode): Reply | null {
  if (!isIn(lists, path) && !isIn(objects, path)) return null;
  if (mode === 'failing') return { status: 500, body: { nothing: 'useful' } };
  if (isIn(lists, path)) return { status: 200, body: mode === 'empty' ? [] : lists[path] };
  if (mode === 'empty' && path === '/api/common/reasons/') {
    return { status: 200, body: { ...objects[path], drivers: [], shippers: [] } };
  }
  return { status: 200, body: objects[path] };
}

function allowPages({ headers }: IncomingMessage, response: ServerResponse): void {
  response.setHeader('Access-Control-Allow-Origin', headers.origin ?? '*');
  response.setHeader('Access-Control-Allow-Credentials', 'true');
  response.setHeader('Access-Control-Allow-Methods', 'GET, POST, PUT, PATCH');
  response.setHeader('Access-Control-Allow-Headers', 'Content-Type, Authorization, X-CSRFToken');
  // Cookies ignore the port, so the site's pages can read this cookie, as on a shared parent domain.
  response.setHeader('Set-Cookie', 'csrftoken=csrf-of-the-host; Path=/');
}

async function read(request: IncomingMessage): Promise<Received> {
  const { headers, method = '', url = '' } = request;
  let text = '';
  for await (const chunk of request) text += String(chunk);
  const csrf = headers['x-csrftoken'];
  return {
    call: `${method} ${url}`,
    bearer: headers.authorization?.replace(/^Bearer /, '') ?? null,
    csrf: typeof csrf === 'string' ? csrf : null,
    contentType: headers['content-type'] ?? null,
    body: text === '' ? null : (JSON.parse(text) as Record<string, unknown>),
  };
}

/** Returns the host's response to a call, 'never' for none, or 'cut' to close the connection. */
export type Answer = (received: Received) => Reply | 'never' | 'cut';

const driver = { username: 'dana', email: 'dana@example.com' };

/** The host's default responses, as if it stored nothing. */
const defaults: Record<string, Answer> = {
  'POST /api/account/login/': () => ({
    status: 200,
    body: { access: 'access-1', refresh: 'refresh-1', user: driver },
  }),
  'POST /account/refresh/': () => ({ status: 200, body: { access: 'access-2' } }),
  'GET /api/account/me/': () => ({ status: 200, body: driver }),
  'GET /api/account/forgot-password/': () => ({
    status: 200,
    body: { email: 'help@example.com', phone: '' },
  }),
  'PATCH /api/account/change-username/': () => ({ status: 200, body: {} }),
  'PUT /api/account/change-password/': () => ({ status: 200, body: {} }),
  'POST /api/driver/form/': () => ({ status: 201, body: {} }),
  'POST /api/shipper/form/': () => ({ status: 201, body: {} }),
  'POST /api/common/comments/': ({ body }) => ({ status: 201, body: { id: 9, ...body } }),
  'GET /api/driver/current/inspection/': () => ({ status: 404, body: { detail: 'Not found.' } }),
  'POST /api/driver/create/inspection/': () => ({ status: 201, body: {} }),
};

export async function startForeignHost() {
  const received: Received[] = [];
  const answers = new Map<string, Answer>();
  const state: { mode: ContentMode } = { mode: 'full' };

  const replyTo: Answer = (call) => {
    const answer = answers.get(call.call);
    if (answer) return answer(call);
    const [method, path = ''] = call.call.split(' ');
    const found = method === 'GET' ? content(path, state.mode) : null;
    if (found) return state.mode === 'hanging' ? 'never' : found;
    return defaults[call.call]?.(call) ?? { status: 404 };
  };

  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    allowPages(request, response);
    if (request.method === 'OPTIONS') {
      response.writeHead(204).end();
      return;
    }
    const call = await read(request);
    received.push(call);
    const reply = replyTo(call);
    if (reply === 'never') return;
    if (reply === 'cut') return void request.socket.destroy();
    response.writeHead(reply.status, { 'Content-Type': 'application/json' });
    response.end(reply.body === undefined ? '' : JSON.stringify(reply.body));
  };

  const server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    received,
    serve: (mode: ContentMode) => {
      state.mode = mode;
    },
    answer: (call: string, answer: Answer) => void answers.set(call, answer),
    reset: () => {
      received.length = 0;
      answers.clear();
      state.mode = 'full';
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

export type ForeignHost = Awaited<ReturnType<typeof startForeignHost>>;

import { calls } from '@/contract/calls';
import {
  addDriver,
  newSession,
  openTestServer,
  testPassword,
  type TestServer,
} from '../../testing/testServer';

describe('the guards of every call', () => {
  let server: TestServer;
  let username: string;
  beforeAll(async () => {
    server = await openTestServer('embedded', {
      settings: { allowedOrigins: ['https://www.example.com'] },
    });
    username = await addDriver(server);
  });
  afterAll(() => server.close());

  const logIn = (headers: Record<string, string> = {}, payload?: object) =>
    server.app.inject({
      method: 'POST',
      url: '/api/account/login/',
      headers: { host: 'localhost:3000', ...headers },
      payload: payload ?? { username, password: testPassword },
    });

  describe('the CSRF check', () => {
    it('a caller without a CSRF cookie gets one that scripts can read', async () => {
      const response = await logIn();
      expect(response.headers['set-cookie']).toMatch(
        /^csrftoken=[\w-]{32}; Max-Age=31536000; Path=\/; SameSite=Lax$/,
      );
      const again = await logIn({ cookie: 'csrftoken=mine', 'x-csrftoken': 'mine' });
      expect(again.statusCode).toBe(200);
      expect(again.headers['set-cookie']).toBeUndefined();
    });

    it('the server rejects a call with a CSRF cookie if the CSRF header is missing, empty or different', async () => {
      for (const header of [undefined, 'another', '']) {
        const response = await logIn({
          cookie: 'csrftoken=mine',
          ...(header === undefined ? {} : { 'x-csrftoken': header }),
        });
        expect(response.statusCode).toBe(403);
        expect(response.json()).toEqual({ detail: expect.stringContaining('CSRF') });
      }
    });

    it.each([
      ['csrftoken=another; csrftoken=mine', 'mine'],
      ['csrftoken=mine; theme=dark; csrftoken=another', 'mine'],
      ['csrftoken=%E0%A4%A; csrftoken=a%3Db', 'a=b'],
    ])(
      "the CSRF header can repeat any of the browser's CSRF cookies %j",
      async (cookie, header) => {
        expect((await logIn({ cookie, 'x-csrftoken': header })).statusCode).toBe(200);
        for (const wrong of ['', 'theirs', 'another; csrftoken=mine', 'another,mine']) {
          expect((await logIn({ cookie, 'x-csrftoken': wrong })).statusCode).toBe(403);
        }
        expect((await logIn({ cookie })).statusCode).toBe(403);
      },
    );

    it('a page that cannot read the only CSRF cookie gets one that it can read, and its next call succeeds', async () => {
      const unreadable = 'csrftoken=of-the-parent-domain';
      const rejected = await logIn({ cookie: unreadable });
      expect(rejected.statusCode).toBe(403);
      const own = /^csrftoken=([\w-]{32}); Max-Age=31536000; Path=\/; SameSite=Lax$/.exec(
        String(rejected.headers['set-cookie']),
      )?.[1];
      const cookie = `${unreadable}; csrftoken=${own}`;
      expect((await logIn({ cookie, 'x-csrftoken': own ?? '' })).statusCode).toBe(200);
    });

    it("a rejected call from another site's page gets no CSRF cookie", async () => {
      const foreign = { origin: 'https://evil.example', cookie: 'csrftoken=mine' };
      const response = await logIn(foreign);
      expect([response.statusCode, response.headers['set-cookie']]).toEqual([403, undefined]);
    });

    it("a refresh needs no CSRF header, because only the session's owner knows its token", async () => {
      const session = await newSession(server);
      const refresh = (headers: Record<string, string>, token = session.refresh) =>
        server.app.inject({
          method: 'POST',
          url: '/account/refresh/',
          payload: { refresh: token },
          headers: { host: 'localhost:3000', cookie: 'csrftoken=mine', ...headers },
        });
      const headers: Record<string, string>[] = [{}, { 'x-csrftoken': 'another' }];
      for (const header of headers) {
        const response = await refresh(header);
        expect([response.statusCode, Object.keys(response.json())]).toEqual([200, ['access']]);
        expect(response.headers['set-cookie']).toBeUndefined();
      }
      // A page from another origin does not have the token, and the server rejects its Origin anyway.
      expect((await refresh({}, 'guessed')).statusCode).toBe(401);
      expect((await refresh({ origin: 'https://evil.example' })).statusCode).toBe(403);
    });

    it.each([
      'https://evil.example',
      'http://localhost:3001',
      'null',
      'http://localhost:3000.evil.example',
    ])('the server rejects a call from the foreign origin %s', async (origin) => {
      const response = await logIn({ origin });
      expect(response.statusCode).toBe(403);
      expect(response.json()).toEqual({ detail: 'CSRF Failed: Origin checking failed.' });
    });

    it.each(['http://localhost:3000', 'https://www.example.com'])(
      'the server accepts a call from the allowed origin %s',
      async (origin) => {
        expect((await logIn({ origin })).statusCode).toBe(200);
      },
    );

    it('a call from an allowed origin can leave out the CSRF header, because its page cannot read the cookie', async () => {
      const origin = 'https://www.example.com';
      expect((await logIn({ origin, cookie: 'csrftoken=mine' })).statusCode).toBe(200);
      const wrong = { origin, cookie: 'csrftoken=mine', 'x-csrftoken': 'another' };
      expect((await logIn(wrong)).statusCode).toBe(403);
    });
  });

  describe('cross-origin calls', () => {
    it('the response to a preflight request from an allowed origin permits credentials', async () => {
      const response = await server.app.inject({
        method: 'OPTIONS',
        url: '/api/account/change-username/',
        headers: {
          origin: 'https://www.example.com',
          'access-control-request-method': 'PATCH',
          'access-control-request-headers': 'authorization,content-type,x-csrftoken',
        },
      });
      expect(response.statusCode).toBe(204);
      expect(response.headers).toMatchObject({
        'access-control-allow-origin': 'https://www.example.com',
        'access-control-allow-credentials': 'true',
        'access-control-allow-methods': 'GET, POST, PUT, PATCH',
        'access-control-allow-headers': 'Content-Type, Authorization, X-CSRFToken',
      });
    });

    it('a page from an allowed origin can tell that its calls are throttled, and no cache stores the response', async () => {
      const ask = () =>
        server.app.inject({
          method: 'POST',
          url: calls.emailLink,
          remoteAddress: '192.0.2.99',
          headers: { origin: 'https://www.example.com' },
          payload: { login: 'nobody' },
        });
      for (let n = 0; n < 20; n += 1) await ask();
      const { statusCode, headers } = await ask();
      expect(statusCode).toBe(429);
      expect(headers).toMatchObject({
        'access-control-allow-origin': 'https://www.example.com',
        'access-control-expose-headers': 'Retry-After',
        'cache-control': 'no-store',
      });
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    });

    it('an origin that is not allowed gets no cross-origin access', async () => {
      const response = await server.app.inject({
        url: '/api/common/services/',
        headers: { origin: 'https://evil.example' },
      });
      expect(response.headers['access-control-allow-origin']).toBeUndefined();
    });
  });

  describe('the security headers', () => {
    it('a health response, a content response and a 404 have the security headers', async () => {
      for (const url of ['/healthz', '/api/common/services/', '/nowhere']) {
        const { headers } = await server.app.inject({ url });
        expect(headers).toMatchObject({
          'x-content-type-options': 'nosniff',
          'referrer-policy': 'strict-origin-when-cross-origin',
          'cross-origin-opener-policy': 'same-origin',
          'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
        });
        expect(headers['content-security-policy']).not.toContain('upgrade-insecure-requests');
        expect(headers['strict-transport-security']).toBeUndefined();
        expect(headers['x-powered-by']).toBeUndefined();
      }
    });
  });

  describe('the error responses', () => {
    it("a 404, a 405 and a JSON parse error have Django REST framework's shape", async () => {
      const nowhere = await server.app.inject({ url: '/api/nowhere/' });
      expect([nowhere.statusCode, nowhere.json()]).toEqual([404, { detail: 'Not found.' }]);
      const wrongMethod = await server.app.inject({ method: 'PUT', url: '/api/account/login/' });
      expect([wrongMethod.statusCode, wrongMethod.json()]).toEqual([
        405,
        { detail: 'Method "PUT" not allowed.' },
      ]);
      expect(wrongMethod.headers.allow).toBe('POST');
      const headers = { 'content-type': 'application/json' };
      const noJson = await server.app.inject({
        method: 'POST',
        url: '/api/account/login/',
        headers,
        payload: '{"username":',
      });
      expect([noJson.statusCode, noJson.json()]).toEqual([400, { detail: 'JSON parse error' }]);
      const text = await server.app.inject({
        method: 'POST',
        url: '/api/account/login/',
        headers: { 'content-type': 'text/plain' },
        payload: 'username=x',
      });
      expect(text.statusCode).toBe(415);
    });

    it.each(['/api/%zz', '/%c0%af', `/api/driver/send/inspection/${'9'.repeat(200)}/`])(
      'the response to the malformed address %s repeats no part of the address',
      async (url) => {
        const response = await server.app.inject({ url });
        expect(response.statusCode).toBeGreaterThanOrEqual(400);
        expect(response.json()).toEqual({ detail: 'Bad request.' });
      },
    );
  });

  describe('the responses of the calls', () => {
    it.each([
      ['GET', '/api/account/me/', 401],
      ['GET', '/api/driver/current/inspection/', 401],
      ['POST', '/api/account/login/', 400],
      ['POST', '/account/refresh/', 400],
      ['PUT', '/api/account/login/', 405],
      ['GET', '/api/nowhere/', 404],
    ] as const)('the response to %s %s is not cached', async (method, url, status) => {
      const response = await server.app.inject({ method, url });
      expect(response.statusCode).toBe(status);
      expect(response.headers['cache-control']).toBe('no-store');
    });

    it('the responses to a call, an unknown path, /robots.txt and /openapi.json do not repeat a forged Host header', async () => {
      for (const url of ['/api/about/', '/api/nowhere/', '/robots.txt', '/openapi.json']) {
        const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example' };
        const response = await server.app.inject({ url, headers });
        expect(JSON.stringify(response.headers) + response.body).not.toContain('evil.example');
      }
    });
  });

  describe('the addresses of callers', () => {
    const comment = {
      first_name: 'Dana',
      last_name: 'Whitfield',
      description: 'Good.',
      company_name: 'Northgate',
      position_user: 'Manager',
      is_active: true,
    };

    it('the server ignores addresses in X-Forwarded-For unless TRUST_PROXY names the sender', async () => {
      const trusting = await openTestServer('embedded', {
        database: server.database,
        settings: { trustProxy: ['10.0.0.0/8'] },
      });
      const post = ({ app }: TestServer, remoteAddress: string) =>
        app.inject({
          method: 'POST',
          url: '/api/common/comments/',
          remoteAddress,
          headers: { 'x-forwarded-for': '203.0.113.9' },
          payload: comment,
        });
      await post(server, '10.1.2.3');
      await post(trusting, '192.0.2.1');
      await post(trusting, '10.1.2.3');
      const { comments } = await import('../../domain/tables/leads');
      const rows = await server.database.queries.select().from(comments).orderBy(comments.id);
      expect(rows.map(({ address }) => address)).toEqual(['10.1.2.3', '192.0.2.1', '203.0.113.9']);
      await trusting.close();
    });

    it('responses have HSTS and a secure cookie if PUBLIC_URL is https', async () => {
      const secure = await openTestServer('embedded', {
        database: server.database,
        settings: { publicUrl: 'https://www.example.com' },
      });
      const response = await secure.app.inject({ url: '/api/driver/current/inspection/' });
      expect(response.headers['strict-transport-security']).toContain('max-age=');
      expect(response.headers['set-cookie']).toContain('Secure');
      await secure.close();
    });

    it('responses have HSTS and a secure cookie if a trusted proxy reports https', async () => {
      const trusting = await openTestServer('embedded', {
        database: server.database,
        settings: { trustProxy: ['127.0.0.1'] },
      });
      const response = await trusting.app.inject({
        url: '/api/driver/current/inspection/',
        headers: { 'x-forwarded-proto': 'https' },
      });
      expect(response.headers['strict-transport-security']).toContain('max-age=');
      expect(response.headers['set-cookie']).toContain('Secure');
      await trusting.close();
    });
  });
});

import fastify from 'fastify';
import { sendIfChanged } from './sendIfChanged';

it('sendIfChanged sends a body once, and then 304 until the body changes', async () => {
  let count = 1;
  const app = fastify();
  app.get('/', async (request, reply) => sendIfChanged(request, reply, { count }));
  const first = await app.inject('/');
  expect(first.json()).toEqual({ count: 1 });
  expect(first.headers).toMatchObject({
    'cache-control': 'private, no-cache',
    vary: 'Authorization',
  });
  const headers = { 'if-none-match': String(first.headers.etag) };
  const again = await app.inject({ url: '/', headers });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  // A proxy that compresses the body makes the ETag weak.
  const weak = { 'if-none-match': `"of-another-page", W/${first.headers.etag}` };
  expect((await app.inject({ url: '/', headers: weak })).statusCode).toBe(304);
  count = 2;
  const changed = await app.inject({ url: '/', headers });
  expect([changed.statusCode, changed.json()]).toEqual([200, { count: 2 }]);
});

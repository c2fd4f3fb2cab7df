import fc from 'fast-check';
import { generatedCases } from '@/testing/generatedCases';
import { everyCall } from './calls';
import { overlongBodies } from '../testing/overlongBodies';
import { newSession, openTestServer, type Session, type TestServer } from '../testing/testServer';
import { toCallUrl, validBodies } from '../testing/validBodies';

/** Internals that a response must not reveal, such as code, queries and folders. */
const internals =
  /node_modules|\.ts:|\bat \w+ \(|select .* from|insert into|Failed query|postgres|ECONN|\/work\//i;
const hostile = [
  "'; drop table users; --",
  '<script>alert(1)</script>',
  '../../../../etc/passwd',
  '\u0000',
  '\ud800',
  '%00%ff',
  '🚛'.repeat(300),
  'x'.repeat(5000),
  '__proto__',
  'constructor',
  '${7*7}',
  '2026-02-30',
  '0000-00-00',
  '9999-12-31 23:59',
  '1e400',
  '\n\r\t',
];
const text = fc.oneof(fc.constantFrom(...hostile), fc.string({ unit: 'binary' }));
const value = fc.oneof(
  text,
  fc.jsonValue(),
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
  fc.array(fc.dictionary(text, fc.jsonValue(), { maxKeys: 3 }), { maxLength: 5 }),
);

/** Four bodies in five are valid except for replaced or added fields. The others are any JSON value. */
function bodyFor(path: string): fc.Arbitrary<unknown> {
  const valid = validBodies[path] ?? {};
  const keys = Object.keys(valid);
  const changes =
    keys.length > 0
      ? fc.dictionary(fc.oneof(fc.constantFrom(...keys), text), value, { maxKeys: 4 })
      : fc.constant({});
  const nearlyRight = changes.map((changed) => ({ ...valid, ...changed }));
  return fc.oneof({ weight: 4, arbitrary: nearlyRight }, { weight: 1, arbitrary: fc.jsonValue() });
}

const header = fc.oneof(
  fc.constantFrom('', 'null', 'Bearer x', 'gzip;q=nonsense', '*'),
  fc.string(),
);
const headers = fc.dictionary(
  fc.constantFrom(
    'accept-encoding',
    'if-none-match',
    'origin',
    'cookie',
    'x-csrftoken',
    'range',
    'accept',
    'x-forwarded-for',
  ),
  // Keeps only printable ASCII characters, which every header may contain.
  header.map((line) => line.replace(/[^\x20-\x7e]/g, '')),
  { maxKeys: 3 },
);

const writes = everyCall
  .filter(({ bodies }) => bodies.length > 0)
  .map(({ method, path }) => [method, path] as const);

describe('hostile requests', () => {
  let server: TestServer;
  let session: Session;
  let sent = 0;
  beforeAll(async () => {
    server = await openTestServer();
    session = await newSession(server, 'admin');
  });
  afterAll(async () => {
    await server.close();
    process.stdout.write(`fuzz: ${sent} requests\n`);
  });

  /** Sends each request from a different address, so that no rate limit applies before the tested code runs. */
  async function check(method: string, url: string, extra: object) {
    sent += 1;
    const response = await server.app.inject({
      method: method.toUpperCase() as 'GET',
      url,
      remoteAddress: `10.${sent >> 16}.${(sent >> 8) & 255}.${sent & 255}`,
      ...extra,
    });
    expect(response.statusCode).toBeLessThan(500);
    expect(response.body).not.toMatch(internals);
    return response;
  }

  it.each(writes)(
    '%s %s with hostile bodies returns no 5xx and reveals no internals',
    async (method, path) => {
      await fc.assert(
        fc.asyncProperty(bodyFor(path), headers, async (body, extra) => {
          const authorization = `Bearer ${session.access}`;
          await check(method, toCallUrl(path), {
            headers: { ...extra, authorization, 'content-type': 'application/json' },
            payload: JSON.stringify(body),
          });
        }),
        { numRuns: generatedCases(50) },
      );
    },
  );

  it.each(writes.filter(([, path]) => overlongBodies(path).length > 0))(
    '%s %s parses and rejects hostile text of the longest length that a body allows',
    async (method, path) => {
      for (const body of overlongBodies(path)) {
        const response = await check(method, toCallUrl(path), {
          headers: { authorization: `Bearer ${session.access}` },
          payload: body,
        });
        // A 413 would mean that the server parsed no field. A 429 is possible because of wrong passwords.
        expect([400, 401, 429]).toContain(response.statusCode);
      }
    },
  );

  it('the server returns no 5xx for broken JSON, other content types and oversized bodies', async () => {
    const types = fc.constantFrom(
      'application/json',
      'text/plain',
      'multipart/form-data; boundary=x',
      'application/x-www-form-urlencoded',
      'nonsense',
    );
    const payload = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constant('{"a":'.repeat(9000)),
      fc.constant('x'.repeat(70_000)),
    );
    await fc.assert(
      fc.asyncProperty(types, payload, async (type, body) => {
        await check('POST', '/api/account/login/', {
          headers: { 'content-type': type },
          payload: body,
        });
      }),
      { numRuns: generatedCases(100) },
    );
  });

  it('the server returns no 5xx for hostile paths and methods', async () => {
    const prefixes = [
      '/',
      '/api/',
      '/api/driver/send/inspection/',
      '/tiles/4/',
      '/media/',
      '/api/common/',
    ];
    const paths = fc.tuple(
      fc.constantFrom(...prefixes),
      text.filter((part) => part.length < 500),
    );
    const methods = fc.constantFrom('GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD');
    await fc.assert(
      fc.asyncProperty(paths, methods, headers, async ([prefix, rest], method, extra) => {
        const encoded = encodeURI(rest.replace(/\p{Surrogate}/gu, '')).replace(/#/g, '%23');
        await check(method, prefix + encoded, { headers: extra });
        await check(method, `${prefix}%${encoded}`, { headers: extra });
      }),
      { numRuns: generatedCases(150) },
    );
  });
});

import { extensionPaths } from '@/contract/extensions';
import { buildApp } from '../../app';
import { getPublicSettings, readSettings } from '../../platform/settings/settings';
import { Driver } from '../../testing/drivers';
import { describedCalls } from '../../testing/openApi';
import { stored } from '../../testing/stored';
import { openTestServer, send, type TestServer } from '../../testing/testServer';
import { makeReviewRequest } from '../../testing/reviews';
import { validBodies } from '../../testing/validBodies';

/** Every extension call, by method and path. */
const calls = [
  `GET ${extensionPaths.current}`,
  `GET ${extensionPaths.numbers}`,
  `GET ${extensionPaths.photo}`,
  `GET ${extensionPaths.previous}`,
  `GET ${extensionPaths.report}`,
  `GET ${extensionPaths.reports}`,
  `POST ${extensionPaths.certify}`,
  `POST ${extensionPaths.defectPhoto}`,
  `POST ${extensionPaths.photo}`,
  `POST ${extensionPaths.repairedBy}`,
  `POST ${extensionPaths.reviews}`,
  `POST ${extensionPaths.takeBack}`,
].sort();

function toInjectOptions(call: string) {
  const [method, path = ''] = call.split(' ');
  const payload = method === 'POST' ? (validBodies[path] ?? {}) : undefined;
  return { method: method as 'GET' | 'POST', url: path.replace(':id', '1'), payload };
}

describe('the extension calls', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer();
  });
  afterAll(() => server.close());

  it('/openapi.json lists exactly the expected extension calls', async () => {
    expect(await describedCalls(server, '/api/fleet/')).toEqual(calls);
  });

  it.each(calls)('%s returns 401 and changes nothing without a session', async (call) => {
    const { method, url, payload } = toInjectOptions(call);
    const before = await stored(server);
    expect((await send(server, method, url, payload)).statusCode).toBe(401);
    expect((await send(server, method, url, payload, 'x')).statusCode).toBe(401);
    expect(await stored(server)).toEqual(before);
  });

  it('an extension call rejects unknown fields and parameters', async () => {
    const driver = await Driver.signedIn(server);
    const body = { ...makeReviewRequest([1]), is_staff: true };
    const rejected = await driver.callExtension('POST', 'reviews/', body);
    expect([rejected.statusCode, rejected.json()]).toEqual([
      400,
      { is_staff: ['Unexpected field.'] },
    ]);
    expect((await driver.callExtension('GET', 'previous/?truck=1&trailer=2')).statusCode).toBe(400);
  });
});

it('the extension calls return 404 if API_HOST names another backend', async () => {
  const settings = { ...readSettings({ API_HOST: 'https://api.example' }), logLevel: 'silent' };
  expect(getPublicSettings(settings).fleet).toBe(false);
  expect(getPublicSettings(readSettings({})).fleet).toBe(true);
  const app = await buildApp({ settings, api: null, siteFolder: null });
  for (const call of calls) {
    expect([call, (await app.inject(toInjectOptions(call))).statusCode]).toEqual([call, 404]);
  }
  await app.close();
});

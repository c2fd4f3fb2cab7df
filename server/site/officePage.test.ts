import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp } from '../app';
import { readSettings } from '../platform/settings/settings';
import { openTestServer, type TestServer } from '../testing/testServer';

const page = (name: string) =>
  `<!doctype html><html><head><script type="application/json" id="settings">{}</script></head><body>${name}</body></html>`;

let parent: string;
let siteFolder: string;

beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'linehaul-office-'));
  siteFolder = join(parent, 'site');
  await mkdir(siteFolder);
  await mkdir(join(parent, 'office', 'assets'), { recursive: true });
  await writeFile(join(siteFolder, 'index.html'), page('site'));
  await writeFile(join(parent, 'office', 'index.html'), page('office'));
  await writeFile(join(parent, 'office', 'assets', 'office.0123456789.js'), 'script');
});
afterAll(() => rm(parent, { recursive: true }));

describe("the office with Linehaul's own backend", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer('embedded', { siteFolder });
  });
  afterAll(() => server.close());

  it.each(['/office', '/office/people/7', '/office?page=2'])(
    "%s returns the office's page",
    async (url) => {
      const response = await server.app.inject({ url });
      expect(response.statusCode).toBe(200);
      expect(response.body).toContain('office');
      expect(response.headers).toMatchObject({
        'cache-control': 'private, no-cache',
        'x-robots-tag': 'noindex',
      });
      expect(response.headers['set-cookie']).toContain('csrftoken=');
    },
  );

  it.each([
    ['/office/', '/office'],
    ['/Office', '/office'],
    ['/OFFICE/people/7?page=2', '/office/people/7?page=2'],
  ])('%s redirects to %s', async (url, canonical) => {
    const { statusCode, headers } = await server.app.inject({ url });
    expect([statusCode, headers.location]).toEqual([308, canonical]);
  });

  it("the server lets browsers cache the office's scripts for a year, and returns 404 for a missing script", async () => {
    const script = await server.app.inject({ url: '/office/assets/office.0123456789.js' });
    expect(script.body).toBe('script');
    expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const missing = await server.app.inject({ url: '/office/assets/other.js' });
    expect(missing.statusCode).toBe(404);
  });

  it("the content security policies of the site and the office allow pictures from the browser's memory", async () => {
    for (const url of ['/', '/office']) {
      const { headers } = await server.app.inject({ url });
      expect(headers['content-security-policy']).toMatch(/img-src [^;]*blob:/);
    }
  });

  it('a path that starts with /office but is not below it belongs to the site', async () => {
    const response = await server.app.inject({ url: '/offices' });
    expect(response.statusCode).toBe(404);
    expect(response.body).toContain('site');
  });
});

it('the office paths return 404 if API_HOST names another backend', async () => {
  const settings = { ...readSettings({ API_HOST: 'http://127.0.0.1:8099' }), logLevel: 'silent' };
  const app = await buildApp({ settings, api: null, siteFolder });
  for (const url of ['/office', '/office/people', '/office/assets/office.0123456789.js']) {
    expect((await app.inject({ url })).statusCode).toBe(404);
  }
  await app.close();
});

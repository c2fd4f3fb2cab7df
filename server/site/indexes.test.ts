import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSettings } from '../platform/settings/settings';
import { Staff } from '../testing/office';
import { openTestServer, type TestServer } from '../testing/testServer';

let parent: string;
let server: TestServer;

beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'linehaul-sitemap-'));
  for (const folder of ['site', 'office']) {
    await mkdir(join(parent, folder));
    const html = '<html><head></head><body></body></html>';
    await writeFile(join(parent, folder, 'index.html'), html);
  }
  const settings = readSettings({ PUBLIC_URL: 'https://linehaul.example' });
  server = await openTestServer('embedded', { settings, siteFolder: join(parent, 'site') });
});
afterAll(async () => {
  await server.close();
  await rm(parent, { recursive: true });
});

test('the sitemap shows when the office last saved a section of a page', async () => {
  const admin = await Staff.signedIn(server, 'admin');
  const change = { version: 1, shipper_text: '<p>Ours</p>', is_shown: true };
  const saved = await admin.ask('PUT', 'content/shippers-introduction/', change);
  expect(saved.status).toBe(200);
  const { body } = await server.app.inject('/sitemap.xml');
  expect(body).toContain(
    `<loc>https://linehaul.example/shippers</loc><lastmod>${String(saved.body.saved_at)}</lastmod>`,
  );
  expect(body).toContain('<loc>https://linehaul.example/drivers</loc></url>');
});

test('/privacy exists, and is in the sitemap, only while the office has a text for it', async () => {
  const admin = await Staff.signedIn(server, 'admin');
  const save = (version: number, text: string) =>
    admin.ask('PUT', 'content/privacy/', { version, privacy_text: text });
  const seen = async () => {
    const page = await server.app.inject('/privacy');
    const sitemap = await server.app.inject('/sitemap.xml');
    return [
      page.statusCode,
      page.body.includes('"privacy":true'),
      sitemap.body.includes('/privacy</loc>'),
    ];
  };
  expect(await seen()).toEqual([404, false, false]);
  const { body } = await save(1, '<p onclick="alert(1)">We keep little.</p>');
  expect(await seen()).toEqual([200, true, true]);
  const text = await server.app.inject('/api/about/privacy/');
  expect(text.json()).toEqual({ privacy_text: '<p>We keep little.</p>' });
  await save(Number(body.version), '<p> </p>');
  expect(await seen()).toEqual([404, false, false]);
});

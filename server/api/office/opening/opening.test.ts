import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { prepareDemonstration } from '../../../seed/demonstration';
import { Staff } from '../../../testing/office';
import { openTestServer, type TestServer } from '../../../testing/testServer';
import { until } from '../../../testing/until';

const shell = '<!doctype html><html><head></head><body><div id="root"></div></body></html>';
const publicUrl = 'https://northway.example';
const closed = '"openingSoon":true';

describe('a site before its opening', () => {
  let folder: string;
  let server: TestServer;
  let admin: Staff;
  const settings = { publicUrl };
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'linehaul-opening-'));
    for (const part of ['site', 'office/assets'])
      await mkdir(join(folder, part), { recursive: true });
    await writeFile(join(folder, 'site', 'index.html'), shell);
    await writeFile(join(folder, 'office', 'index.html'), shell);
    server = await openTestServer('embedded', { siteFolder: join(folder, 'site'), settings });
    const blank = { seed: 'blank', host: 'localhost', timeZone: 'UTC' } as const;
    await prepareDemonstration(blank, server.database);
    server.api.content.drop();
    admin = await Staff.signedIn(server, 'admin');
  });
  afterAll(async () => {
    await server.close();
    await rm(folder, { recursive: true });
  });

  const get = (url: string, { app } = server) => app.inject({ url });
  const pages = ['/', '/drivers', '/shippers', '/privacy', '/login', '/vehicle-report', '/office'];
  const open = (is_open: boolean) => admin.ask('PUT', 'opening/', { is_open });
  const robots = async () => (await get('/robots.txt')).body;

  it('a blank site is closed, the settings of every page say so, and robots get no list of pages', async () => {
    expect(await admin.ask('GET', 'opening/')).toEqual({ status: 200, body: { is_open: false } });
    for (const path of pages) {
      const { statusCode, body } = await get(path);
      expect([path, statusCode, body]).toEqual([path, 200, expect.stringContaining(closed)]);
    }
    expect(await robots()).not.toContain('Sitemap');
    // Robots may fetch the pages, because the pages contain noindex.
    expect(await robots()).not.toMatch(/^Disallow: \/$/m);
    expect((await get('/sitemap.xml')).statusCode).toBe(404);
  });

  it("opening the site opens this server's pages at once and another server's home page soon after, and closing it closes this server's home page again", async () => {
    const other = await openTestServer('embedded', {
      database: server.database,
      siteFolder: join(folder, 'site'),
    });
    expect((await get('/', other)).body).toContain(closed);
    expect(await open(true)).toEqual({ status: 200, body: { is_open: true } });
    for (const path of pages) expect((await get(path)).body).not.toContain('openingSoon');
    expect(await robots()).toContain(`Sitemap: ${publicUrl}/sitemap.xml`);
    expect((await get('/sitemap.xml')).body).toContain(`<loc>${publicUrl}/drivers</loc>`);
    await until(async () => !(await get('/', other)).body.includes('openingSoon'));
    expect(await open(true)).toMatchObject({ status: 200 });
    expect(await open(false)).toMatchObject({ status: 200 });
    expect((await get('/')).body).toContain(closed);
    await other.close();
    const { body } = await admin.ask('GET', 'audit/?resource=site');
    expect(body).toMatchObject({
      total: 2,
      data: [{ kind: 'site.close' }, { kind: 'site.open', after: { is_open: true } }],
    });
  });
});

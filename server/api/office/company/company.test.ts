import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { demonstrationCompany } from '@/contract/company';
import { jpeg } from '../../../testing/mediaFiles';
import { Staff } from '../../../testing/office';
import { stored } from '../../../testing/stored';
import { openTestServer, type TestServer } from '../../../testing/testServer';
import { until } from '../../../testing/until';

const icons =
  '<link rel="icon" href="/media/favicon.svg" type="image/svg+xml" /><link rel="apple-touch-icon" href="/media/apple-touch-icon.png" />';
const shell = (title: string) =>
  `<!doctype html><html><head>${icons}<title>${title}</title></head><body><div id="root"></div></body></html>`;
const manifest =
  '{ "name": "Linehaul", "short_name": "Linehaul", "start_url": "/", "icons": [{ "src": "/media/icon-512.png" }] }';

const northway = {
  name: 'Northway <Freight>',
  tagline: 'on the road since 1962',
  description: 'Flatbeds in the Northwest.',
  logo_light: null,
  logo_dark: '/media/northway.webp',
  accent: '#6FB7FF',
  dot_number: '123456',
  mc_number: '654321',
};

describe('the company in the office', () => {
  let folder: string;
  let server: TestServer;
  let admin: Staff;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'linehaul-company-'));
    for (const part of ['site', 'office', 'office/assets']) await mkdir(join(folder, part));
    await writeFile(join(folder, 'site', 'index.html'), shell('Linehaul'));
    await writeFile(join(folder, 'office', 'index.html'), shell('Linehaul office'));
    await writeFile(join(folder, 'site', 'site.webmanifest'), manifest);
    server = await openTestServer('embedded', {
      siteFolder: join(folder, 'site'),
      settings: { timeZone: 'UTC' },
    });
    admin = await Staff.signedIn(server, 'admin');
  });
  afterAll(async () => {
    await server.close();
    await rm(folder, { recursive: true });
  });

  const page = async (path: string, { app } = server) => (await app.inject({ url: path })).body;
  const save = (fields: object) => admin.ask('PUT', 'company/', fields);

  it("before an admin saves a company, the company is the demonstration's, and the pages and the manifest are as built", async () => {
    expect(await admin.ask('GET', 'company/')).toEqual({
      status: 200,
      body: {
        ...demonstrationCompany,
        max_deferral_days: 90,
        exempt_items: ['spare_bulbs_fuses', 'spare_seal_beam', 'trip_recorder'],
        time_zone: null,
        default_time_zone: 'UTC',
        version: 1,
      },
    });
    expect(await page('/login')).toContain('<title>Linehaul</title>');
    expect(await page('/login')).not.toContain('"company"');
    expect(await page('/login')).toContain(icons);
    expect(await page('/site.webmanifest')).toBe(manifest);
  });

  it.each<[object, Record<string, unknown>]>([
    [{ name: ' ' }, { name: ['Name is required'] }],
    [{ accent: 'blue' }, { accent: ['Must be a color like #FFAE1A'] }],
    [{ dot_number: 'USDOT 1-2' }, { dot_number: ['DOT number must contain only digits'] }],
    [{ logo_dark: 'javascript:x' }, { logo_dark: [expect.stringMatching(/path on this site/)] }],
    [{ time_zone: 'Columbus' }, { time_zone: [expect.stringMatching(/America\/Chicago/)] }],
    [{ id: 2 }, { id: ['Unexpected field.'] }],
  ])(
    'the server rejects a company with %j, returns a message for the field, and stores nothing',
    async (wrong, errors) => {
      const before = await stored(server);
      expect(await save({ version: 1, ...northway, ...wrong })).toEqual({
        status: 400,
        body: errors,
      });
      expect(await stored(server)).toEqual(before);
    },
  );

  it('a saved company appears on every page, in the office and in the manifest at the next load', async () => {
    const earlier = { phone_signatures: true };
    const inChicago = { time_zone: 'America/Chicago' };
    expect(await page('/office')).toContain('"timeZone":"UTC"');
    expect(
      await save({ version: 1, ...northway, ...earlier, ...inChicago, accent: '#6fb7ff' }),
    ).toEqual({
      status: 200,
      body: {
        ...northway,
        max_deferral_days: 90,
        exempt_items: ['spare_bulbs_fuses', 'spare_seal_beam', 'trip_recorder'],
        time_zone: 'America/Chicago',
        default_time_zone: 'UTC',
        version: 2,
      },
    });
    for (const path of ['/', '/drivers', '/shippers', '/login', '/vehicle-report', '/nowhere']) {
      const html = await page(path);
      expect(html).toContain('<title>Northway &lt;Freight&gt;</title>');
      expect(html).toContain('"name":"Northway \\u003cFreight>"');
      expect(html).not.toMatch(/Linehaul|favicon|apple-touch-icon.png/);
      expect(html).toContain('<link rel="icon" href="/app-icon/NF-6FB7FF-48.png"');
    }
    expect(await page('/office')).not.toContain('favicon');
    expect(await page('/office')).toContain('"timeZone":"America/Chicago"');
    expect(await page('/office')).toContain('<title>Northway &lt;Freight&gt; office</title>');
    const icon = { type: 'image/png', purpose: 'any maskable' };
    expect(JSON.parse(await page('/site.webmanifest'))).toEqual({
      name: northway.name,
      short_name: northway.name,
      description: northway.description,
      start_url: '/',
      icons: [
        { src: '/app-icon/NF-6FB7FF-192.png', sizes: '192x192', ...icon },
        { src: '/app-icon/NF-6FB7FF-512.png', sizes: '512x512', ...icon },
      ],
    });
  });

  it('the server rejects an outdated version of the company, and returns the current one', async () => {
    const before = await stored(server);
    expect(await save({ version: 1, ...northway, name: 'Southway' })).toMatchObject({
      status: 409,
      body: { current: { ...northway, version: 2 } },
    });
    expect(await stored(server)).toEqual(before);
  });

  it('a saved company reaches another server on the same database, and the audit log', async () => {
    const other = await openTestServer('embedded', {
      database: server.database,
      siteFolder: join(folder, 'site'),
    });
    expect(await page('/login', other)).toContain('Northway');
    await save({ version: 2, ...northway, name: 'Southway' });
    await until(async () => (await page('/login', other)).includes('Southway'));
    await other.close();
    const { body } = await admin.ask('GET', 'audit/?resource=company');
    expect(body).toMatchObject({
      total: 2,
      data: [{ before: { name: northway.name }, after: { name: 'Southway' } }, expect.anything()],
    });
  });

  it('the server accepts registration numbers with prefixes, and stores only the digits', async () => {
    const body = { dot_number: ' USDOT 1234567', mc_number: 'MC-271828' };
    const { version } = (await admin.ask('GET', 'company/')).body;
    expect(await save({ ...northway, ...body, version })).toMatchObject({
      status: 200,
      body: { dot_number: '1234567', mc_number: '271828' },
    });
  });

  /**
   * Saves a company with a logo of this size. Returns the icon's address, the color of a corner, and the color of a
   * pixel inside the logo.
   */
  async function iconWithLogo(width: number, height: number) {
    const logo = (await admin.upload('logo.png', await jpeg(width, height))).body.address;
    const { version } = (await admin.ask('GET', 'company/')).body;
    await save({ ...northway, version, logo_dark: logo });
    const address = /<link rel="apple-touch-icon" href="([^"]+)"/.exec(await page('/login'))?.[1];
    const { headers, rawPayload } = await server.app.inject({ url: address });
    expect(headers['content-type']).toBe('image/png');
    const { data, info } = await sharp(rawPayload).raw().toBuffer({ resolveWithObject: true });
    expect(info).toMatchObject({ width: 180, height: 180, channels: 3 });
    const at = (45 * 180 + 45) * 3;
    return { address, corner: [...data.subarray(0, 3)], pixel: [...data.subarray(at, at + 3)] };
  }

  const amber = [255, 179, 0].map((part): unknown => expect.closeTo(part, -1));

  it("the company's icons show its uploaded logo if the logo is about square", async () => {
    const { address, corner, pixel } = await iconWithLogo(400, 360);
    expect(address).toMatch(/^\/app-icon\/[0-9a-f]{32}-NF-6FB7FF-180.png$/);
    expect(corner).toEqual([0x0a, 0x0d, 0x13]);
    expect(pixel).toEqual(amber);
    expect(JSON.parse(await page('/site.webmanifest'))).toMatchObject({
      icons: [{ sizes: '192x192' }, { sizes: '512x512' }],
    });
  });

  it("the company's icon has the company's color in place of a wide logo, and an icon with other initials returns 404", async () => {
    const { corner, pixel } = await iconWithLogo(900, 300);
    expect(corner).toEqual([0x6f, 0xb7, 0xff]);
    expect(pixel).not.toEqual(amber);
    const other = await server.app.inject({ url: `/app-icon/XX-6FB7FF-180.png` });
    expect(other.statusCode).toBe(404);
  });
});

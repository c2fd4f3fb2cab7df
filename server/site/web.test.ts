import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../app';
import { readSettings } from '../platform/settings/settings';
import { openTestServer } from '../testing/testServer';

const shell =
  '<!doctype html><html><head><script type="application/json" id="settings">{"apiHost":"baked"}</script></head><body>shell</body></html>';

/** A fake of the build's render entry. Its page contains the API's content. */
const renderEntry = `
  exports.createRender = ({ apiOrigin, fetch }) => async () => {
    const response = await fetch(apiOrigin + '/api/about/');
    const html = await response.text();
    return { head: '', html, state: '', isAnswered: response.ok, status: 200 };
  };
  exports.fillHead = (template, path) =>
    template.replace('<head>', '<head><title>' + path + '</title>');
  exports.fillTemplate = (template, { html }) => template.replace('shell', () => html);
`;

/** Tests a site with another backend (API_HOST), unless a test opens one with Linehaul's own. */
describe('the pages and files of the site', () => {
  let parent: string;
  let folder: string;
  let app: FastifyInstance;
  beforeAll(async () => {
    parent = await mkdtemp(join(tmpdir(), 'linehaul-site-'));
    folder = join(parent, 'site');
    await writeFile(join(parent, 'secret.txt'), 'not for visitors');
    await mkdir(folder);
    await writeFile(join(folder, '.env'), 'not for visitors');
    await mkdir(join(folder, 'assets'));
    await mkdir(join(folder, 'media'));
    await mkdir(join(parent, 'office'));
    await writeFile(join(parent, 'office', 'index.html'), shell);
    await writeFile(join(folder, 'index.html'), shell);
    await writeFile(join(folder, 'assets', 'main.0123456789.js'), 'plain');
    await writeFile(join(folder, 'assets', 'main.0123456789.js.br'), 'brotli');
    await writeFile(join(folder, 'media', 'hero.mp4'), '0123456789');
    await writeFile(join(folder, 'media', 'icon.svg'), '<svg/>');
    await mkdir(join(folder, 'tiles', '4', '3'), { recursive: true });
    await writeFile(join(folder, 'tiles', '.drawn-from'), 'not for visitors');
    await writeFile(join(folder, 'tiles', '4', '3', '6.svg'), '<svg/>');
    await writeFile(join(folder, 'tiles', '4', '3', '6.svg.br'), 'brotli');
    app = await open({ API_HOST: 'http://127.0.0.1:8099' });
  });
  afterAll(async () => {
    await app.close();
    await rm(parent, { recursive: true });
  });

  async function open(env: Record<string, string>): Promise<FastifyInstance> {
    const settings = { ...readSettings(env), logLevel: 'silent' };
    return buildApp({ settings, api: null, siteFolder: folder });
  }
  const get = (url: string, headers = {}) => app.inject({ url, headers });

  it.each(['/', '/drivers', '/shippers', '/login', '/vehicle-report', '/drivers?utm=x'])(
    'the site serves its page at %s',
    async (url) => {
      const response = await get(url);
      expect(response.statusCode).toBe(200);
      expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(response.headers['cache-control']).toBe('private, no-cache');
      expect(response.body).toContain('shell');
    },
  );

  it.each([
    ['/DRIVERS', '/drivers'],
    ['/drivers/', '/drivers'],
    ['/VEHICLE-REPORT/?truck=T-1', '/vehicle-report?truck=T-1'],
    ['/Login?from=/office', '/login?from=/office'],
    ['/login%23link=a-B_1', '/login#link=a-B_1'],
    ['/Office/', '/office'],
    ['/OFFICE/Defects/3/show?a=B', '/office/Defects/3/show?a=B'],
  ])('the site redirects %s to %s', async (url, canonical) => {
    const { statusCode, headers } = await get(url);
    expect([statusCode, headers.location]).toEqual([308, canonical]);
    expect((await get(canonical)).statusCode).toBe(canonical.startsWith('/office') ? 404 : 200);
  });

  it.each(['/drivers/oil', '/DRIVERS/oil', '//evil.example', '/drivers//', '/%2F'])(
    'the site never redirects %s to another site',
    async (url) => {
      const { location = '/' } = (await get(url)).headers;
      expect(location).toMatch(/^\/(?!\/)/);
    },
  );

  it('a page with status 200, 304 or 404 tells shared caches not to store it, because it sets a cookie', async () => {
    const own = await openTestServer('embedded', { siteFolder: folder });
    const getOwn = (url: string, headers = {}) => own.app.inject({ url, headers });
    const page = await getOwn('/');
    expect(page.headers['set-cookie']).toContain('csrftoken=');
    const unchanged = await getOwn('/', { 'if-none-match': page.headers.etag });
    const unknown = await getOwn('/nowhere');
    expect([unchanged.statusCode, unknown.statusCode]).toEqual([304, 404]);
    for (const { headers } of [page, unchanged, unknown]) {
      expect(headers['cache-control']).toBe('private, no-cache');
    }
    await own.close();
  });

  it('the site marks its cookie as secure and sends Strict-Transport-Security if PUBLIC_URL is https', async () => {
    const settings = { publicUrl: 'https://www.example.com' };
    const secure = await openTestServer('embedded', { siteFolder: folder, settings });
    const page = await secure.app.inject({ url: '/' });
    expect(page.headers['set-cookie']).toContain('Secure');
    expect(page.headers['strict-transport-security']).toContain('max-age=');
    await secure.close();
  });

  it('the site sets no CSRF cookie if API_HOST names another backend, and deletes an earlier cookie unless the API has the same host', async () => {
    expect((await get('/')).headers['set-cookie']).toBeUndefined();
    const cookie = 'csrftoken=once-set';
    expect((await get('/', { cookie })).headers['set-cookie']).toMatch(
      /^csrftoken=; Max-Age=0; Path=\//,
    );
    // All ports of a host share cookies, so this one may be the API's.
    const host = '127.0.0.1:3000';
    expect((await get('/', { cookie, host })).headers['set-cookie']).toBeUndefined();
  });

  it('the response for an unknown page is an HTML page with status 404, but an unknown file or call gets only the 404', async () => {
    const page = await get('/nowhere');
    expect([page.statusCode, page.body.includes('shell')]).toEqual([404, true]);
    for (const url of ['/assets/none.js', '/api/about/', '/media/none.mp4', '/../package.json']) {
      const response = await get(url);
      expect(response.statusCode).toBe(404);
      expect(response.body).not.toContain('shell');
    }
  });

  it.each([
    '/media/..%2f..%2fsecret.txt',
    '/media/%2e%2e/%2e%2e/secret.txt',
    '/media/..%5c..%5csecret.txt',
    '/assets/....//....//secret.txt',
    '//secret.txt',
    '/media/hero.mp4%00.txt',
    '/media/',
    '/.env',
    '/tiles/.drawn-from',
  ])('the site reveals no hidden file and no file outside its folder at %s', async (url) => {
    const response = await get(url);
    expect(response.statusCode).toBeGreaterThanOrEqual(400);
    expect(response.body).not.toContain('not for visitors');
  });

  it('the site inserts its settings into the page, and a setting with script tags does not close the script element', async () => {
    expect((await get('/')).body).toContain('"apiHost":"http://127.0.0.1:8099"');
    const hostile = await open({
      API_HOST: 'http://127.0.0.1:8099',
      RECAPTCHA_SITE_KEY: '</script><script>alert(1)</script>',
    });
    const { body } = await hostile.inject({ url: '/' });
    expect(body.match(/<script/g)).toHaveLength(1);
    expect(body).not.toContain('baked');
    await hostile.close();
  });

  it('browsers may cache a hashed file for a year, and get it compressed', async () => {
    const response = await get('/assets/main.0123456789.js', { 'accept-encoding': 'br' });
    expect(response.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(response.headers['content-encoding']).toBe('br');
    expect(response.headers['content-type']).toMatch(/javascript/);
    expect(response.body).toBe('brotli');
    expect((await get('/assets/main.0123456789.js')).body).toBe('plain');
  });

  it('the site sends media with the correct type, and the requested range of a video', async () => {
    const part = await get('/media/hero.mp4', { range: 'bytes=2-4' });
    expect(part.statusCode).toBe(206);
    expect(part.headers['content-range']).toBe('bytes 2-4/10');
    expect(part.headers['content-type']).toBe('video/mp4');
    expect(part.headers['cache-control']).toBe('public, max-age=86400');
    expect(part.body).toBe('234');
    expect((await get('/media/icon.svg')).headers['content-type']).toBe('image/svg+xml');
    expect((await get('/media/hero.mp4', { range: 'bytes=20-' })).statusCode).toBe(416);
  });

  it('browsers may cache a map tile for a week, and get it compressed', async () => {
    const response = await get('/tiles/4/3/6.svg', { 'accept-encoding': 'br' });
    expect(response.headers['cache-control']).toBe('public, max-age=604800');
    expect(response.headers['content-encoding']).toBe('br');
    expect(response.headers['content-type']).toBe('image/svg+xml');
    const { etag } = response.headers;
    const again = await get('/tiles/4/3/6.svg', { 'accept-encoding': 'br', 'if-none-match': etag });
    expect(again.statusCode).toBe(304);
    expect((await get('/tiles/9/0/0.svg')).statusCode).toBe(404);
  });

  it('the content security policy allows the API host, and allows the captcha hosts only if the captcha is on', async () => {
    const readSecurityPolicy = async (one: FastifyInstance) =>
      String((await one.inject({ url: '/' })).headers['content-security-policy']);
    expect(await readSecurityPolicy(app)).toContain("script-src 'self';");
    expect(await readSecurityPolicy(app)).toContain("connect-src 'self' http://127.0.0.1:8099;");
    const withCaptcha = await open({ API_HOST: 'http://127.0.0.1:8099', RECAPTCHA_SITE_KEY: 'k' });
    expect(await readSecurityPolicy(withCaptcha)).toContain(
      "script-src 'self' https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/;",
    );
    await withCaptcha.close();
  });

  it("the content security policy allows only the page's own inline script, by its hash", async () => {
    const script = 'window.early = true;';
    await writeFile(
      join(folder, 'index.html'),
      shell.replace('<head>', `<head><script>${script}</script>`),
    );
    const site = await open({ API_HOST: 'http://127.0.0.1:8099' });
    const { body, headers } = await site.inject({ url: '/drivers' });
    expect(body).toContain(`<script>${script}</script>`);
    const hash = createHash('sha256').update(script).digest('base64');
    expect(headers['content-security-policy']).toContain(`script-src 'self' 'sha256-${hash}';`);
    await site.close();
    await writeFile(join(folder, 'index.html'), shell);
  });

  it('the site tells search engines its address and pages only if PUBLIC_URL is set', async () => {
    const env = { API_HOST: 'http://127.0.0.1:8099', PUBLIC_URL: 'https://linehaul.example' };
    const known = await open(env);
    const read = async (url: string) => (await known.inject(url)).body;
    expect(await read('/robots.txt')).toContain('Sitemap: https://linehaul.example/sitemap.xml');
    expect(await read('/sitemap.xml')).toContain('<loc>https://linehaul.example/shippers</loc>');
    expect(await read('/')).toContain('"publicUrl":"https://linehaul.example"');
    await known.close();
    expect((await get('/robots.txt')).body).not.toContain('Sitemap');
  });

  it('robots.txt names neither /login nor /vehicle-report, whose noindex search engines must read', async () => {
    expect((await get('/robots.txt')).body).not.toMatch(/login|vehicle-report/);
  });

  it('COMPANY_NAME names the carrier of another backend in the title and icons, and the site has no sentence about the carrier', async () => {
    const titled = shell.replace('<head>', '<head><title>Linehaul</title>');
    await writeFile(join(folder, 'index.html'), titled);
    const site = await open({ API_HOST: 'http://127.0.0.1:8099', COMPANY_NAME: 'North Road' });
    const { body } = await site.inject('/');
    await writeFile(join(folder, 'index.html'), shell);
    expect(body).toContain('<title>North Road</title>');
    expect(body).toContain('"name":"North Road","tagline":"","description":""');
    const icon = (await site.inject('/favicon.ico')).headers.location;
    expect(icon).toBe('/app-icon/NR-FFAE1A-48.png');
    expect((await site.inject(String(icon))).headers['content-type']).toBe('image/png');
    await site.close();
  });

  it('a page that the browser renders has the head for its path', async () => {
    await mkdir(join(parent, 'render'));
    await writeFile(join(parent, 'render', 'render.js'), renderEntry);
    const site = await open({ API_HOST: 'http://127.0.0.1:8099' });
    const head = async (url: string) =>
      /<title>.*<.title>/.exec((await site.inject(url)).body)?.[0];
    expect(await head('/login')).toBe('<title>/login</title>');
    expect(await head('/vehicle-report')).toBe('<title>/vehicle-report</title>');
    expect(await head('/nowhere')).toBe('<title></title>');
    await site.close();
    await rm(join(parent, 'render'), { recursive: true });
  });

  it('visitors get the unrendered page if the API of another backend hangs', async () => {
    const foreignApi = createServer(() => undefined);
    await new Promise<void>((resolve) => foreignApi.listen(0, '127.0.0.1', resolve));
    const { port } = foreignApi.address() as AddressInfo;
    await mkdir(join(parent, 'render'));
    await writeFile(join(parent, 'render', 'render.js'), renderEntry);
    const hanging = await open({ API_HOST: `http://127.0.0.1:${port}` });
    const { body } = await hanging.inject('/');
    expect(body).toContain('shell');
    expect(body).toContain(`"apiHost":"http://127.0.0.1:${port}"`);
    foreignApi.closeAllConnections();
    foreignApi.close();
    await hanging.close();
    await rm(join(parent, 'render'), { recursive: true });
  });

  it("/readyz reports when another backend's failure first prevented rendering, until a render succeeds", async () => {
    let status = 503;
    const foreignApi = createServer((_request, response) => response.writeHead(status).end('news'));
    await new Promise<void>((resolve) => foreignApi.listen(0, '127.0.0.1', resolve));
    const { port } = foreignApi.address() as AddressInfo;
    await mkdir(join(parent, 'render'));
    await writeFile(join(parent, 'render', 'render.js'), renderEntry);
    const rendering = await open({ API_HOST: `http://127.0.0.1:${port}` });
    const readiness = async () => (await rendering.inject({ url: '/readyz' })).json<object>();
    const ready = { status: 'ready', stopping: false, database: 'off', captcha: 'off' };

    const begun = new Date().toISOString();
    expect((await rendering.inject({ url: '/' })).body).toContain('shell');
    const failing = await readiness();
    expect(failing).toEqual({ ...ready, pages_failing_since: expect.any(String) });
    const { pages_failing_since: since } = failing as { pages_failing_since: string };
    expect([begun, since, new Date().toISOString()].sort()[1]).toBe(since);
    status = 200;
    expect((await rendering.inject({ url: '/' })).body).toContain('news');
    expect(await readiness()).toEqual(ready);
    await rendering.close();
    foreignApi.close();
    await rm(join(parent, 'render'), { recursive: true });
  });

  it('/readyz reports that a site without a database is ready', async () => {
    const ready = await get('/readyz');
    expect([ready.statusCode, ready.json()]).toEqual([
      200,
      { status: 'ready', stopping: false, database: 'off', captcha: 'off' },
    ]);
  });
});

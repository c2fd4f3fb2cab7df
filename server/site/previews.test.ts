import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Media } from '@/contract/office/media';
import { contentDrafts } from '../domain/tables/officeContent';
import { seedDemo } from '../seed/seed';
import { jpeg } from '../testing/mediaFiles';
import { Staff } from '../testing/office';
import { stored } from '../testing/stored';
import { openTestServer, type TestServer } from '../testing/testServer';

const shell = '<!doctype html><html><head></head><body><div id="root"></div></body></html>';

/** A fake of the build's render entry. Its page contains two of the API's responses. */
const renderEntry = `
  exports.createRender = (options) => async (path, changed) => {
    const { apiOrigin, fetch } = { ...options, ...changed };
    const read = async (call) => (await fetch(apiOrigin + call)).text();
    const html = path + await read('/api/shipper/') + await read('/api/common/third-reasons-to-choose/');
    return { head: '', html, state: '', isComplete: true, isAnswered: true };
  };
  exports.fillTemplate = (template, { html }) => template.replace('id="root">', () => 'id="root">' + html);
`;

describe('a preview of an unsaved draft', () => {
  let folder: string;
  let server: TestServer;
  let admin: Staff;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'linehaul-preview-'));
    for (const part of ['site', 'render', 'office/assets'])
      await mkdir(join(folder, part), { recursive: true });
    await writeFile(join(folder, 'site', 'index.html'), shell);
    await writeFile(join(folder, 'office', 'index.html'), shell);
    await writeFile(join(folder, 'render', 'render.js'), renderEntry);
    server = await openTestServer('embedded', { siteFolder: join(folder, 'site') });
    await seedDemo(server.database);
    admin = await Staff.signedIn(server, 'admin');
  });
  afterAll(async () => {
    await server.close();
    await rm(folder, { recursive: true });
  });

  const get = (url: string) => server.app.inject({ url });
  async function postPreview(title: string, image: string | null = null): Promise<string> {
    const reasons = [{ title, image, description: 'Plain' }];
    const { body } = await admin.ask('POST', 'content/third-reasons/preview/', {
      page: 'shippers',
      reasons,
    });
    return String(body.address);
  }

  it('a preview shows the draft with the stored content, only once, and is neither cached nor indexed', async () => {
    const address = await postPreview('A yard of our own');
    expect(address).toMatch(/^\/shippers\?preview=[\w-]{32}$/);
    const before = await stored(server);
    const response = await get(address);
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
    });
    expect(response.headers.etag).toBeUndefined();
    expect(response.body).toMatch(/^<!doctype html>[^]*Preview: not saved/);
    expect(response.body).toContain('A yard of our own');
    expect(response.body).toContain('A carrier first');
    expect(response.body).not.toContain('Cold means cold');

    const again = await get(address);
    expect([again.statusCode, again.body]).toEqual([
      404,
      'This preview has ended. Open it again from the office.',
    ]);
    const drafts = ({ table }: { table: string }) => table !== 'content_drafts';
    expect((await stored(server)).filter(drafts)).toEqual(before.filter(drafts));
  });

  it("a preview includes an uploaded picture's alternative text and widths", async () => {
    const { body } = await admin.upload('yard.jpg', await jpeg(900, 450));
    const { id, version, address } = body as unknown as Media;
    const change = { version, alternative_text: 'Six trucks in a yard' };
    expect((await admin.ask('PATCH', `media/${id}/`, change)).status).toBe(200);
    const preview = await get(await postPreview('A yard of our own', address));
    expect(preview.body).toContain(
      `"image":"${address}","image_alt":"Six trucks in a yard","image_widths":[400,800,900]`,
    );
  });

  it("a preview's settings hide the section that its draft hides", async () => {
    const { body } = await admin.ask('POST', 'content/third-reasons/preview/', {
      page: 'shippers',
      reasons: [],
      is_shown: false,
    });
    const preview = await get(String(body.address));
    expect(preview.body).toContain('"hiddenSections":["third-reasons"]');
    expect((await get('/shippers')).body).not.toContain('third-reasons');
  });

  it('a preview does not change the page that visitors see', async () => {
    await get(await postPreview('A yard of our own'));
    const page = await get('/shippers');
    expect(page.body).toContain('Cold means cold');
    expect(page.body).not.toMatch(/A yard of our own|Preview/);
  });

  it('a preview has expired after eleven minutes, and the next preview deletes its draft', async () => {
    const address = await postPreview('Too late');
    await server.database.queries
      .update(contentDrafts)
      .set({ createdAt: sql`now() - interval '11 minutes'` });
    expect((await get(address)).statusCode).toBe(404);
    await postPreview('The next one removes it');
    expect(await server.database.queries.select().from(contentDrafts)).toHaveLength(1);
  });

  it('the server rejects a preview with an invalid field and returns a message for the field', async () => {
    const body = { page: 'shippers', reasons: [{ title: '', image: null, description: '' }] };
    expect(await admin.ask('POST', 'content/third-reasons/preview/', body)).toEqual({
      status: 400,
      body: { reasons: ['0.title: Title is required'] },
    });
  });
});

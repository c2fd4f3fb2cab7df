import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { calls } from '@/contract/calls';
import { sectionNames, sections, type Section } from '@/contract/office/content/sections';
import type { Media } from '@/contract/office/media';
import { onlyAllCases } from '@/testing/generatedCases';
import { siteSections } from '../../../domain/content/siteSections';
import { services, thirdReasons } from '../../../domain/tables/content';
import {
  demonstrationFile,
  html,
  hugePng,
  jpeg,
  largeMp4,
  svg,
  testFile,
  transparentPng,
} from '../../../testing/mediaFiles';
import { Staff } from '../../../testing/office';
import { stored } from '../../../testing/stored';
import { openTestServer, send, type TestServer } from '../../../testing/testServer';

const rejectedFiles: [string, string, () => Buffer | Promise<Buffer>, string][] = [
  ['an empty file', 'a.jpg', () => Buffer.alloc(0), 'The file is empty.'],
  [
    'an SVG with a script, named .png',
    'a.png',
    () => svg,
    'An SVG can run a script. Save it as a PNG.',
  ],
  [
    'an HTML page named .jpg',
    'a.jpg',
    () => html,
    'Choose a JPEG, PNG, WebP or AVIF picture, or an MP4 or WebM video.',
  ],
  [
    'a picture of 20,000 x 20,000 px in a small file',
    'a.png',
    () => hugePng(20_000, 20_000),
    'The picture has more than 64 million pixels. Save it at a smaller size.',
  ],
  [
    'a picture of 400 x 20,000 px',
    'a.png',
    () => hugePng(400, 20_000),
    'The picture is too tall for its width. Cut it into several.',
  ],
  [
    'a video with an HTML page appended',
    'a.webm',
    () => Buffer.concat([demonstrationFile('hero.webm'), html]),
    'The video is damaged or incomplete. Save it again.',
  ],
  [
    'half a JPEG',
    'a.jpg',
    () => demonstrationFile('second-1.jpg').subarray(0, 20_000),
    'The picture is damaged or incomplete. Save it again.',
  ],
  [
    'a WebP with three frames',
    'a.webp',
    () => testFile('anim.webp'),
    'The picture moves. Save it as a PNG or, to keep it moving, as an MP4.',
  ],
  [
    'a JPEG without its last two bytes',
    'a.jpg',
    () => testFile('missing-eoi.jpg'),
    'The picture is damaged or incomplete. Save it again.',
  ],
  [
    'a video of 31 MB',
    'a.mp4',
    () => largeMp4(31 * 1024 * 1024),
    'The file is larger than 30 MB. Save it at a smaller size.',
  ],
];

function withPicture(fields: Section['fields'], address: string): Record<string, string>[] {
  return Object.entries(fields).flatMap(([name, { kind }]) => {
    if (kind === 'rich') return [{ [name]: `<p>Our dock <img src="${address}" alt=""></p>` }];
    return kind === 'picture' || kind === 'video' ? [{ [name]: address }] : [];
  });
}

describe('media in the office', () => {
  let server: TestServer;
  let admin: Staff;
  beforeAll(async () => {
    server = await openTestServer();
    admin = await Staff.signedIn(server, 'admin');
  });
  afterAll(() => server.close());

  const get = (url: string, headers: Record<string, string> = {}) =>
    server.app.inject({ url, headers });

  async function uploaded(name: string, bytes: Buffer): Promise<Media> {
    const { status, body } = await admin.upload(name, bytes);
    expect(status).toBe(200);
    return body as Media;
  }

  it.each(rejectedFiles)(
    'the server rejects an upload of %s and changes nothing',
    async (_what, name, file, message) => {
      const before = await stored(server);
      expect(await admin.upload(name, await file())).toEqual({
        status: 400,
        body: { file: [message] },
      });
      expect(await stored(server)).toEqual(before);
    },
  );

  it.each([
    ['PATCH', 400],
    ['DELETE', 200],
  ] as const)(
    'a %s to /api/office/media/:id/ with a file as its body returns %i',
    async (method, status) => {
      const { id } = await uploaded('a.jpg', await jpeg(40, 40));
      const response = await admin.sendsFile(method, `media/${id}/`, Buffer.from('a file'));
      expect(response.status).toBe(status);
    },
  );

  it('the server gives an uploaded picture an address and a preview 400 pixels wide, and serves both', async () => {
    const picture = await uploaded('Truck at dawn.png', await jpeg(1000, 500));
    expect(picture).toMatchObject({
      kind: 'picture',
      name: 'Truck at dawn.png',
      address: expect.stringMatching(/^\/media\/[0-9a-f]{32}-1000\.jpg$/),
      preview: expect.stringMatching(/-400\.webp$/),
      width: 1000,
      height: 500,
      alternative_text: '',
      used: [],
      version: 1,
      uploaded_by: admin.username,
    });
    const response = await get(picture.address);
    expect(response.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'accept-ranges': 'bytes',
      'content-length': String(response.rawPayload.length),
    });
    expect((await sharp(response.rawPayload).metadata()).width).toBe(1000);
    const small = await get(picture.preview ?? '');
    expect((await sharp(small.rawPayload).metadata()).width).toBe(400);
    const known = await get(picture.address, { 'if-none-match': String(response.headers.etag) });
    expect([known.statusCode, known.rawPayload.length]).toEqual([304, 0]);
    const head = await server.app.inject({ method: 'HEAD', url: picture.address });
    expect(head.headers['content-length']).toBe(response.headers['content-length']);
    expect((await get(picture.address.replace('-1000', '-999'))).statusCode).toBe(404);
  });

  it('the server stores the same file only once, and removes an HTML page appended to a JPEG', async () => {
    const polyglot = Buffer.concat([await jpeg(50, 50), html]);
    const first = await uploaded('one.html', polyglot);
    expect(await uploaded('two.jpg', polyglot)).toEqual(first);
    const response = await get(first.address);
    expect(response.headers['content-type']).toBe('image/jpeg');
    expect(response.rawPayload.includes('script')).toBe(false);
  });

  // The embedded database takes half a minute for the largest video, so only `--all` tests it.
  it.each([3, ...onlyAllCases(30)])(
    'the server stores a video of %i MB, and serves byte ranges of it',
    async (megabytes) => {
      const length = megabytes * 1024 * 1024;
      const place = length - 500_000;
      const bytes = largeMp4(length);
      bytes.write('marked', place);
      const { address, preview } = await uploaded('hero.mp4', bytes);
      expect(preview).toBeNull();
      expect(address).toMatch(/-video\.mp4$/);
      const part = await get(address, { range: `bytes=${place}-${place + 5}` });
      expect([part.statusCode, part.body]).toEqual([206, 'marked']);
      expect(part.headers['content-range']).toBe(`bytes ${place}-${place + 5}/${length}`);
      expect(part.headers['content-type']).toBe('video/mp4');
      const end = await get(address, { range: 'bytes=-10' });
      expect([end.statusCode, end.rawPayload.length]).toEqual([206, 10]);
      const outside = await get(address, { range: `bytes=${length}-` });
      expect([outside.statusCode, outside.headers['content-range']]).toEqual([
        416,
        `bytes */${length}`,
      ]);
      const ofOther = { range: 'bytes=0-3', 'if-range': '"another"' };
      const whole = await get(address, ofOther);
      expect([whole.statusCode, whole.rawPayload.equals(bytes)]).toEqual([200, true]);
    },
  );

  it("the office can change a file's alternative text, but a change to an outdated version is rejected with the current one", async () => {
    const { id } = await uploaded('alt.jpg', await jpeg(60, 60));
    const change = { version: 1, alternative_text: 'A truck at dawn' };
    const changed = await admin.ask('PATCH', `media/${id}/`, change);
    expect(changed).toMatchObject({ status: 200, body: { ...change, version: 2 } });
    const outdated = { version: 1, alternative_text: 'Other' };
    expect(await admin.ask('PATCH', `media/${id}/`, outdated)).toEqual({
      status: 409,
      body: { detail: expect.any(String), current: changed.body },
    });
    const tooLong = { version: 2, alternative_text: 'x'.repeat(251) };
    expect(await admin.ask('PATCH', `media/${id}/`, tooLong)).toMatchObject({
      status: 400,
      body: { alternative_text: [expect.any(String)] },
    });
    const { total } = await admin.media('search=at+DAWN&kind=picture');
    expect(total).toBe(2);
    expect(await admin.media('kind=video&search=dawn')).toMatchObject({ total: 0 });
  });

  it('the office cannot delete a file that the site shows, and the response lists the places', async () => {
    const { queries } = server.database;
    const { id, address } = await uploaded('used.jpg', await jpeg(70, 70));
    const [row] = await queries
      .insert(thirdReasons)
      .values({ title: 'Our dock', image: address })
      .returning({ id: thirdReasons.id });
    const rejected = await admin.ask('DELETE', `media/${id}/`);
    expect(rejected).toEqual({
      status: 400,
      body: {
        detail:
          'The site shows it (Shippers, Detailed reasons: Our dock). Choose another file there first.',
      },
    });
    expect((await get(address)).statusCode).toBe(200);
    await queries.delete(thirdReasons).where(eq(thirdReasons.id, row?.id ?? 0));
    expect(await admin.ask('DELETE', `media/${id}/`)).toMatchObject({ status: 200, body: { id } });
    expect((await get(address)).statusCode).toBe(404);
    expect(await admin.ask('GET', `media/${id}/`)).toMatchObject({ status: 404 });
  });

  it("the office cannot delete a picture that is the company's logo", async () => {
    const { id, address } = await uploaded('logo.jpg', await jpeg(80, 40));
    const { body } = await admin.ask('GET', 'company/');
    const change = { ...body, logo_light: address };
    expect(await admin.ask('PUT', 'company/', change)).toMatchObject({ status: 200 });
    expect(await admin.ask('DELETE', `media/${id}/`)).toMatchObject({
      status: 400,
      body: { detail: 'The site shows it (Company, logo). Choose another file there first.' },
    });
    const none = { ...change, version: Number(body.version) + 1, logo_light: null };
    expect(await admin.ask('PUT', 'company/', none)).toMatchObject({ status: 200 });
    expect(await admin.ask('DELETE', `media/${id}/`)).toMatchObject({ status: 200 });
    const again = { ...none, version: none.version + 1, logo_dark: address };
    expect(await admin.ask('PUT', 'company/', again)).toEqual({
      status: 400,
      body: { logo_dark: ['This picture was deleted from Media. Choose another one.'] },
    });
  });

  it('the office cannot delete a picture from Media while rich text on the site contains it', async () => {
    const { queries } = server.database;
    const { id, address } = await uploaded('text.jpg', await jpeg(60, 60));
    await queries.insert(services).values({
      title: 'Steel',
      description: `<p>Our dock <img src="${address}" alt=""></p>`,
    });
    expect(await admin.ask('DELETE', `media/${id}/`)).toMatchObject({
      status: 400,
      body: {
        detail: 'The site shows it (Home, Services: Steel). Choose another file there first.',
      },
    });
    await queries.delete(services).where(eq(services.title, 'Steel'));
    expect(await admin.ask('DELETE', `media/${id}/`)).toMatchObject({ status: 200 });
  });

  it('the content includes alternative text and widths only for uploaded pictures', async () => {
    const { queries } = server.database;
    const { id, address } = await uploaded('widths.png', await transparentPng(900, 90));
    await queries.insert(thirdReasons).values([
      { title: 'Ours', image: address },
      { title: 'Another', image: '/media/third-1.jpg' },
    ]);
    server.api.content.drop();
    const read = async () =>
      (await send(server, 'GET', calls.thirdReasons)).json<Record<string, unknown>[]>();
    const [ours, another] = await read();
    expect(ours).toMatchObject({ image: address, image_alt: '', image_widths: [400, 800, 900] });
    expect(ours).toMatchObject({ image_height: 90 });
    expect(Object.keys(another ?? {})).toEqual(['id', 'title', 'image', 'description']);
    await admin.ask('PATCH', `media/${id}/`, { version: 1, alternative_text: 'A logo' });
    server.api.content.drop();
    expect((await read())[0]).toMatchObject({ image_alt: 'A logo' });
  });

  it.each(sectionNames)('a picture in any field of the section %s counts as used', async (name) => {
    const { id, address } = await uploaded('field.jpg', await jpeg(70, 70));
    const { label, fields, lists }: Section = sections[name];
    const blank = siteSections[name].blank;
    const changes = Object.entries(lists).flatMap(([list, rules]) => {
      const rows = blank[list];
      if (!Array.isArray(rows)) throw new Error(`${list} has no placeholders.`);
      return withPicture(rules.fields, address).map((change) => ({
        [list]: rows.map((row) => ({ ...row, ...change })),
      }));
    });
    const save = async (change: object) => {
      const { body } = await admin.ask('GET', `content/${name}/`);
      const record = { version: body.version, ...blank, ...change };
      expect(await admin.ask('PUT', `content/${name}/`, record)).toMatchObject({ status: 200 });
      return (await admin.ask('GET', `media/${id}/`)).body.used as string[];
    };
    for (const change of [...withPicture(fields, address), ...changes]) {
      const used = await save(change);
      expect([change, used[0]]).toEqual([change, expect.stringContaining(`, ${label}`)]);
    }
    expect(await save({})).toEqual([]);
  });

  it('the audit log records uploads, changes and deletions of media', async () => {
    const auditor = await admin.ask('GET', 'audit/?resource=media&perPage=100');
    const actions = (auditor.body.data as { action: string }[]).map(({ action }) => action);
    expect([...new Set(actions)].sort()).toEqual(['create', 'delete', 'update']);
  });
});

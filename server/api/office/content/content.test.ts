import { calls } from '@/contract/calls';
import type { SectionRecord, EarlierVersion } from '@/contract/office/content/calls';
import type { Media } from '@/contract/office/media';
import {
  sectionNames,
  sections,
  sitePages,
  type SectionName,
} from '@/contract/office/content/sections';
import { contentReaders } from '../../../domain/content/readers';
import { seedDemo } from '../../../seed/seed';
import { databaseKinds } from '../../../testing/databases';
import { Staff } from '../../../testing/office';
import { jpeg } from '../../../testing/mediaFiles';
import { openTestServer, send, type TestServer } from '../../../testing/testServer';
import { stored } from '../../../testing/stored';
import { until } from '../../../testing/until';

type Row = Record<string, unknown> & { id?: number };

it('sitePages lists every section of the content', () => {
  const shown = Object.values(sitePages).flatMap((page): readonly SectionName[] => page.sections);
  expect([...new Set(shown)].sort()).toEqual([...sectionNames].sort());
});

describe.each(databaseKinds)("the site's content in the office on %s", (kind) => {
  let server: TestServer;
  let admin: Staff;
  beforeAll(async () => {
    server = await openTestServer(kind);
    await seedDemo(server.database);
    admin = await Staff.signedIn(server, 'admin');
  });
  afterAll(() => server.close());

  async function read(name: SectionName): Promise<SectionRecord> {
    const { status, body } = await admin.ask('GET', `content/${name}/`);
    expect(status).toBe(200);
    return body as unknown as SectionRecord;
  }
  const save = ({ id, version, content }: SectionRecord, changes: object = {}) =>
    admin.ask('PUT', `content/${id}/`, { version, ...content, ...changes });
  async function saved(record: SectionRecord, changes: object): Promise<SectionRecord> {
    const { status, body } = await save(record, changes);
    expect([status, body]).toEqual([200, expect.anything()]);
    return body as unknown as SectionRecord;
  }
  const site = async <T>(path: string) => (await send(server, 'GET', path)).json<T>();

  it.each(sectionNames)(
    'the section %s has all its fields, and saving it unchanged stores nothing',
    async (name) => {
      const record = await read(name);
      const names = [...Object.keys(sections[name].fields), ...Object.keys(sections[name].lists)];
      expect(Object.keys(record.content).sort()).toEqual(names.sort());
      expect(JSON.stringify(record.content)).toMatch(/\w{3}/);
      const before = await stored(server);
      expect(await save(record)).toMatchObject({
        status: 200,
        body: { version: 1, saved_by: null },
      });
      expect(await stored(server)).toEqual(before);
    },
  );

  it("the sections contain every text and picture that the public calls return, except visitors' comments", async () => {
    const ofSections = await Promise.all(sectionNames.map(read));
    const editable = JSON.stringify(ofSections.map(({ content }) => content));
    for (const path of Object.keys(contentReaders).filter((one) => one !== calls.comments)) {
      for (const value of textsIn(await site(path))) {
        expect([path, editable.includes(JSON.stringify(value))]).toEqual([path, true]);
      }
    }
  });

  it('a public content call returns the new text of a section as soon as the section is saved', async () => {
    const record = await read('testimonials');
    const { comments_text } = record.content;
    expect(await site(calls.about)).toMatchObject({ comments_text });
    const text = '<h2>What people say</h2>';
    await saved(record, { comments_text: text });
    expect(await site(calls.about)).toMatchObject({ comments_text: text });
  });

  it('a saved section reaches another server on the same database', async () => {
    const other = await openTestServer(kind, { database: server.database });
    const titles = async () => {
      const list = (await send(other, 'GET', calls.services)).json<{ title: string }[]>();
      return list.map(({ title }) => title);
    };
    await titles();
    const record = await read('services');
    const [first = {}, ...others] = record.content.services as Row[];
    await saved(record, { services: [{ ...first, title: 'Tank trucks' }, ...others] });
    await until(async () => (await titles())[0] === 'Tank trucks');
    await other.close();
  });

  it("rows that remain in a section's list keep their ids, even in a new order", async () => {
    const record = await read('companies');
    const [first, second, third, ...others] = record.content.companies as Row[];
    const added = { image: null, title: 'Lakeside Dairy', description: '' };
    const after = await saved(record, { companies: [third, added, first, ...others] });
    const rows = after.content.companies as Row[];
    expect(rows.map(({ id }) => id)).toEqual([
      third?.id,
      expect.any(Number),
      first?.id,
      ...others.map(({ id }) => id),
    ]);
    expect(rows.map(({ id }) => id)).not.toContain(second?.id);
    expect(await site(calls.companies)).toEqual(rows);
  });

  it("saving the drivers' features leaves the shippers' features unchanged", async () => {
    const before = await read('shipper-features');
    const record = await read('driver-features');
    const [, ...rest] = record.content.features as Row[];
    await saved(record, { features: rest, picture: '/media/other.jpg' });
    expect(await read('shipper-features')).toEqual(before);
    const reasons = await site<{ drivers: Row[]; files: unknown }>(calls.reasons);
    expect(reasons.drivers).toEqual(rest);
    expect(reasons.files).toEqual([
      { file: '/media/other.jpg' },
      { file: '/media/features-shipper.jpg' },
    ]);
  });

  it("the home page's title accepts a picture in place of a video", async () => {
    const without = await saved(await read('home-title'), { video: null, picture: null });
    expect(await site(calls.homeFiles)).toMatchObject([{ file: null }]);
    await saved(without, { picture: '/media/yard.jpg' });
    const files = await site<Row[]>(calls.homeFiles);
    expect(files.map(({ file }) => file)).toEqual([null, '/media/yard.jpg']);
  });

  it('the server removes from saved rich text the markup that the site does not show', async () => {
    const record = await read('shippers-introduction');
    const pasted =
      '<p class="MsoNormal" style="color: red; text-align: center">A <b>carrier</b>' +
      '<script>alert(1)</script><o:p></o:p></p><img src="x" onerror="alert(1)">';
    const { content } = await saved(record, { shipper_text: pasted });
    expect(content.shipper_text).toBe(
      '<p style="text-align: center">A <b>carrier</b></p><img src="/x">',
    );
  });

  it('the server rejects an outdated version of a section, and returns the current one', async () => {
    const record = await read('support');
    const current = await saved(record, { support_phone: '+1 555 010 0190' });
    const before = await stored(server);
    expect(await save(record, { support_phone: '0' })).toMatchObject({
      status: 409,
      body: { current },
    });
    expect(await stored(server)).toEqual(before);
  });

  it('the server keeps the earlier versions of a section, and restores one of them as a new version', async () => {
    const first = await read('locations');
    const [location = {}] = first.content.locations as Row[];
    const second = await saved(first, { locations: [{ ...location, title: 'Boise, ID' }] });
    const third = await saved(second, { title: 'Where we are' });
    const { body } = await admin.ask('GET', 'content/locations/versions/');
    const versions = (body as { data: EarlierVersion[] }).data;
    expect(versions).toMatchObject([
      { version: 2, saved_by: admin.username, content: second.content },
      { version: 1, saved_by: null, saved_at: null, content: first.content },
    ]);
    const restored = await admin.ask('POST', 'content/locations/restore/', {
      version: third.version,
      restore: 1,
    });
    expect(restored).toMatchObject({ status: 200, body: { version: 4 } });
    const withoutIds = (rows: unknown) => (rows as Row[]).map(({ id, ...row }) => row);
    const { locations, ...texts } = (await read('locations')).content;
    const { locations: former, ...formerTexts } = first.content;
    expect([texts, withoutIds(locations)]).toEqual([formerTexts, withoutIds(former)]);
    expect(await site(calls.locations)).toEqual(locations);
  });

  it('the office cannot save or restore a section with a deleted file, but can restore it after uploading the file again', async () => {
    const file = await jpeg(90, 45);
    const { body } = await admin.upload('gone.jpg', file);
    const { id, address } = body as Media;
    const first = await read('home-title');
    const shown = await saved(first, { picture: address });
    const other = await saved(shown, { picture: null });
    expect(await admin.ask('DELETE', `media/${id}/`)).toMatchObject({ status: 200 });
    expect(await save(other, { picture: address })).toEqual({
      status: 400,
      body: { picture: ['A picture or video here was deleted from Media. Choose another one.'] },
    });
    const restore = () =>
      admin.ask('POST', 'content/home-title/restore/', {
        version: other.version,
        restore: shown.version,
      });
    expect(await restore()).toEqual({
      status: 400,
      body: {
        detail: 'A picture or video of this version was deleted from Media. Upload it again first.',
      },
    });
    await admin.upload('gone.jpg', file);
    expect(await restore()).toMatchObject({ status: 200, body: { content: { picture: address } } });
  });

  it('the office cannot restore a section to a version that it never had', async () => {
    const { version } = await read('opportunities');
    const body = { version, restore: 7 };
    expect((await admin.ask('POST', 'content/opportunities/restore/', body)).status).toBe(404);
    expect((await admin.ask('GET', 'content/opportunity/')).status).toBe(404);
    const larger = { version, restore: 2 ** 31 };
    expect((await admin.ask('POST', 'content/opportunities/restore/', larger)).status).toBe(400);
  });

  it('the audit log records what changed in a section', async () => {
    const record = await read('how-working');
    await saved(record, { work_with_us_text: '<h2>Four steps</h2>' });
    const { body } = await admin.ask('GET', 'audit/?resource=content&record_id=how-working');
    expect(body).toMatchObject({
      total: 1,
      data: [
        {
          action: 'update',
          actor_name: admin.username,
          before: { work_with_us_text: record.content.work_with_us_text },
          after: { work_with_us_text: '<h2>Four steps</h2>' },
        },
      ],
    });
  });

  const row = { title: 'Boise', description: '', url: '', latitude: 43.6, longitude: -116.2 };
  it.each<[SectionName, Record<string, unknown>, object]>([
    ['home-title', { home_title_text: '<h1> </h1>' }, { home_title_text: ['Title is required'] }],
    ['home-title', { video: 'hero.mp4' }, { video: [expect.stringMatching(/path on this site/)] }],
    ['contacts', { email: 'nobody' }, { email: ['Invalid email format'] }],
    [
      'contacts',
      { facebook: 'javascript:alert(1)' },
      { facebook: [expect.stringMatching(/https/)] },
    ],
    ['contacts', { owner: 'me' }, { owner: ['Unexpected field.'] }],
    [
      'locations',
      { locations: [{ ...row, title: '' }] },
      { locations: ['0.title: Name is required'] },
    ],
    [
      'locations',
      { locations: [{ ...row, latitude: 91 }] },
      { locations: ['0.latitude: Latitude must be a number from -90 to 90'] },
    ],
    [
      'testimonials',
      { comments_text: 'x'.repeat(20_001) },
      { comments_text: ['Heading and introduction must be 20000 characters or less'] },
    ],
  ])(
    'the section %s rejects a wrong field and returns a message for it (%#), and stores nothing',
    async (name, changes, errors) => {
      const record = await read(name);
      const before = await stored(server);
      expect(await save(record, changes)).toEqual({ status: 400, body: errors });
      expect(await stored(server)).toEqual(before);
    },
  );
});

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}

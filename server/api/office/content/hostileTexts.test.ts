import { JSDOM } from 'jsdom';
import { officeLimits } from '@/contract/office/limits';
import type { SectionRecord } from '@/contract/office/content/calls';
import { isTooDeep } from '../../../domain/content/nesting';
import { seedDemo } from '../../../seed/seed';
import { databaseKinds } from '../../../testing/databases';
import { Staff } from '../../../testing/office';
import { stored } from '../../../testing/stored';
import { openTestServer, type TestServer } from '../../../testing/testServer';

const deep = '<i>'.repeat(6600);

describe('the check of how deeply a text is nested', () => {
  /** Counts the levels of elements below the body, as a browser builds them. */
  function countLevels(html: string): number {
    const { document } = new JSDOM(html).window;
    let [levels, row] = [0, [...document.body.children]];
    for (; row.length > 0; levels += 1) row = row.flatMap(({ children }) => [...children]);
    return levels;
  }

  it.each([
    '<p>One<p>Two'.repeat(300),
    `<ul>${'<li>Item'.repeat(500)}</ul>`,
    '<b>Bold</b> and<br><hr>'.repeat(500),
    `<table>${'<tr><td>1<td>2'.repeat(200)}</table>`,
    'a < b, </i></i>'.repeat(500),
  ])('isTooDeep accepts a text that a browser nests less than ten levels deep: %.12s…', (html) => {
    expect(isTooDeep(html)).toBe(false);
    expect(countLevels(html)).toBeLessThan(10);
  });

  it.each([
    deep,
    '<div><br></p>'.repeat(200),
    '<div><I class="x"></div><b>'.repeat(200),
    '<x-y>'.repeat(101),
  ])('isTooDeep rejects a text nested deeper than a hundred levels: %.12s…', (html) => {
    expect(isTooDeep(html)).toBe(true);
  });
});

describe.each(databaseKinds)('hostile text in the office on %s', (kind) => {
  let server: TestServer;
  let admin: Staff;
  beforeAll(async () => {
    server = await openTestServer(kind);
    await seedDemo(server.database);
    admin = await Staff.signedIn(server, 'admin');
  });
  afterAll(() => server.close());

  async function sendBoth(name: string, changes: object) {
    const { body } = await admin.ask('GET', `content/${name}/`);
    const { version, content } = body as unknown as SectionRecord;
    const changed = { ...content, ...changes };
    return [
      await admin.ask('PUT', `content/${name}/`, { version, ...changed }),
      await admin.ask('POST', `content/${name}/preview/`, { page: 'home', ...changed }),
    ];
  }

  it('the office rejects a text of 6,600 nested elements with a message for its field, and stores nothing', async () => {
    const before = await stored(server);
    const errors = { comments_text: ['These elements are nested too deeply.'] };
    expect(await sendBoth('testimonials', { comments_text: deep })).toEqual([
      expect.objectContaining({ status: 400, body: errors }),
      expect.objectContaining({ status: 400, body: errors }),
    ]);
    expect(await stored(server)).toEqual(before);
  });

  it('the office rejects a text that sanitizing makes longer than the limit', async () => {
    const text = '&'.repeat(officeLimits.contentText);
    const responses = await sendBoth('testimonials', { comments_text: text });
    for (const { status, body } of responses) {
      expect([status, JSON.stringify(body)]).toEqual([400, expect.stringContaining('20000')]);
    }
  });

  it('the office rejects 200,000 elements in place of a text or a list', async () => {
    const elements = Array<number>(200_000).fill(0);
    for (const { status } of await sendBoth('testimonials', { comments_text: elements })) {
      expect(status).toBe(400);
    }
    for (const { status } of await sendBoth('services', { services: elements })) {
      expect(status).toBe(400);
    }
  });
});

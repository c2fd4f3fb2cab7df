import * as v from 'valibot';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { sectionContent, type SectionRecord } from '@/contract/office/content/calls';
import { sectionNames } from '@/contract/office/content/sections';
import type { SiteChecklist } from '@/contract/office/siteChecklist';
import { users } from '../domain/tables/accounts';
import { contentReaders } from '../domain/content/readers';
import { sanitizeContent } from '../domain/content/sanitize';
import { Staff } from '../testing/office';
import { stored } from '../testing/stored';
import { openTestServer, send, type TestServer } from '../testing/testServer';
import { blankCompany } from '../domain/content/blank';
import { siteSections } from '../domain/content/siteSections';
import { prepareDemonstration } from './demonstration';
import { seedDemo } from './seed';

const publicFolder = join(__dirname, '..', '..', 'public');

it.each(sectionNames)(
  'the placeholders of the section %s are valid, pass the sanitizer unchanged, and name only media that exist',
  async (name) => {
    const content = siteSections[name].blank;
    expect(v.parse(sectionContent(name), content)).toMatchObject(content);
    expect(await sanitizeContent(name, content)).toEqual(content);
    expect(JSON.stringify(content)).not.toMatch(/linehaul/i);
    for (const [address] of JSON.stringify(content).matchAll(/\/media\/[\w/.-]+/g)) {
      expect([address, existsSync(join(publicFolder, address))]).toEqual([address, true]);
    }
  },
);

describe('a blank site (SEED=blank)', () => {
  let server: TestServer;
  const start = (host: string) =>
    prepareDemonstration({ seed: 'blank', host, timeZone: 'UTC' }, server.database);
  beforeAll(async () => {
    server = await openTestServer();
    await start('0.0.0.0');
  });
  afterAll(() => server.close());

  it('a blank site has a placeholder in every section, and no accounts', async () => {
    expect(await server.database.queries.select().from(users)).toEqual([]);
    for (const path of Object.keys(contentReaders)) {
      const { body, statusCode } = await send(server, 'GET', path);
      expect(statusCode).toBe(200);
      expect(body).not.toMatch(/linehaul/i);
      if (!path.includes('comments'))
        expect([path, body]).toEqual([
          path,
          expect.stringMatching(/Your |placeholder|[Rr]eason|our |it here/),
        ]);
    }
  });

  it('the seed stores the blank site only once, and never in a database in use', async () => {
    const before = await stored(server);
    await start('localhost');
    expect(await stored(server)).toEqual(before);
    const demonstration = await openTestServer();
    await seedDemo(demonstration.database);
    const its = await stored(demonstration);
    await prepareDemonstration(
      { seed: 'blank', host: 'localhost', timeZone: 'UTC' },
      demonstration.database,
    );
    expect(await stored(demonstration)).toEqual(its);
    const admin = await Staff.signedIn(demonstration, 'admin');
    expect((await admin.ask('GET', 'site-checklist/')).body).toEqual({ data: [] });
    await demonstration.close();
  });

  it('the checklist of a renamed demonstration lists the content that still comes from the demonstration', async () => {
    const demonstration = await openTestServer();
    await seedDemo(demonstration.database);
    const admin = await Staff.signedIn(demonstration, 'admin');
    const { body: company } = await admin.ask('GET', 'company/');
    await admin.ask('PUT', 'company/', { ...company, name: 'Northway Freight' });
    const listed = async () => {
      const { body } = await admin.ask('GET', 'site-checklist/');
      return (body as unknown as SiteChecklist).data.filter(({ id }) => id !== 'company');
    };
    expect((await listed()).map(({ id }) => id)).toEqual(sectionNames);
    const { body: services } = await admin.ask('GET', 'content/services/');
    const { content, version } = services as unknown as SectionRecord;
    await admin.ask('PUT', 'content/services/', { ...content, services_text: 'Ours', version });
    expect((await listed()).map(({ id }) => id)).not.toContain('services');
    await demonstration.close();
  });

  it('the checklist of a blank site lists the missing fields, and gets shorter with each save', async () => {
    const admin = await Staff.signedIn(server, 'admin');
    const needs = async () => {
      const { body } = await admin.ask('GET', 'site-checklist/');
      const { data } = body as unknown as SiteChecklist;
      return new Map(data.map((item) => [item.id, item.needs]));
    };
    const before = await needs();
    expect([...before.keys()].sort()).toEqual([...sectionNames, 'company'].sort());
    expect(before.get('company')).toEqual([
      'Name',
      'Description',
      'Logo for dark backgrounds',
      'Logo for light backgrounds',
    ]);
    expect(before.get('services')).toEqual(['Heading and introduction', 'Services']);
    expect(before.get('contacts')).toEqual(['Address', 'Phone', 'Email']);
    expect(before.get('support')).toEqual(['Email', 'Phone']);

    const text = { services_text: '<h2>What we haul</h2>' };
    const [first, second] = [
      { logo: null, title: 'Steel', description: '' },
      siteSections.services.blank,
    ];
    const save = (version: number, services: unknown) =>
      admin.ask('PUT', 'content/services/', { version, ...text, services });
    expect(await save(1, second.services)).toMatchObject({ status: 200 });
    expect((await needs()).get('services')).toEqual(['Services']);
    expect(await save(2, [first])).toMatchObject({ status: 200 });
    expect((await needs()).has('services')).toBe(false);
    expect((await needs()).size).toBe(before.size - 1);

    const logo = '/media/placeholder/logo.svg';
    const company = { ...blankCompany, logo_dark: null, logo_light: logo, accent: null };
    const numbers = { dot_number: '', mc_number: '' };
    const named = { ...company, ...numbers, name: 'Northway', description: 'Flatbeds' };
    expect(await admin.ask('PUT', 'company/', { version: 1, ...named })).toMatchObject({
      status: 200,
    });
    expect((await needs()).get('company')).toEqual(['Logo for dark backgrounds']);
  });
});

import { sql } from 'drizzle-orm';
import type { SectionRecord } from '@/contract/office/content/calls';
import { sectionNames, type SectionName } from '@/contract/office/content/sections';
import type { SiteChecklist } from '@/contract/office/siteChecklist';
import type { Database } from '../../../platform/database/Database';
import {
  applyMigrations,
  lockMigrations,
  readMigrations,
} from '../../../platform/database/migrate';
import { databaseKinds, migrationsFolder, openEmpty } from '../../../testing/databases';
import { Staff } from '../../../testing/office';
import { openTestServer, type TestServer } from '../../../testing/testServer';

const name = '0060_hidden_sections.sql';

/** A version of the services section from before the office could hide sections. */
const landed = { services_text: '<h2>Two services</h2>', services: [] };

async function upgrade(database: Database): Promise<void> {
  const migrations = await readMigrations(migrationsFolder);
  await database.queries.transaction(async (tx) => {
    await lockMigrations(tx);
    await applyMigrations(
      tx,
      migrations.filter((migration) => migration.name < name),
    );
    await tx.execute(sql`insert into about_texts (id, services_text) values (1, '<h2>Three</h2>')`);
    await tx.execute(sql`insert into content_sections (section, version, saved_by)
      values ('services', 2, 'priya')`);
    await tx.execute(sql`insert into content_versions (section, version, content)
      values ('services', 1, ${JSON.stringify(landed)}::jsonb)`);
    await applyMigrations(tx, migrations);
  });
}

describe.each(databaseKinds)('sections that the office hides on an upgraded %s', (kind) => {
  let database: Database;
  let server: TestServer;
  let admin: Staff;
  beforeAll(async () => {
    database = await openEmpty(kind);
    await upgrade(database);
    server = await openTestServer(kind, { database });
    admin = await Staff.signedIn(server, 'admin');
  });
  afterAll(async () => {
    await server.close();
    await database.close();
  });

  async function read(section: SectionName): Promise<SectionRecord> {
    return (await admin.ask('GET', `content/${section}/`)).body as unknown as SectionRecord;
  }
  async function save({ id, version, content }: SectionRecord, changes: object) {
    const change = { version, ...content, ...changes };
    const { status, body } = await admin.ask('PUT', `content/${id}/`, change);
    expect([status, body]).toEqual([200, expect.anything()]);
    return body as unknown as SectionRecord;
  }
  const hidden = async () => (await server.api.company.forPages()).hiddenSections;

  it('an upgrade from a version without hidden sections hides no section', async () => {
    for (const section of sectionNames)
      expect((await read(section)).content.is_shown).not.toBe(false);
    expect(await hidden()).toEqual([]);
  });

  it('the office cannot hide the titles, the contacts, the privacy text or the support section', async () => {
    const always = [];
    for (const section of sectionNames) {
      if (!('is_shown' in (await read(section)).content)) always.push(section);
    }
    expect(always).toEqual([
      'home-title',
      'drivers-title',
      'shippers-title',
      'contacts',
      'privacy',
      'support',
    ]);
  });

  it("hiding a section adds it to the hidden sections in the pages' settings, and adds an entry to the audit log", async () => {
    const shown = await read('companies');
    const after = await save(shown, { is_shown: false });
    expect(after).toMatchObject({ version: shown.version + 1, content: { is_shown: false } });
    expect(await hidden()).toEqual(['companies']);
    const { body } = await admin.ask('GET', 'audit/?resource=content&record_id=companies');
    expect(body).toMatchObject({
      data: [{ before: { is_shown: true }, after: { is_shown: false } }],
    });
    await save(after, { is_shown: true });
    expect(await hidden()).toEqual([]);
  });

  it("a hidden section remains hidden if a restored version or an earlier release's office page says nothing about hiding", async () => {
    const first = await save(await read('services'), { is_shown: false });
    const restored = { version: first.version, restore: 1 };
    const { status, body } = await admin.ask('POST', 'content/services/restore/', restored);
    expect([status, body]).toMatchObject([
      200,
      { content: { services_text: landed.services_text, is_shown: false } },
    ]);
    const record = await read('services');
    const { is_shown, ...content } = record.content;
    const after = await save({ ...record, content }, { services_text: '<h2>Four</h2>' });
    expect(after.content).toMatchObject({ services_text: '<h2>Four</h2>', is_shown });
    expect(await hidden()).toEqual(['services']);
  });

  it('the site checklist asks for nothing in a hidden section', async () => {
    const needs = async () => {
      const { body } = await admin.ask('GET', 'site-checklist/');
      return (body as unknown as SiteChecklist).data.map(({ id }) => id);
    };
    const locations = await save(await read('locations'), { title: 'Where you are' });
    expect(await needs()).toContain('locations');
    await save(locations, { is_shown: false });
    expect(await needs()).not.toContain('locations');
  });
});

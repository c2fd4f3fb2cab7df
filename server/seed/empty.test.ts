import { readOpening } from '../domain/company/opening';
import { readCompany } from '../domain/company/readCompany';
import { contentReaders } from '../domain/content/readers';
import { contacts } from '../domain/tables/content';
import { deleteAll } from '../testing/databases';
import { Staff } from '../testing/office';
import { stored } from '../testing/stored';
import { addDriver, openTestServer, send, type TestServer } from '../testing/testServer';
import { prepareDemonstration } from './demonstration';

const logos = ['Logo for dark backgrounds', 'Logo for light backgrounds'];

describe('an empty site (SEED=none)', () => {
  let server: TestServer;
  const start = (seed: 'none' | 'blank' | 'site' = 'none') =>
    prepareDemonstration({ seed, host: 'localhost', timeZone: 'UTC' }, server.database);
  const name = async () => (await readCompany(server.database.queries)).name;
  beforeAll(async () => {
    server = await openTestServer();
  });
  beforeEach(() => deleteAll(server.database));
  afterAll(() => server.close());

  it("an empty site lacks the demonstration's name, and its checklist lists what the site needs", async () => {
    await start();
    await start();
    expect(await name()).toBe('Your company');
    const admin = await Staff.signedIn(server, 'admin');
    const { body } = await admin.ask('GET', 'site-checklist/');
    expect(body).toMatchObject({
      data: [
        { id: 'company', needs: ['Name', 'Description', ...logos] },
        { id: 'contacts', needs: ['Phone', 'Email'] },
        { id: 'support', needs: ['Email', 'Phone'] },
      ],
    });
  });

  it('an empty site is open, and each of its public calls responds with nothing in it', async () => {
    await start();
    expect(await readOpening(server.database.queries)).toEqual({ is_open: true });
    for (const path of Object.keys(contentReaders)) {
      const { statusCode, body } = await send(server, 'GET', path);
      expect([path, statusCode]).toEqual([path, 200]);
      expect(body).not.toMatch(/[a-z]{3} [a-z]{2}/i);
    }
  });

  it.each([
    ['blank', 'Your company', false],
    ['site', 'Linehaul', true],
  ] as const)('SEED=%s fills a site that SEED=none left empty', async (seed, its, isOpen) => {
    await start();
    await start(seed);
    expect(await name()).toBe(its);
    expect(await readOpening(server.database.queries)).toEqual({ is_open: isOpen });
    expect((await server.database.queries.select().from(contacts)).length).toBe(1);
  });

  it('SEED=none leaves a database in use unchanged', async () => {
    await addDriver(server);
    const before = await stored(server);
    await start();
    expect(await stored(server)).toEqual(before);
    expect(await name()).toBe('Linehaul');
  });
});

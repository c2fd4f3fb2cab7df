import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { calls } from '@/contract/calls';
import { companies } from '../../domain/tables/content';
import mediaNames from '../../seed/media-names.json';
import { seedDemo } from '../../seed/seed';
import { databaseKinds } from '../../testing/databases';
import { openTestServer, send, type TestServer } from '../../testing/testServer';
import { until } from '../../testing/until';
import { contentCalls } from './calls';

const responses = contentCalls.map(({ path, response }) => [path, response] as const);

describe.each(databaseKinds)('content on %s', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer(kind);
  });
  afterAll(() => server.close());

  it("every content call returns the contract's shape before any content is stored", async () => {
    for (const [path, schema] of responses) {
      const response = await send(server, 'GET', path);
      expect(response.statusCode).toBe(200);
      expect(() => v.parse(schema, response.json())).not.toThrow();
    }
  });

  describe('the content of the demonstration carrier', () => {
    beforeAll(async () => {
      expect(await seedDemo(server.database)).toBe(true);
      server.api.content.drop();
    });

    it("seedDemo stores the demonstration's content only once", async () => {
      expect(await seedDemo(server.database)).toBe(false);
    });

    it.each(responses)(
      "%s returns the demonstration's content in the contract's shape",
      async (path, schema) => {
        const response = await send(server, 'GET', path);
        expect(response.statusCode).toBe(200);
        const content = v.parse(schema, response.json());
        expect(JSON.stringify(content).length).toBeGreaterThan(20);
        expect(JSON.stringify(response.json())).not.toMatch(/"position"|"createdAt"|"audience"/);
      },
    );

    it("each list of the demonstration's content has the expected number of rows", async () => {
      const lengths: Record<string, number> = {};
      for (const [path] of responses) {
        const content = (await send(server, 'GET', path)).json<unknown>();
        if (Array.isArray(content)) lengths[path] = content.length;
      }
      expect(lengths).toEqual({
        [calls.homeFiles]: 1,
        [calls.opportunities]: 6,
        [calls.howWorking]: 4,
        [calls.services]: 6,
        [calls.comments]: 9,
        [calls.locations]: 10,
        [calls.companies]: 8,
        [calls.reliableSolutions]: 1,
        [calls.reasonsToChoose]: 6,
        [calls.secondReasons]: 6,
        [calls.thirdReasons]: 4,
      });
    });

    it("the demonstration's content uses only media that the artwork generator makes", async () => {
      const known = Object.values(mediaNames).flatMap((group) =>
        typeof group === 'string' ? [] : Object.keys(group),
      );
      for (const [path] of responses) {
        const { body } = await send(server, 'GET', path);
        for (const [, name] of body.matchAll(/"\/media\/([^"]+)"/g)) expect(known).toContain(name);
      }
    });

    it('the server compresses content for callers that accept compression, and returns 304 to a caller that sends the ETag back', async () => {
      const get = (headers: Record<string, string>) =>
        server.app.inject({ url: calls.services, headers });
      const plain = await get({});
      const brotli = await get({ 'accept-encoding': 'gzip, deflate, br' });
      const gzip = await get({ 'accept-encoding': 'gzip;q=1.0, br;q=0' });
      expect(brotli.headers['content-encoding']).toBe('br');
      expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body);
      expect(gzip.headers['content-encoding']).toBe('gzip');
      expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
      const again = await get({ 'if-none-match': String(plain.headers.etag) });
      expect(again.statusCode).toBe(304);
      expect(plain.headers['set-cookie']).toBeUndefined();
    });

    it('the server returns cached content without a query, and the new content soon after a change in the database', async () => {
      const titles = async () => {
        const list = (await send(server, 'GET', calls.companies)).json<{ title: string }[]>();
        return list.map(({ title }) => title);
      };
      await titles();
      const select = jest.spyOn(server.database.queries, 'select');
      const heard = jest.fn();
      server.api.content.onChange(heard);
      expect(await titles()).toContain('Cascade Paper');
      expect(select).not.toHaveBeenCalled();
      await server.database.queries
        .update(companies)
        .set({ title: 'Cascade Board' })
        .where(eq(companies.title, 'Cascade Paper'));
      // Waits, because the database's notification of a change is asynchronous.
      await until(async () => (await titles()).includes('Cascade Board'));
      expect(heard).toHaveBeenCalled();
    });
  });
});

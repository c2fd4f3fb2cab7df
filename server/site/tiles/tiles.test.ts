import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../app';
import { readSettings } from '../../platform/settings/settings';
import { unwrapRing } from './antimeridian';

describe('map tiles', () => {
  let app: FastifyInstance;
  beforeAll(async () => {
    const settings = { ...readSettings({}), logLevel: 'silent' };
    app = await buildApp({ settings, api: null, siteFolder: null });
  });
  afterAll(() => app.close());

  const tile = (path: string, headers = {}) => app.inject({ url: `/tiles/${path}`, headers });

  it('map tiles draw the land, states and names of the first view of the locations map', async () => {
    const columns = [2, 3, 4, 5];
    const rows = [4, 5, 6, 7];
    const responses = await Promise.all(
      columns.flatMap((x) => rows.map((y) => tile(`4/${x}/${y}`))),
    );
    const drawn = responses.map((response) => response.body).join('');
    for (const response of responses) {
      expect(response.statusCode).toBe(200);
      expect(response.headers['content-type']).toBe('image/svg+xml; charset=utf-8');
      expect(response.body).toMatch(/^<svg .*<\/svg>$/);
    }
    for (const name of ['COLORADO', 'Chicago', 'Houston', 'Los Angeles']) {
      expect(drawn).toContain(name);
    }
  });

  it('map tiles draw a name that crosses their edge in both tiles', async () => {
    const [left, right] = await Promise.all([tile('4/3/5'), tile('4/4/5')]);
    for (const drawn of [left, right]) expect(drawn.body).toContain('>Minneapolis<');
  });

  it("map tiles draw the Great Lakes under the states' shores, and a state's own lake over the state", async () => {
    const fills = async (path: string) => {
      const { body } = await tile(path);
      return [...body.matchAll(/<path [^>]*fill="(#\w+)"/g)].map(([, fill]) => fill);
    };
    const [land, lake, state] = ['#1a2431', '#0b1626', '#202c3b'];
    expect(await fills('6/16/23')).toEqual([land, lake, state, lake]);
    expect(await fills('6/12/24')).toEqual([land, state, lake]);
  });

  it.each(['0/0/0', '18/67211/97498', '18/262143/262143'])(
    'there is a map tile at %s',
    async (path) => {
      expect((await tile(path)).statusCode).toBe(200);
    },
  );

  it.each(['19/0/0', '4/16/0', '4/0/16', '0/1/0', '-1/0/0', '4/a/0', '4/1.5/2', '4/01/2'])(
    'there is no map tile at %s',
    async (path) => {
      const response = await tile(path);
      expect(response.statusCode).toBe(404);
      expect(response.json()).toEqual({ detail: 'Not found.' });
    },
  );

  it('a browser may cache map tiles, which are sent compressed', async () => {
    const response = await tile('4/3/6', { 'accept-encoding': 'gzip, br' });
    expect(response.headers['cache-control']).toBe('public, max-age=604800');
    expect(response.headers['content-encoding']).toBe('br');
    const again = await tile('4/3/6', { 'if-none-match': response.headers.etag });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
  });

  it('unwrapRing continues a shape across the 180th meridian without a line around the world', () => {
    const fiji = [
      [179, -16],
      [-179, -16],
      [-179, -17],
      [179, -17],
      [179, -16],
    ];
    expect(unwrapRing(fiji)).toEqual([
      [179, -16],
      [181, -16],
      [181, -17],
      [179, -17],
      [179, -16],
    ]);
  });
});

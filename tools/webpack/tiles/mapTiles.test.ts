import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { drawnTiles } from '@/contract/mapTiles';
import { unwrapRing } from './antimeridian';
import { drawTiles } from './drawTiles';

// @only-all: draws tiles for 10 s, and the build draws them all.

describe('the tiles of a build', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'linehaul-tiles-'));
  const other = fs.mkdtempSync(path.join(os.tmpdir(), 'linehaul-tiles-'));
  const read = (tile: string) => fs.readFileSync(path.join(folder, `${tile}.svg`), 'utf8');
  const tiles = drawnTiles().filter(({ z, y }) => z <= 4 || (z === 6 && (y === 23 || y === 24)));
  beforeAll(() => drawTiles(folder, tiles));
  afterAll(() => {
    for (const made of [folder, other]) fs.rmSync(made, { recursive: true });
  });

  it('the drawn map tiles are SVGs with at most 4,000 characters on average', () => {
    let bytes = 0;
    for (const { z, x, y } of tiles) {
      const svg = read(`${z}/${x}/${y}`);
      expect(svg).toMatch(/^<svg .*<\/svg>$/);
      bytes += svg.length;
    }
    expect(bytes / tiles.length).toBeLessThanOrEqual(4000);
  });

  it("drawTiles draws nothing if a folder's map tiles come from the same sources, and draws each given tile if they come from other sources", async () => {
    const few = tiles.slice(0, 16);
    expect(await drawTiles(folder, few)).toBe(0);
    fs.writeFileSync(path.join(other, '.drawn-from'), 'other sources');
    expect(await drawTiles(other, few)).toBe(few.length);
  });

  it('map tiles show the names of states and cities in the first view of the locations map', () => {
    const drawn = [2, 3, 4, 5].flatMap((x) => [4, 5, 6, 7].map((y) => read(`4/${x}/${y}`))).join();
    for (const name of ['COLORADO', 'Chicago', 'Houston', 'Los Angeles']) {
      expect(drawn).toContain(name);
    }
  });

  it('a name that crosses the edge of a map tile is in both tiles', () => {
    for (const tile of ['4/3/5', '4/4/5']) expect(read(tile)).toContain('>Minneapolis<');
  });

  it("map tiles draw the Great Lakes under the states' shores, and draw a lake inside a state over the state", () => {
    const fills = (tile: string) =>
      [...read(tile).matchAll(/<path [^>]*fill="(#\w+)"/g)].map(([, fill]) => fill);
    const [land, lake, state] = ['#1a2431', '#0b1626', '#202c3b'];
    expect(fills('6/16/23')).toEqual([land, lake, state, lake]);
    expect(fills('6/12/24')).toEqual([land, state, lake]);
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

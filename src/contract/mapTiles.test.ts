import { drawnTiles, isDrawn, createMapTiles } from './mapTiles';
import { project } from './projection';
import { defaultSettings } from './settings';

const built = createMapTiles(defaultSettings.mapTileUrl);
const drawn = new Set(drawnTiles().map(({ z, x, y }) => `/tiles/${z}/${x}/${y}.svg`));

const places: [name: string, place: [number, number]][] = [
  ['Key West', [24.55, -81.78]],
  ['Anchorage', [61.22, -149.9]],
  ['Prudhoe Bay', [70.25, -148.34]],
  ['Hilo', [19.7, -155.08]],
  ['San Juan, Puerto Rico', [18.47, -66.11]],
  ["St. John's", [47.56, -52.71]],
  ['Yellowknife', [62.45, -114.37]],
  ['Tapachula', [14.9, -92.26]],
  ['Tijuana', [32.51, -117.04]],
];

it.each(places)(
  'with the tiles that the build draws, the maximum zoom of the map is 8 at %s',
  (_name, place) => {
    expect(built.maxZoomAt(place)).toBe(8);
  },
);

it.each<[string, [number, number], number]>([
  ['Belgrade', [44.8, 20.46], 4],
  ['Panama City', [8.98, -79.52], 7],
])(
  'with the tiles that the build draws, the maximum zoom of the map at %s is the highest zoom drawn there',
  (_name, place, zoom) => {
    expect(built.maxZoomAt(place)).toBe(zoom);
  },
);

/** The tiles that cover a view of 2560 by 400 px around a place, with a margin of one tile. */
function tilesAround([latitude, longitude]: [number, number], z: number): string[] {
  const { x, y } = project(longitude, latitude);
  const size = 2 ** z;
  const urls: string[] = [];
  for (let column = Math.floor(x * size) - 6; column <= x * size + 6; column += 1) {
    for (let row = Math.floor(y * size) - 2; row <= y * size + 2; row += 1) {
      const exists = column >= 0 && row >= 0 && column < size && row < size;
      if (exists) urls.push(built.getUrl(column, row, z));
    }
  }
  return urls;
}

it('the build draws all tiles around each point of a world grid, at each zoom that the map allows there', () => {
  const shown = new Set<string>();
  for (let latitude = -84; latitude <= 84; latitude += 3) {
    for (let longitude = -180; longitude <= 180; longitude += 3) {
      for (let z = 2; z <= built.maxZoomAt([latitude, longitude]); z += 1) {
        tilesAround([latitude, longitude], z).forEach((url) => shown.add(url.replace(/#.*/, '')));
      }
    }
  }
  expect([...shown].filter((url) => !drawn.has(url))).toEqual([]);
});

it('in place of a tile that is not drawn, the map uses the part of a lower-zoom tile that covers the same ground', () => {
  // Belgrade's tile at zoom 6 is in the fourth row and the fourth column of the tile at zoom 4 that covers it.
  expect(isDrawn({ z: 6, x: 35, y: 23 })).toBe(false);
  expect(built.getUrl(35, 23, 6)).toBe('/tiles/4/8/5.svg#svgView(viewBox(384,384,128,128))');
  expect(built.getUrl(15, 24, 6)).toBe('/tiles/6/15/24.svg');
});

it("an operator's tile service is requested up to zoom 18 and is credited", () => {
  const service = createMapTiles('https://tiles.example.com/{z}/{x}/{y}.png?key=1');
  expect(service.getUrl(35, 23, 18)).toBe('https://tiles.example.com/18/35/23.png?key=1');
  expect(service.maxZoomAt([44.8, 20.46])).toBe(18);
  expect(service.attribution).toBe(true);
});

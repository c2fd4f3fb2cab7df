import { locationsMap } from './constants';
import { project } from './projection';
import { defaultSettings } from './settings';

/** Zoom, column and row of a map tile, as web maps number them. */
export interface TileAddress {
  z: number;
  x: number;
  y: number;
}

/** The tiles of a map, from the build or from the operator's tile service. */
export interface MapTiles {
  urlOf: (x: number, y: number, z: number) => string;
  /** The deepest zoom at a latitude and a longitude. */
  maxZoomAt: (place: [number, number]) => number;
  /** Whether the source of the tiles must be credited. */
  attribution: boolean;
}

/** The zoom at which the whole world is in view. There are no tiles for less. */
export const minZoom = 2;

/** Units along the side of one of the build's tiles, two to a pixel. */
export const tileExtent = 512;

interface Area {
  /** The first and the last zoom at which the build draws the area. */
  zooms: readonly [number, number];
  west: number;
  east: number;
  south: number;
  north: number;
}

/**
 * The areas that the build draws, in degrees: the world, then North America, then where there are
 * roads in the United States, Canada and Mexico. A carrier of these countries may add any place at
 * run time, so the areas don't depend on the content.
 */
const areas: readonly Area[] = [
  { zooms: [minZoom, 4], west: -180, east: 180, south: -85, north: 85 },
  { zooms: [5, 7], west: -172, east: -50, south: 7, north: 72 },
  { zooms: [8, 8], west: -130, east: -52, south: 14, north: 60 },
  // Alaska, the Yukon and the Mackenzie; Hawaii.
  { zooms: [8, 8], west: -170, east: -112, south: 54, north: 71.5 },
  { zooms: [8, 8], west: -160.5, east: -154.5, south: 18.5, north: 22.5 },
];

const deepestZoom = Math.max(...areas.map(({ zooms }) => zooms[1]));

/** The tile of a zoom that contains the place. */
function tileAt(latitude: number, longitude: number, z: number): TileAddress {
  const { x, y } = project(longitude, latitude);
  const last = 2 ** z - 1;
  return {
    z,
    x: Math.min(last, Math.floor(x * 2 ** z)),
    y: Math.min(last, Math.floor(y * 2 ** z)),
  };
}

function cornersOf({ west, east, south, north }: Area, z: number) {
  return { first: tileAt(north, west, z), last: tileAt(south, east, z) };
}

/** Whether the build draws this tile. */
export function isDrawn({ z, x, y }: TileAddress): boolean {
  return areas.some((area) => {
    if (z < area.zooms[0] || z > area.zooms[1]) return false;
    const { first, last } = cornersOf(area, z);
    return x >= first.x && x <= last.x && y >= first.y && y <= last.y;
  });
}

function tilesOf(area: Area, z: number): TileAddress[] {
  const { first, last } = cornersOf(area, z);
  return range(first.x, last.x).flatMap((x) => range(first.y, last.y).map((y) => ({ z, x, y })));
}

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

/** Every tile that the build draws, once. */
export function drawnTiles(): TileAddress[] {
  const tiles = areas.flatMap((area) => range(...area.zooms).flatMap((z) => tilesOf(area, z)));
  return [...new Map(tiles.map((tile) => [`${tile.z}/${tile.x}/${tile.y}`, tile])).values()];
}

function fill(template: string, { z, x, y }: TileAddress): string {
  return template.replace('{z}', String(z)).replace('{x}', String(x)).replace('{y}', String(y));
}

/**
 * The address of a tile. Outside the areas, it is the part of a tile of a lower zoom that covers the
 * same ground, so that the map has no holes.
 */
function builtTileUrl(x: number, y: number, z: number): string {
  let level = Math.min(z, deepestZoom);
  const above = () => {
    const steps = 2 ** (z - level);
    return { z: level, x: Math.floor(x / steps), y: Math.floor(y / steps) };
  };
  while (level > minZoom && !isDrawn(above())) level -= 1;
  const url = fill(defaultSettings.mapTileUrl, above());
  if (level === z) return url;
  const steps = 2 ** (z - level);
  const side = tileExtent / steps;
  return `${url}#svgView(viewBox(${(x % steps) * side},${(y % steps) * side},${side},${side}))`;
}

function builtMaxZoomAt([latitude, longitude]: [number, number]): number {
  let zoom = deepestZoom;
  while (zoom > minZoom && !isDrawn(tileAt(latitude, longitude, zoom))) zoom -= 1;
  return zoom;
}

/** The tiles for the setting's URL template. */
export function mapTilesOf(template: string): MapTiles {
  if (template === defaultSettings.mapTileUrl) {
    return { urlOf: builtTileUrl, maxZoomAt: builtMaxZoomAt, attribution: false };
  }
  return {
    urlOf: (x, y, z) => fill(template, { z, x, y }),
    maxZoomAt: () => locationsMap.maxZoom,
    attribution: true,
  };
}

import { locationsMap } from './constants';
import { project } from './projection';
import { defaultSettings } from './settings';

/** A tile's zoom, column and row, numbered as on other web maps. */
export interface TileAddress {
  z: number;
  x: number;
  y: number;
}

/** The source of the map's tiles. */
export interface MapTiles {
  getUrl: (x: number, y: number, z: number) => string;
  /** The deepest zoom at a place, given as latitude and longitude. */
  maxZoomAt: (place: [number, number]) => number;
  attribution: boolean;
}

/** The build has no tiles below this zoom. */
export const minZoom = 2;

export const seaColor = '#0b1626';

/** The side of one of the build's tiles, in units of half a pixel. */
export const tileExtent = 512;

interface Area {
  /** The first and the last zoom of the area. */
  zooms: readonly [number, number];
  west: number;
  east: number;
  south: number;
  north: number;
}

/**
 * The areas that the build draws, in degrees: the world, North America, and the parts of the United States, Canada and
 * Mexico with roads. They do not depend on the content, because a carrier may add a location in these countries at any
 * time.
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

function tileAt(latitude: number, longitude: number, z: number): TileAddress {
  const { x, y } = project(longitude, latitude);
  const last = 2 ** z - 1;
  return {
    z,
    x: Math.min(last, Math.floor(x * 2 ** z)),
    y: Math.min(last, Math.floor(y * 2 ** z)),
  };
}

function getCornerTiles({ west, east, south, north }: Area, z: number) {
  return { first: tileAt(north, west, z), last: tileAt(south, east, z) };
}

export function isDrawn({ z, x, y }: TileAddress): boolean {
  return areas.some((area) => {
    if (z < area.zooms[0] || z > area.zooms[1]) return false;
    const { first, last } = getCornerTiles(area, z);
    return x >= first.x && x <= last.x && y >= first.y && y <= last.y;
  });
}

function listAreaTiles(area: Area, z: number): TileAddress[] {
  const { first, last } = getCornerTiles(area, z);
  return range(first.x, last.x).flatMap((x) => range(first.y, last.y).map((y) => ({ z, x, y })));
}

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

/** Lists the tiles that the build draws, each one once even if areas overlap. */
export function drawnTiles(): TileAddress[] {
  const tiles = areas.flatMap((area) =>
    range(...area.zooms).flatMap((z) => listAreaTiles(area, z)),
  );
  return [...new Map(tiles.map((tile) => [`${tile.z}/${tile.x}/${tile.y}`, tile])).values()];
}

function fill(template: string, { z, x, y }: TileAddress): string {
  return template.replace('{z}', String(z)).replace('{x}', String(x)).replace('{y}', String(y));
}

/**
 * The address of a tile. Outside the areas, it leads to the part of a tile from a lower zoom that covers the same
 * ground.
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

/** Returns the source of the tiles for a URL template. */
export function createMapTiles(template: string): MapTiles {
  if (template === defaultSettings.mapTileUrl) {
    return { getUrl: builtTileUrl, maxZoomAt: builtMaxZoomAt, attribution: false };
  }
  return {
    getUrl: (x, y, z) => fill(template, { z, x, y }),
    maxZoomAt: () => locationsMap.maxZoom,
    attribution: true,
  };
}

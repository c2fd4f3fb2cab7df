import { locationsMap } from '@/contract/constants';

/** Zoom, column and row of a map tile, as web maps number them. */
export interface TileAddress {
  z: number;
  x: number;
  y: number;
}

/** Parses a tile's path; null if there is no such tile. */
export function parseTileAddress(z: string, x: string, y: string): TileAddress | null {
  if (![z, x, y].every((part) => /^(0|[1-9]\d{0,5})$/.test(part))) return null;
  const address = { z: Number(z), x: Number(x), y: Number(y) };
  if (address.z > locationsMap.maxZoom) return null;
  const size = 2 ** address.z;
  return address.x < size && address.y < size ? address : null;
}

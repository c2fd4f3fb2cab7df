import { project, unproject } from '@/contract/projection';
import type { Place, View } from './useMapView';

/** In px from a place's point to the east and south. */
export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** The touch target of a marker. */
export const markerBox: Box = { left: -22, right: 22, top: -22, bottom: 22 };

/** In px. */
export const popupWidth = 260;

/** In px, between what is shown and the map's edges. */
const gap = 8;

/** In px, between a point and its popup. */
const overMarker = 20;

/** The side of the whole map in px at a zoom level, with tiles of 256 px. */
const worldSide = (zoom: number) => 256 * 2 ** zoom;

interface Near {
  left: number;
  bottom: number;
  maxHeight: number;
}

/**
 * A popup's position and height limit, in px. It moves aside near the left or right edge of the world, and is shorter
 * near the upper one.
 */
export function popupNear([latitude, longitude]: Place, zoom: number, mapHeight: number): Near {
  const side = worldSide(zoom);
  const { x, y } = project(longitude, latitude);
  const needed = popupWidth / 2 + gap;
  const shift = Math.max(0, needed - x * side) - Math.max(0, needed - (1 - x) * side);
  return {
    left: shift - popupWidth / 2,
    bottom: overMarker,
    maxHeight: Math.min(mapHeight - markerBox.bottom - gap, y * side) - overMarker - gap,
  };
}

/** The area of a popup, whose height is in px, and its marker. */
export const popupBox = ({ left, bottom, maxHeight }: Near, height: number): Box => ({
  left,
  right: left + popupWidth,
  top: -bottom - Math.min(height, maxHeight),
  bottom: markerBox.bottom,
});

/** Returns how far a window of this length must move to contain a span, in px. */
function distanceTo(begin: number, end: number, length: number): number {
  if (begin < gap) return begin - gap;
  return Math.max(0, Math.min(end + gap - length, begin - gap));
}

/** Moves a view no further than is needed to show a box around a place. `size` is the map's, in px. */
export function reveal(
  { center, zoom }: View,
  place: Place,
  box: Box,
  size: { width: number; height: number },
): View {
  const side = worldSide(zoom);
  const middle = project(center[1], center[0]);
  const point = project(place[1], place[0]);
  const x = (point.x - middle.x) * side + size.width / 2;
  const y = (point.y - middle.y) * side + size.height / 2;
  const east = distanceTo(x + box.left, x + box.right, size.width);
  const south = distanceTo(y + box.top, y + box.bottom, size.height);
  if (east === 0 && south === 0) return { center, zoom };
  return { center: unproject({ x: middle.x + east / side, y: middle.y + south / side }), zoom };
}

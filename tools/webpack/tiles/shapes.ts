import type { Geometry } from 'geojson';
import { project, type WorldPoint } from '@/contract/projection';

/** An area on the map. Other areas fill its holes. */
export interface Polygon {
  outline: WorldPoint[];
  holes: WorldPoint[][];
}

/** Returns the areas of a shape, or none if the shape has only lines or points. */
export function toPolygons(geometry: Geometry): Polygon[] {
  if (geometry.type !== 'Polygon' && geometry.type !== 'MultiPolygon') return [];
  const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
  return polygons.map((rings) => {
    const [outline = [], ...holes] = rings.map((ring) =>
      ring.map(([longitude = 0, latitude = 0]) => project(longitude, latitude)),
    );
    return { outline, holes };
  });
}

export function holds({ outline, holes }: Polygon, point: WorldPoint): boolean {
  return isInside(outline, point) && !holes.some((hole) => isInside(hole, point));
}

/** Counts the edges east of the point. An odd number means that the point is inside. */
function isInside(ring: WorldPoint[], { x, y }: WorldPoint): boolean {
  const edgesEast = listRingEdges(ring).filter(({ point, next }) => {
    if (point.y > y === next.y > y) return false;
    return x < point.x + ((y - point.y) / (next.y - point.y)) * (next.x - point.x);
  });
  return edgesEast.length % 2 === 1;
}

/** The signed area of a ring (the shoelace formula). */
export function computeSignedArea(ring: WorldPoint[]): number {
  return listRingEdges(ring).reduce((sum, edge) => sum + computeCrossProduct(edge), 0) / 2;
}

export function computeCentroid(ring: WorldPoint[]): WorldPoint {
  const divisor = 6 * computeSignedArea(ring);
  let [x, y] = [0, 0];
  for (const edge of listRingEdges(ring)) {
    const cross = computeCrossProduct(edge);
    x += (edge.point.x + edge.next.x) * cross;
    y += (edge.point.y + edge.next.y) * cross;
  }
  return { x: x / divisor, y: y / divisor };
}

interface Edge {
  point: WorldPoint;
  next: WorldPoint;
}

function listRingEdges(ring: WorldPoint[]): Edge[] {
  return ring.map((point, index) => ({ point, next: ring[(index + 1) % ring.length] ?? point }));
}

function computeCrossProduct({ point, next }: Edge): number {
  return point.x * next.y - next.x * point.y;
}

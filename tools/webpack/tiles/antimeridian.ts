import type { FeatureCollection, Geometry, Position } from 'geojson';

/**
 * Lets shapes that cross the 180th meridian (Fiji, eastern Russia) continue beyond it. The atlas jumps from 180 to -180
 * at the meridian, which would draw a line around the world.
 */
export function unwrapCollection(shapes: FeatureCollection): FeatureCollection {
  const features = shapes.features.map((shape) => ({
    ...shape,
    geometry: unwrapGeometry(shape.geometry),
  }));
  return { ...shapes, features };
}

function unwrapGeometry(geometry: Geometry): Geometry {
  if (geometry.type === 'Polygon') {
    return { ...geometry, coordinates: geometry.coordinates.map(unwrapRing) };
  }
  if (geometry.type === 'MultiPolygon') {
    return { ...geometry, coordinates: geometry.coordinates.map((rings) => rings.map(unwrapRing)) };
  }
  return geometry;
}

/** Unwraps a ring. Returns a ring around a pole (Antarctica) unchanged, because it would not close. */
export function unwrapRing(ring: Position[]): Position[] {
  let turns = 0;
  let before = ring[0]?.[0] ?? 0;
  const unwrapped = ring.map(([longitude = 0, latitude = 0]) => {
    if (longitude - before > 180) turns -= 1;
    if (longitude - before < -180) turns += 1;
    before = longitude;
    return [longitude + turns * 360, latitude];
  });
  return turns === 0 ? unwrapped : ring;
}

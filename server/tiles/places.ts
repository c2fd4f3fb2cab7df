import type { FeatureCollection, Position } from 'geojson';
import { project } from './projection';
import type { WorldPoint } from './projection';

/** Something with a name on the map. */
export interface Place extends WorldPoint {
  name: string;
  kind: 'state' | 'city';
  /** Inhabitants of a city: the larger is named first. */
  population: number;
  /** Width of a state as a fraction of the world; a city has none. */
  width: number;
}

interface City {
  name: string;
  country: string;
  population: number;
  loc: { coordinates: number[] };
}

/** Home ground is named down to small towns, the rest of the world by its larger cities. */
const homeCountries = new Set(['US', 'CA', 'MX']);
const smallest = { home: 1000, abroad: 50_000 };

/** The cities worth naming, largest first. */
export function cityPlaces(cities: readonly City[]): Place[] {
  return cities
    .filter(({ country, population }) => {
      return population >= (homeCountries.has(country) ? smallest.home : smallest.abroad);
    })
    .map(({ name, population, loc }): Place => {
      const [longitude = 0, latitude = 0] = loc.coordinates;
      return { ...project(longitude, latitude), name, population, kind: 'city', width: 0 };
    })
    .sort((a, b) => b.population - a.population);
}

/** Each state's name at the middle of its largest piece of land. */
export function statePlaces(states: FeatureCollection): Place[] {
  return states.features.flatMap(({ geometry, properties }): Place[] => {
    if (geometry.type !== 'Polygon' && geometry.type !== 'MultiPolygon') return [];
    const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
    const rings = polygons.flatMap(([outer]) => (outer ? [outer.map(toWorld)] : []));
    const largest = rings.sort((a, b) => Math.abs(areaOf(b)) - Math.abs(areaOf(a)))[0];
    if (!largest) return [];
    const xs = largest.map((point) => point.x);
    const width = Math.max(...xs) - Math.min(...xs);
    const name = String(properties?.name ?? '');
    return [{ ...centroidOf(largest), name, kind: 'state', population: 0, width }];
  });
}

function toWorld([longitude = 0, latitude = 0]: Position): WorldPoint {
  return project(longitude, latitude);
}

function crossings(ring: WorldPoint[]) {
  return ring.map((point, index) => {
    const next = ring[(index + 1) % ring.length] ?? point;
    return { point, next, cross: point.x * next.y - next.x * point.y };
  });
}

/** Signed area (the shoelace formula). */
function areaOf(ring: WorldPoint[]): number {
  return crossings(ring).reduce((sum, { cross }) => sum + cross, 0) / 2;
}

function centroidOf(ring: WorldPoint[]): WorldPoint {
  const divisor = 6 * areaOf(ring);
  let [x, y] = [0, 0];
  for (const { point, next, cross } of crossings(ring)) {
    x += (point.x + next.x) * cross;
    y += (point.y + next.y) * cross;
  }
  return { x: x / divisor, y: y / divisor };
}

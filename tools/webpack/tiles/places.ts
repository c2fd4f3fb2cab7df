import type { FeatureCollection } from 'geojson';
import { project, type WorldPoint } from '@/contract/projection';
import { computeSignedArea, computeCentroid, toPolygons } from './shapes';

export interface Place extends WorldPoint {
  name: string;
  kind: 'state' | 'city';
  population: number;
  /** The width of a state as a fraction of the world, or 0 for a city. */
  width: number;
}

interface City {
  name: string;
  country: string;
  population: number;
  featureCode: string;
  loc: { coordinates: number[] };
}

const cityDistrict = 'PPLX';
/** Hamlets with the population of the whole surrounding region in GeoNames. */
const overstated = new Set(['Ironville', 'Meads']);

/** The countries in which small towns are named. In other countries, only larger cities are named. */
const homeCountries = new Set(['US', 'CA', 'MX']);
const smallest = { home: 1000, abroad: 50_000 };

/** Returns the cities to name, with the largest one first. */
export function cityPlaces(cities: readonly City[]): Place[] {
  return cities
    .filter(({ featureCode, name }) => featureCode !== cityDistrict && !overstated.has(name))
    .filter(({ country, population }) => {
      return population >= (homeCountries.has(country) ? smallest.home : smallest.abroad);
    })
    .map(({ name, population, loc }): Place => {
      const [longitude = 0, latitude = 0] = loc.coordinates;
      return { ...project(longitude, latitude), name, population, kind: 'city', width: 0 };
    })
    .sort((a, b) => b.population - a.population);
}

/** Puts each state's name in the middle of the state's largest piece of land. */
export function statePlaces(states: FeatureCollection): Place[] {
  return states.features.flatMap(({ geometry, properties }): Place[] => {
    const outlines = toPolygons(geometry).map(({ outline }) => outline);
    const largest = outlines.sort(
      (a, b) => Math.abs(computeSignedArea(b)) - Math.abs(computeSignedArea(a)),
    )[0];
    if (!largest) return [];
    const xs = largest.map((point) => point.x);
    const width = Math.max(...xs) - Math.min(...xs);
    const name = String(properties?.name ?? '');
    return [{ ...computeCentroid(largest), name, kind: 'state', population: 0, width }];
  });
}

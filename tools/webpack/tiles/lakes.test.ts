import type { Feature, FeatureCollection } from 'geojson';
import { sortLakes } from './lakes';

function square(
  name: string,
  west: number,
  south: number,
  size: number,
  hole?: number[][],
): Feature {
  const [east, north] = [west + size, south + size];
  const outline = [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ];
  const coordinates = hole ? [outline, hole] : [outline];
  return { type: 'Feature', properties: { name }, geometry: { type: 'Polygon', coordinates } };
}

function getOuterRing(feature: Feature): number[][] {
  return feature.geometry.type === 'Polygon' ? (feature.geometry.coordinates[0] ?? []) : [];
}

const collection = (...features: Feature[]): FeatureCollection => ({
  type: 'FeatureCollection',
  features,
});
const listNames = ({ features }: FeatureCollection) =>
  features.map((one): unknown => one.properties?.name);

it('sortLakes separates lakes whose center is in a state from all other lakes', () => {
  const bay = square('bay', -94, 44, 2);
  const states = collection(square('state', -100, 40, 10, getOuterRing(bay)));
  const pond = square('pond', -98, 41, 1);
  const abroad = square('abroad', -98, 52, 1);
  const onTheShore = square('on the shore', -91, 45, 4);
  const { inland, outer } = sortLakes(collection(pond, bay, abroad, onTheShore), states);
  expect(listNames(inland)).toEqual(['pond']);
  expect(listNames(outer)).toEqual(['bay', 'abroad', 'on the shore']);
});

import type { FeatureCollection } from 'geojson';
import { computeCentroid, holds, toPolygons } from './shapes';

interface Lakes {
  /** Lakes inside a state. They are drawn over the state. */
  inland: FeatureCollection;
  /**
   * The Great Lakes and lakes abroad. They are drawn under the states, because the shore in the states' shapes is more
   * exact than in the lakes' shapes.
   */
  outer: FeatureCollection;
}

/** Divides the lakes into those with their middle in a state, and all others. */
export function sortLakes(lakes: FeatureCollection, states: FeatureCollection): Lakes {
  const land = states.features.flatMap(({ geometry }) => toPolygons(geometry));
  const isInland = ({ geometry }: FeatureCollection['features'][number]) =>
    toPolygons(geometry).some(({ outline }) => {
      const middle = computeCentroid(outline);
      return land.some((state) => holds(state, middle));
    });
  const inland = lakes.features.filter(isInland);
  const outer = lakes.features.filter((lake) => !inland.includes(lake));
  return { inland: { ...lakes, features: inland }, outer: { ...lakes, features: outer } };
}

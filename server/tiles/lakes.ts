import type { FeatureCollection } from 'geojson';
import { centroidOf, holds, polygonsOf } from './shapes';

interface Lakes {
  /** They lie in a state, whose shape does not know of them: drawn over it. */
  inland: FeatureCollection;
  /**
   * The Great Lakes and those abroad: drawn under the states, which end at the shore, and know it better
   * than the lakes' own shapes.
   */
  outer: FeatureCollection;
}

/** Tells the lakes apart by whether their middle lies in a state. */
export function sortLakes(lakes: FeatureCollection, states: FeatureCollection): Lakes {
  const land = states.features.flatMap(({ geometry }) => polygonsOf(geometry));
  const isInland = ({ geometry }: FeatureCollection['features'][number]) =>
    polygonsOf(geometry).some(({ outline }) => {
      const middle = centroidOf(outline);
      return land.some((state) => holds(state, middle));
    });
  const inland = lakes.features.filter(isInland);
  const outer = lakes.features.filter((lake) => !inland.includes(lake));
  return { inland: { ...lakes, features: inland }, outer: { ...lakes, features: outer } };
}

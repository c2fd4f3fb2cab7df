import { useStore } from 'react-admin';
import * as v from 'valibot';

/** A compact row is one line high; a comfortable row is as high as its text. */
export const densities = ['compact', 'comfortable'] as const;
export type Density = (typeof densities)[number];

const stored = v.fallback(v.picklist(densities), 'compact');

/** The density of the lists' tables, stored in this browser. */
export function useDensity(): [Density, (density: Density) => void] {
  const [value, store] = useStore<unknown>('tables.density');
  return [v.parse(stored, value), store];
}

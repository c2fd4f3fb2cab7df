import { useStore } from 'react-admin';
import * as v from 'valibot';

/** How tall a table's rows are: one line, or as tall as their text. */
export const densities = ['compact', 'comfortable'] as const;
export type Density = (typeof densities)[number];

const stored = v.fallback(v.picklist(densities), 'compact');

/** The density of every table, which react-admin's store keeps in this browser. */
export function useDensity(): [Density, (density: Density) => void] {
  const [value, store] = useStore<unknown>('tables.density');
  return [v.parse(stored, value), store];
}

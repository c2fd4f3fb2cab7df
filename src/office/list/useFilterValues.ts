import { useListContext } from 'react-admin';
import type { FilterValues } from './listFilters';

/** The list's filters, which react-admin does not type. */
export function useFilterValues(): FilterValues {
  const list = useListContext();
  return list.filterValues as FilterValues;
}

import { createContext, useContext, type RefObject } from 'react';
import { useListContext } from 'react-admin';
import type { FilterValues } from './listFilters';

interface Change {
  /** The filters that were rendered when the change was made. */
  from: FilterValues;
  to: FilterValues;
}

/** The last change to the list's filters, which may not be rendered yet. */
export const LastChange = createContext<RefObject<Change | null>>({ current: null });

export function useFilterValues(): FilterValues {
  const list = useListContext();
  return list.filterValues as FilterValues;
}

/**
 * Returns a function that changes the list's filters. Two changes before the next render both count; `setFilters` would
 * lose the first.
 */
export function useChangeFilters(): (update: (values: FilterValues) => FilterValues) => void {
  const { setFilters } = useListContext();
  const rendered = useFilterValues();
  const last = useContext(LastChange);
  return (update) => {
    const to = update(last.current?.from === rendered ? last.current.to : rendered);
    // oxlint-disable-next-line react/immutability -- the context holds a ref
    last.current = { from: rendered, to };
    setFilters(to);
  };
}

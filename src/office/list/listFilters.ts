import type { RaRecord } from 'react-admin';

interface Named {
  /** The parameter in the list's call. */
  source: string;
  label: string;
}

/** One of several choices; `emptyText` describes the list without a choice. */
export interface ChoiceListFilter extends Named {
  kind: 'choice';
  choices: readonly { id: string | number; name: string }[];
  emptyText?: string;
}

/** A filter by a record of another resource, such as a driver. */
interface RecordListFilter extends Named {
  kind: 'record';
  reference: 'vehicles' | 'accounts';
  sort: string;
  nameOf: (record: RaRecord) => string;
}

/** A filter of a list in addition to its search and its days. */
export type ListFilter = ChoiceListFilter | RecordListFilter;

/**
 * The parameters that limit a list to a range: two inclusive days, or two instants of which `to` is
 * exclusive.
 */
export interface ListDays {
  kind: 'days' | 'instants';
  from: string;
  to: string;
}

/** Filters of a list in react-admin's format, which it keeps in the address. */
export type FilterValues = Readonly<Record<string, unknown>>;

/** The values without the given names and without empty values. */
export function withoutFilters(values: FilterValues, ...left: readonly string[]): FilterValues {
  return Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) =>
        !left.includes(name) && value !== '' && value !== null && value !== undefined,
    ),
  );
}

/** Whether two lists of values limit a list to the same rows. */
export function areSame(one: FilterValues, other: FilterValues): boolean {
  const [some, others] = [withoutFilters(one), withoutFilters(other)];
  const names = new Set([...Object.keys(some), ...Object.keys(others)]);
  return [...names].every((name) => some[name] === others[name]);
}

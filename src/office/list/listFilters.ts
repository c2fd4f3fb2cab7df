import type { RaRecord } from 'react-admin';

interface Named {
  /** The parameter of the list's call. */
  source: string;
  label: string;
}

/** One of several words; without a choice the list shows `emptyText`. */
export interface ChoiceListFilter extends Named {
  kind: 'choice';
  choices: readonly { id: string | number; name: string }[];
  emptyText?: string;
}

/** A record of another resource, such as a driver. */
interface RecordListFilter extends Named {
  kind: 'record';
  reference: 'vehicles' | 'accounts';
  sort: string;
  nameOf: (record: RaRecord) => string;
}

/** A filter of a list besides its search and its days. */
export type ListFilter = ChoiceListFilter | RecordListFilter;

/** The parameters that limit a list to days: both inclusive days, or instants up to `to`, exclusive. */
export interface ListDays {
  kind: 'days' | 'instants';
  from: string;
  to: string;
}

/** Filters of a list as react-admin keeps them in the address. */
export type FilterValues = Readonly<Record<string, unknown>>;

/** The values without these, and without what is empty. */
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

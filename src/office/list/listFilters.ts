import type { RaRecord } from 'react-admin';

interface Named {
  /** The query parameter of the list's call. */
  source: string;
  label: string;
}

/** `emptyText` describes the list while no choice is made. */
export interface ChoiceListFilter extends Named {
  kind: 'choice';
  choices: readonly { id: string | number; name: string }[];
  emptyText?: string;
}

interface RecordListFilter extends Named {
  kind: 'record';
  reference: 'vehicles' | 'accounts';
  sort: string;
  getName: (record: RaRecord) => string;
}

export type ListFilter = ChoiceListFilter | RecordListFilter;

/** The query parameters for a range. For 'days', both days are included; for 'instants', `to` is excluded. */
export interface ListDays {
  kind: 'days' | 'instants';
  from: string;
  to: string;
}

/** The filters of a list, which react-admin keeps in the address. */
export type FilterValues = Readonly<Record<string, unknown>>;

export function withoutFilters(values: FilterValues, ...left: readonly string[]): FilterValues {
  return Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) =>
        !left.includes(name) && value !== '' && value !== null && value !== undefined,
    ),
  );
}

/** Whether two sets of filters are equal, apart from empty values. */
export function areSame(one: FilterValues, other: FilterValues): boolean {
  const [some, others] = [withoutFilters(one), withoutFilters(other)];
  const names = new Set([...Object.keys(some), ...Object.keys(others)]);
  return [...names].every((name) => some[name] === others[name]);
}

import { useGetOne, type RaRecord } from 'react-admin';
import { withoutFilters, type FilterValues, type ListFilter } from './listFilters';

interface SetFilter {
  filter: ListFilter;
  value: string;
}

/** Lists the filters that have a value. */
export function listSetFilters(filters: readonly ListFilter[], values: FilterValues): SetFilter[] {
  const set = withoutFilters(values);
  return filters.flatMap((filter) => {
    const value = set[filter.source];
    if (value === undefined) return [];
    return [{ filter, value: typeof value === 'string' ? value : JSON.stringify(value) }];
  });
}

interface FilterNameProps extends SetFilter {
  /** Renders a text such as 'Status: Sent'. */
  children: (text: string) => React.ReactNode;
}

function RecordName({
  filter: { label, reference, getName },
  value,
  children,
}: FilterNameProps & { filter: Extract<ListFilter, { kind: 'record' }> }) {
  const { data } = useGetOne<RaRecord>(reference, { id: value });
  return children(`${label}: ${data ? getName(data) : '…'}`);
}

/** Names a filter and its value. */
export function FilterName({ filter, value, children }: FilterNameProps) {
  if (filter.kind === 'record') {
    return (
      <RecordName filter={filter} value={value}>
        {children}
      </RecordName>
    );
  }
  const name = filter.choices.find(({ id }) => String(id) === value)?.name ?? value;
  return children(`${filter.label}: ${name}`);
}

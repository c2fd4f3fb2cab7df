import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { useGetOne, type RaRecord } from 'react-admin';
import { useIsPhone } from '../useIsPhone';
import { rangeText } from './datePresets';
import { DayChips } from './DayChips';
import { FilterChip } from './FilterChip';
import { useChangeFilters, useFilterValues } from './filters';
import { withoutFilters, type ListDays, type ListFilter } from './listFilters';

type RecordFilter = Extract<ListFilter, { kind: 'record' }>;

function RecordChip({
  filter: { label, reference, getName },
  id,
  onPress,
}: {
  filter: RecordFilter;
  id: string;
  onPress: () => void;
}) {
  const { data } = useGetOne<RaRecord>(reference, { id });
  return <FilterChip label={`${label}: ${data ? getName(data) : '…'}`} isOn onPress={onPress} />;
}

interface FilterChipsProps {
  filters: readonly ListFilter[];
  days: ListDays | undefined;
}

/** Chips for the list's active filters and its preset ranges of days. */
export function FilterChips({ filters, days }: FilterChipsProps) {
  const values = useFilterValues();
  const changeFilters = useChangeFilters();
  const isPhone = useIsPhone();
  const set = withoutFilters(values);
  const on = filters.flatMap((filter) => {
    const value = set[filter.source];
    if (value === undefined) return [];
    return [{ filter, value: typeof value === 'string' ? value : JSON.stringify(value) }];
  });
  const hasDays = days && rangeText(days, values) !== '';
  // On a phone, inactive presets have no chips, to leave more space for the list.
  if (on.length === 0 && (isPhone ? !hasDays : !days)) return null;
  return (
    <Stack
      direction="row"
      role="group"
      aria-label="Filters"
      // One row that scrolls sideways on a phone, to leave more space for the list.
      sx={{
        flexWrap: { xs: 'nowrap', md: 'wrap' },
        alignItems: 'center',
        gap: 1,
        overflowX: 'auto',
        p: 0.5,
        m: -0.5,
        '& > *': { flex: 'none' },
      }}
    >
      {days ? <DayChips days={days} onlyOn={isPhone} /> : null}
      {on.map(({ filter, value }) => {
        const remove = () => changeFilters((now) => withoutFilters(now, filter.source));
        if (filter.kind === 'record') {
          return <RecordChip key={filter.source} filter={filter} id={value} onPress={remove} />;
        }
        const name = filter.choices.find(({ id }) => String(id) === value)?.name ?? value;
        return (
          <FilterChip
            key={filter.source}
            label={`${filter.label}: ${name}`}
            isOn
            onPress={remove}
          />
        );
      })}
      {on.length + (hasDays ? 1 : 0) > 1 ? (
        <Link component="button" type="button" onClick={() => changeFilters(() => ({}))}>
          Clear all
        </Link>
      ) : null}
    </Stack>
  );
}

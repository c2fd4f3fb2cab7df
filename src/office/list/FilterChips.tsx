import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { useIsPhone } from '../useIsPhone';
import { rangeText } from './datePresets';
import { DayChips } from './DayChips';
import { FilterChip } from './FilterChip';
import { FilterName, listSetFilters } from './FilterName';
import { useChangeFilters, useFilterValues } from './filters';
import { withoutFilters, type ListDays, type ListFilter } from './listFilters';

interface FilterChipsProps {
  filters: readonly ListFilter[];
  days: ListDays | undefined;
}

/** Chips for the list's active filters and its preset ranges of days. */
export function FilterChips({ filters, days }: FilterChipsProps) {
  const values = useFilterValues();
  const changeFilters = useChangeFilters();
  const isPhone = useIsPhone();
  const on = listSetFilters(filters, values);
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
      {on.map(({ filter, value }) => (
        <FilterName key={filter.source} filter={filter} value={value}>
          {(text) => (
            <FilterChip
              label={text}
              isOn
              onPress={() => changeFilters((now) => withoutFilters(now, filter.source))}
            />
          )}
        </FilterName>
      ))}
      {on.length + (hasDays ? 1 : 0) > 1 ? (
        <Link component="button" type="button" onClick={() => changeFilters(() => ({}))}>
          Clear all
        </Link>
      ) : null}
    </Stack>
  );
}

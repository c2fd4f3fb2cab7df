import CloseIcon from '@mui/icons-material/Close';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { useGetOne, type RaRecord } from 'react-admin';
import { carrierToday } from '../carrierTime';
import { datePresets, rangeText, valuesOfRange } from './datePresets';
import { useChangeFilters, useFilterValues } from './filters';
import {
  areSame,
  withoutFilters,
  type FilterValues,
  type ListDays,
  type ListFilter,
} from './listFilters';

interface FilterChipProps {
  label: string;
  isOn: boolean;
  onPress: () => void;
}

/** A chip for a filter. A press removes an active filter, or applies an inactive one. */
function FilterChip({ label, isOn, onPress }: FilterChipProps) {
  return (
    <Chip
      label={label}
      variant={isOn ? 'filled' : 'outlined'}
      {...(isOn && {
        color: 'info',
        'aria-label': `Remove filter: ${label}`,
        icon: <CloseIcon />,
      })}
      onClick={onPress}
      sx={{ minHeight: { xs: 48, md: 32 }, px: { xs: 1, md: 0.5 } }}
    />
  );
}

type RecordFilter = Extract<ListFilter, { kind: 'record' }>;

function RecordChip({
  filter: { label, reference, nameOf },
  id,
  onPress,
}: {
  filter: RecordFilter;
  id: string;
  onPress: () => void;
}) {
  const { data } = useGetOne<RaRecord>(reference, { id });
  return <FilterChip label={`${label}: ${data ? nameOf(data) : '…'}`} isOn onPress={onPress} />;
}

/** Chips for the date presets, and one for a range that is not a preset. */
function DayChips({ days }: { days: ListDays }) {
  const values = useFilterValues();
  const changeFilters = useChangeFilters();
  const change = (wanted: FilterValues) =>
    changeFilters((now) => ({ ...withoutFilters(now, days.from, days.to), ...wanted }));
  const given = { [days.from]: values[days.from], [days.to]: values[days.to] };
  const presets = datePresets(carrierToday()).map((range) => {
    const wanted = valuesOfRange(days, range);
    return { label: range.label, wanted, isOn: areSame(wanted, given) };
  });
  const ofOnesOwn = presets.some(({ isOn }) => isOn) ? '' : rangeText(days, values);
  return (
    <>
      {presets.map(({ label, wanted, isOn }) => (
        <FilterChip
          key={label}
          label={label}
          isOn={isOn}
          onPress={() => change(isOn ? {} : wanted)}
        />
      ))}
      {ofOnesOwn === '' ? null : <FilterChip label={ofOnesOwn} isOn onPress={() => change({})} />}
    </>
  );
}

interface FilterChipsProps {
  filters: readonly ListFilter[];
  days: ListDays | undefined;
}

/** The list's active filters; each chip removes its own filter. */
export function FilterChips({ filters, days }: FilterChipsProps) {
  const values = useFilterValues();
  const changeFilters = useChangeFilters();
  const set = withoutFilters(values);
  const on = filters.flatMap((filter) => {
    const value = set[filter.source];
    if (value === undefined) return [];
    return [{ filter, value: typeof value === 'string' ? value : JSON.stringify(value) }];
  });
  const hasDays = days && rangeText(days, values) !== '';
  if (on.length === 0 && !days) return null;
  return (
    <Stack
      direction="row"
      role="group"
      aria-label="Filters"
      // One row on a phone, which scrolls sideways, so that the list begins higher.
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
      {days ? <DayChips days={days} /> : null}
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

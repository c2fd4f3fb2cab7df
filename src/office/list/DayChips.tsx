import { carrierToday } from '../carrierTime';
import { datePresets, rangeText, valuesOfRange } from './datePresets';
import { FilterChip } from './FilterChip';
import { useChangeFilters, useFilterValues } from './filters';
import { areSame, withoutFilters, type FilterValues, type ListDays } from './listFilters';

interface DayChipsProps {
  days: ListDays;
  /** Whether to show only the active range. */
  onlyOn?: boolean;
}

/** Chips for the preset ranges, and one for an active range that is not a preset. */
export function DayChips({ days, onlyOn = false }: DayChipsProps) {
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
      {presets.map(({ label, wanted, isOn }) =>
        onlyOn && !isOn ? null : (
          <FilterChip
            key={label}
            label={label}
            isOn={isOn}
            onPress={() => change(isOn ? {} : wanted)}
          />
        ),
      )}
      {ofOnesOwn === '' ? null : <FilterChip label={ofOnesOwn} isOn onPress={() => change({})} />}
    </>
  );
}

import { instantText, dayText, monthText } from '@/contract/dateText';
import { dayAfter, dateTimeOf } from '@/contract/dates';
import type { FilterValues, ListDays } from './listFilters';

/** Days, both inclusive, as YYYY-MM-DD. */
interface DayRange {
  label: string;
  from: string;
  to: string;
}

/** The preset ranges. Weeks begin on Sunday, and months have their names. */
export function datePresets(now: Date): DayRange[] {
  const [year, month, date] = [now.getFullYear(), now.getMonth(), now.getDate()];
  const day = (days: number) => dateTimeOf(new Date(year, month, date + days)).date;
  const monthOf = (months: number): DayRange => {
    const first = new Date(year, month + months, 1);
    const last = new Date(year, month + months + 1, 0);
    return {
      label: monthText(first.getTime()),
      from: dateTimeOf(first).date,
      to: dateTimeOf(last).date,
    };
  };
  const sunday = -now.getDay();
  return [
    { label: 'Today', from: day(0), to: day(0) },
    { label: 'Last week', from: day(sunday - 7), to: day(sunday - 1) },
    monthOf(0),
    monthOf(-1),
  ];
}

const midnight = (day: string) => new Date(`${day}T00:00`).toISOString();

/** A range as the list's parameters. */
export function valuesOfRange({ kind, from, to }: ListDays, range: DayRange): FilterValues {
  return kind === 'days'
    ? { [from]: range.from, [to]: range.to }
    : { [from]: midnight(range.from), [to]: midnight(dayAfter(range.to)) };
}

/**
 * The text of a range that is not a preset, such as 'from Nov 1, 2026' or 'until Nov 7, 2026'; ''
 * if there is none.
 */
export function rangeText({ kind, from, to }: ListDays, values: FilterValues): string {
  const dateText = kind === 'days' ? dayText : instantText;
  return [['from', values[from]] as const, ['until', values[to]] as const]
    .flatMap(([label, value]) => (typeof value === 'string' ? [`${label} ${dateText(value)}`] : []))
    .join(' ');
}

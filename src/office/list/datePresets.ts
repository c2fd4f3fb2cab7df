import { dayMonthText, dayText } from '@/contract/dateText';
import { dayAfter } from '@/contract/dates';
import { instantIn } from '@/contract/timeZone';
import { carrierToday, carrierZone, timestampText } from '../carrierTime';
import { withoutFilters, type FilterValues, type ListDays } from './listFilters';

/** A range in the format YYYY-MM-DD that includes both days. */
interface DayRange {
  label: string;
  from: string;
  to: string;
}

interface Preset extends DayRange {
  /** Stays the same from day to day. */
  id: string;
}

/** Returns the preset ranges for a day in the format YYYY-MM-DD. Weeks begin on Sunday. */
export function datePresets(today: string): Preset[] {
  const now = new Date(today);
  const [year, month, date] = [now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()];
  const toUtcDay = (...parts: [number, number, number]) =>
    new Date(Date.UTC(...parts)).toISOString().slice(0, 10);
  const day = (days: number) => toUtcDay(year, month, date + days);
  const getMonthRange = (months: number): Preset => {
    const from = toUtcDay(year, month + months, 1);
    return {
      id: `month${months}`,
      label: dayMonthText(from),
      from,
      to: toUtcDay(year, month + months + 1, 0),
    };
  };
  const sunday = -now.getUTCDay();
  return [
    { id: 'today', label: 'Today', from: day(0), to: day(0) },
    { id: 'last_week', label: 'Last week', from: day(sunday - 7), to: day(sunday - 1) },
    getMonthRange(0),
    getMonthRange(-1),
  ];
}

export function auditPeriods(today: string): DayRange[] {
  const lastMonth = datePresets(today).slice(-1);
  return [
    { label: 'Last 30 days', from: dayAfter(today, -29), to: today },
    ...lastMonth.map(({ from, to }) => ({ label: 'Last month', from, to })),
  ];
}

const midnight = (date: string) => instantIn(carrierZone(), { date, time: '00:00' }).toISOString();

export function valuesOfRange({ kind, from, to }: ListDays, range: DayRange): FilterValues {
  return kind === 'days'
    ? { [from]: range.from, [to]: range.to }
    : { [from]: midnight(range.from), [to]: midnight(dayAfter(range.to)) };
}

/** The field of a saved view that names a preset range in place of its days. */
const presetField = 'preset';

/** Replaces the days of a preset range by its name, since a saved view means the day on which it is opened. */
export function toSavedFilter(values: FilterValues, days: ListDays | undefined): FilterValues {
  const preset = datePresets(carrierToday()).find(
    (range) => days && isIn(valuesOfRange(days, range), values),
  );
  if (!days || !preset) return values;
  return { ...withoutFilters(values, days.from, days.to), [presetField]: preset.id };
}

/** Replaces the name of a preset range by its days as of today. */
export function fromSavedFilter(saved: FilterValues, days: ListDays | undefined): FilterValues {
  const preset = datePresets(carrierToday()).find(({ id }) => id === saved[presetField]);
  const values = withoutFilters(saved, presetField);
  return days && preset ? { ...values, ...valuesOfRange(days, preset) } : values;
}

const isIn = (some: FilterValues, values: FilterValues) =>
  Object.entries(some).every(([name, value]) => values[name] === value);

/** Describes a range, which may have only one end: 'from Nov 1, 2026 until Nov 7, 2026'; '' if there is none. */
export function rangeText({ kind, from, to }: ListDays, values: FilterValues): string {
  const dateText = kind === 'days' ? dayText : timestampText;
  return [['from', values[from]] as const, ['until', values[to]] as const]
    .flatMap(([label, value]) => (typeof value === 'string' ? [`${label} ${dateText(value)}`] : []))
    .join(' ');
}

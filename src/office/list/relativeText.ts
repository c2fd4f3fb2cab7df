const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

const format = new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' });

/** Number of days after which a date is clearer than a relative time. */
const maxDays = 7;

const midnightOf = (at: Date) => new Date(at.getFullYear(), at.getMonth(), at.getDate()).getTime();

/**
 * 'just now', '3 hours ago', 'yesterday', by this computer's calendar. Null if it is more than a
 * week ago, or in the future: a report has the time on its driver's clock, which may be ahead.
 */
export function relativeText(at: Date, now: Date): string | null {
  const age = now.getTime() - at.getTime();
  // Rounded, because a day has 23 or 25 hours when the clocks change.
  const days = Math.round((midnightOf(now) - midnightOf(at)) / day);
  if (Number.isNaN(age) || age < -minute || days > maxDays) return null;
  if (days > 0 && age >= hour) return format.format(-days, 'day');
  if (age < minute) return 'just now';
  return age < hour
    ? format.format(-Math.trunc(age / minute), 'minute')
    : format.format(-Math.trunc(age / hour), 'hour');
}

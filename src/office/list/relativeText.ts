const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

const format = new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' });

/** Number of days after which a date is clearer than a relative time. */
const maxDays = 7;

/** 'just now', '3 hours ago', 'yesterday'; null if it is more than a week away. */
export function relativeText(at: Date, now: Date): string | null {
  const distance = at.getTime() - now.getTime();
  if (Number.isNaN(distance) || Math.abs(distance) > maxDays * units[0][1]) return null;
  for (const [unit, length] of units) {
    const count = Math.trunc(distance / length);
    if (count !== 0) return format.format(count, unit);
  }
  return 'just now';
}

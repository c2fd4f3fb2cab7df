import type { DateTime } from './dates';

/** IANA names. Offsets are left out, because PostgreSQL reads '+02:00' with the opposite sign. */
export const timeZones = () => ['UTC', ...Intl.supportedValuesOf('timeZone')];

export const isTimeZone = (name: string) => timeZones().includes(name);

/** A time zone's common name, such as 'Central Time', or its IANA name if it has none. */
export function timeZoneName(timeZone: string): string {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longGeneric' });
  const name = format.formatToParts().find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return name.startsWith('GMT') ? timeZone : name;
}

/** Cached by time zone, because creating a format is slow. */
const formats = new Map<string, Intl.DateTimeFormat>();

function getDateTimeFormat(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  // Swedish dates are in ISO order.
  const options = { timeZone, dateStyle: 'short', timeStyle: 'short' } as const;
  const made = new Intl.DateTimeFormat('sv-SE', options);
  formats.set(timeZone, made);
  return made;
}

/** The date and time on a clock in the time zone at an instant. */
export function dateTimeIn(timeZone: string, instant: Date): DateTime {
  const [date = '', time = ''] = getDateTimeFormat(timeZone).format(instant).split(' ');
  return { date, time };
}

const asUtc = ({ date, time }: DateTime) => Date.parse(`${date}T${time}Z`);

/**
 * The instant at which a clock in the time zone shows the date and time. A clock shows some times twice when daylight
 * saving time ends. The result is then the earlier instant in a zone behind UTC, such as America's, and the later one
 * in any other zone.
 */
export function instantIn(timeZone: string, local: DateTime): Date {
  const wanted = asUtc(local);
  let at = wanted;
  // The second turn corrects an instant near a clock change.
  for (let turn = 0; turn < 2; turn += 1) {
    at += wanted - asUtc(dateTimeIn(timeZone, new Date(at)));
  }
  return new Date(at);
}

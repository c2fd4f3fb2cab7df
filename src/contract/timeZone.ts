import type { DateTime } from './dates';

/**
 * The names of the time zones. Intl also accepts offsets, but PostgreSQL reads '+02:00' with the
 * opposite sign.
 */
export const timeZones = () => ['UTC', ...Intl.supportedValuesOf('timeZone')];

export const isTimeZone = (name: string) => timeZones().includes(name);

/**
 * A time zone's common name, such as 'Central Time', or the zone's own name if there is no other.
 */
export function timeZoneName(timeZone: string): string {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longGeneric' });
  const name = format.formatToParts().find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return name.startsWith('GMT') ? timeZone : name;
}

/** The formats by time zone. They are cached, because creating one takes long. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  // In Swedish, dates are in ISO order.
  const options = { timeZone, dateStyle: 'short', timeStyle: 'short' } as const;
  const made = new Intl.DateTimeFormat('sv-SE', options);
  formats.set(timeZone, made);
  return made;
}

/** Returns the dateTime that a clock in the time zone shows at an instant. */
export function dateTimeIn(timeZone: string, instant: Date): DateTime {
  const [date = '', time = ''] = formatOf(timeZone).format(instant).split(' ');
  return { date, time };
}

const asUtc = ({ date, time }: DateTime) => Date.parse(`${date}T${time}Z`);

/**
 * Returns the instant at which a clock in the time zone shows this time. If the clock shows it
 * twice, returns the earlier instant.
 */
export function instantIn(timeZone: string, local: DateTime): Date {
  const wanted = asUtc(local);
  let at = wanted;
  // The second turn corrects the result near a clock change.
  for (let turn = 0; turn < 2; turn += 1) {
    at += wanted - asUtc(dateTimeIn(timeZone, new Date(at)));
  }
  return new Date(at);
}

import type { DateTime } from './dates';

/** The names of the time zones. Not all that Intl accepts: PostgreSQL reads '+02:00' with the opposite sign. */
export const timeZones = () => ['UTC', ...Intl.supportedValuesOf('timeZone')];

export const isTimeZone = (name: string) => timeZones().includes(name);

/** 'Central Time'; the zone's own name where it has no other. */
export function timeZoneName(timeZone: string): string {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longGeneric' });
  const name = format.formatToParts().find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return name.startsWith('GMT') ? timeZone : name;
}

/** By time zone, because making one takes long. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  // In this language, dates are in ISO order.
  const options = { timeZone, dateStyle: 'short', timeStyle: 'short' } as const;
  const made = new Intl.DateTimeFormat('sv-SE', options);
  formats.set(timeZone, made);
  return made;
}

/** An instant on the clock of a time zone. */
export function dateTimeIn(timeZone: string, instant: Date): DateTime {
  const [date = '', time = ''] = formatOf(timeZone).format(instant).split(' ');
  return { date, time };
}

const asUtc = ({ date, time }: DateTime) => Date.parse(`${date}T${time}Z`);

/** The instant at which the clock of a time zone shows this time; the earlier one if it does so twice. */
export function instantIn(timeZone: string, local: DateTime): Date {
  const wanted = asUtc(local);
  let at = wanted;
  // The second turn is for an hour at which the clocks change.
  for (let turn = 0; turn < 2; turn += 1) {
    at += wanted - asUtc(dateTimeIn(timeZone, new Date(at)));
  }
  return new Date(at);
}

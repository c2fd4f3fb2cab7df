import { useSyncExternalStore } from 'react';
import { clockText, dayText, instantText } from '@/contract/dateText';
import { dateTimeIn, timeZoneName } from '@/contract/timeZone';

/**
 * The carrier's time zone, in which the office shows instants; until it is known, the browser's. It is a variable of
 * the module rather than a context, because plain functions that return texts need it too.
 */
let shownZone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
const listeners = new Set<() => void>();

export function showTimesIn(timeZone: string): void {
  shownZone = timeZone;
  for (const onChange of listeners) onChange();
}

export const carrierZone = () => shownZone;

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}

/** Returns the carrier's time zone and re-renders the component when the zone changes. */
export const useCarrierZone = () => useSyncExternalStore(subscribe, carrierZone);

export const zoneText = () => `Times are in ${timeZoneName(shownZone)}.`;

/** Today's date in the carrier's time zone. */
export const carrierToday = () => dateTimeIn(shownZone, new Date()).date;

/** A server's timestamp in the carrier's time zone; 'never' if null. */
export const timestampText = (at: string | null) =>
  at === null ? 'never' : instantText(at, shownZone);

/** The date of a server's timestamp in the carrier's time zone: 'Nov 20, 2026'. */
export const carrierDayText = (at: string) => dayText(dateTimeIn(shownZone, new Date(at)).date);

/** Only the time of an instant from today; the date and time of any other instant. */
export const clockTimeText = (at: Date) => clockText(at.toISOString(), carrierToday(), shownZone);

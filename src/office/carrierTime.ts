import { useSyncExternalStore } from 'react';
import { clockText, dayText, instantText } from '@/contract/dateText';
import { dateTimeIn, timeZoneName } from '@/contract/timeZone';

/**
 * The office shows every instant in the carrier's time zone, not in the browser's. There is one value
 * for the page, because plain functions make text as well as components.
 */
let shownZone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
const listeners = new Set<() => void>();

/** Shows instants in a time zone from now on. */
export function showTimesIn(timeZone: string): void {
  shownZone = timeZone;
  for (const onChange of listeners) onChange();
}

export const carrierZone = () => shownZone;

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}

/** The carrier's time zone. The component re-renders when it changes. */
export const useCarrierZone = () => useSyncExternalStore(subscribe, carrierZone);

/** 'Times are in Central Time.', once on each page and sheet. */
export const zoneText = () => `Times are in ${timeZoneName(shownZone)}.`;

/** The carrier's current day. */
export const carrierToday = () => dateTimeIn(shownZone, new Date()).date;

/** A server's timestamp in the carrier's time zone; 'never' if null. */
export const timestampText = (at: string | null) =>
  at === null ? 'never' : instantText(at, shownZone);

/** The day of a server's timestamp in the carrier's time zone, 'Nov 20, 2026'. */
export const carrierDayText = (at: string) => dayText(dateTimeIn(shownZone, new Date(at)).date);

/** The time alone if it is today. */
export const clockTimeText = (at: Date) => clockText(at.toISOString(), carrierToday(), shownZone);

import { createSelector } from '@reduxjs/toolkit';
import * as v from 'valibot';
import { toDeviceDateTime, type DateTime } from '@/contract/dates';
import { inspectionHeader, isTooFarAhead } from '@/contract/inspection';
import { spacedNumbers, vehicleNumbers } from '@/contract/vehicleNumbers';
import type { DraftRoot, DraftState } from '../state/inspectionState';
import { isFieldUnsent, parseMiles } from '../state/header';
import { filledHeader, type Prefill } from '../state/prefill';
import { begunQuestion, getDateTimeKey, isBegunEarlier, isTimeUntouched } from './firstMark';
import { isAnyMarked } from './otherVehicle';
import { isSameNumber } from './vehicleNames';

const hour = 3_600_000;
/** In hours. A longer difference is unusual, because it exceeds a shift. */
const usual = 12;

const toDay = (now: number) => toDeviceDateTime(new Date(now)).date;

/** The question about a day and time far from `now` (ms), or null. */
export function timeQuestion({ date, time }: DateTime, now: number): string | null {
  const { entries } = inspectionHeader;
  if (!v.is(entries.date, date) || !v.is(entries.time, time)) return null;
  if (isTooFarAhead(date, toDay(now))) return null;
  const hours = (new Date(`${date}T${time}`).getTime() - now) / hour;
  if (Math.abs(hours) <= usual) return null;
  const isDays = Math.abs(hours) >= 48;
  const distance = isDays ? Math.trunc(hours / 24) : Math.trunc(hours);
  const relative = new Intl.RelativeTimeFormat('en', { numeric: 'always' });
  return `This is ${relative.format(distance, isDays ? 'day' : 'hour')}. Is that right?`;
}

/** Upper bounds, in miles, for what a truck drives in a day and for what an odometer shows. */
const mostADay = 1500;
const mostMiles = 2_000_000;

type Reading = Prefill['odometers'][number];

const written = (miles: number) => miles.toLocaleString('en-US');

/** The highest plausible reading on this day. A reading without a day counts as one day old. */
function mostSince({ miles, day }: Reading, today: string): number {
  const days = (Date.parse(today) - Date.parse(day ?? today)) / (24 * hour);
  return miles + mostADay * Math.max(1, days || 0);
}

/** Returns null if the reading is plausible. */
function odometerQuestion(miles: number, today: string, last: Reading | undefined): string | null {
  const isLow = last !== undefined && miles < last.miles;
  const isHigh = miles > mostMiles || (last !== undefined && miles > mostSince(last, today));
  if (!isLow && !isHigh) return null;
  const before = last ? `Last report: ${written(last.miles)}. ` : '';
  return `${before}Is ${written(miles)} right?`;
}

export const selectDateTimeKey = ({ inspection: { draft } }: DraftRoot) => getDateTimeKey(draft);

export const selectClockError = ({ inspection: { draft } }: DraftRoot) => draft.clockError;

export const selectOdometerKey = ({ inspection: { draft } }: DraftRoot) =>
  `${draft.header.values.truck_number.trim()} ${parseMiles(draft.header.values.odometer_reading) ?? ''}`;

const selectUnusualTime = createSelector(
  [
    ({ inspection: { draft } }: DraftRoot) => draft.header.values.date,
    ({ inspection: { draft } }: DraftRoot) => draft.header.values.time,
    (_root: DraftRoot, now: number) => now,
  ],
  (date, time, now) => timeQuestion({ date, time }, now),
);

/**
 * Whether the driver has not confirmed the day and time. A saved report needs no confirmation unless the driver changes
 * them.
 */
export function isTimeUnconfirmed(draft: DraftState): boolean {
  const { header, report } = draft;
  const isSaved = report.status === 'loaded' || report.status === 'created';
  const isEdited = isFieldUnsent(header, 'date') || isFieldUnsent(header, 'time');
  return (!isSaved || isEdited) && header.confirmed.moment !== getDateTimeKey(draft);
}

/** Whether the marks are of an earlier day than that of `now`, the phone's time in ms. */
export const selectIsBegunEarlier = ({ inspection: { draft } }: DraftRoot, now: number) =>
  isBegunEarlier(draft, toDay(now + draft.clockError));

/** The question about the day and time, or null. `now` is the phone's time in ms. */
export function selectTimeQuestion(root: DraftRoot, now: number): string | null {
  const { draft } = root.inspection;
  const rightNow = now + draft.clockError;
  if (selectIsBegunEarlier(root, now)) return begunQuestion(draft, toDay(rightNow));
  // The first mark sets the day and time.
  if (!isTimeUnconfirmed(draft) || (isTimeUntouched(draft) && !isAnyMarked(draft, 'truck')))
    return null;
  return selectUnusualTime(root, rightNow);
}

export function selectOdometerQuestion(root: DraftRoot): string | null {
  const { header, prefill } = root.inspection.draft;
  const miles = parseMiles(header.values.odometer_reading);
  if (miles === null || header.confirmed.odometer === selectOdometerKey(root)) return null;
  const { truck_number: truck, date } = header.values;
  const last = prefill.odometers.find((known) => isSameNumber(known.truck, truck));
  return odometerQuestion(miles, date, last);
}

/** `split` is the text with a separator between the trailers. */
export interface TrailersQuestion {
  question: string;
  split: string;
}

/** The question about a text such as 'TR-601 TR-602', or null. */
export const selectTrailersQuestion = createSelector(
  [
    ({ inspection: { draft } }: DraftRoot) => draft.header.values.trailer_numbers,
    ({ inspection: { draft } }: DraftRoot) => draft.header.confirmed.trailers,
  ],
  (written, confirmed): TrailersQuestion | null => {
    const numbers = vehicleNumbers(written);
    const unclear = numbers.find((number) => spacedNumbers(number) !== null);
    if (unclear === undefined || confirmed === written) return null;
    const parts = spacedNumbers(unclear) ?? [];
    return {
      question: `${unclear}: one trailer or ${parts.length === 2 ? 'two' : parts.length}?`,
      split: numbers.flatMap((number) => (number === unclear ? parts : [number])).join(', '),
    };
  },
);

function reportLineText(parts: {
  truck_number: string;
  trailer_numbers: string;
  carrier: string;
}): string {
  const texts = [parts.truck_number, parts.trailer_numbers, parts.carrier];
  return texts
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .join(' · ');
}

/** The remembered header on one line, which the page offers for a new form, or null. */
export function selectOffer({ inspection: { draft } }: DraftRoot): string | null {
  const { access, report, prefill, header } = draft;
  const isNew = report.status === 'none' || report.status === 'unknown';
  if (access.status !== 'writable' || !isNew || prefill.header === null) return null;
  if (isFieldUnsent(header, 'carrier') || header.values.truck_number.trim() !== '') return null;
  return reportLineText(filledHeader(header, prefill.header));
}

export const selectFoldedLine = ({ inspection: { draft } }: DraftRoot) =>
  reportLineText(draft.header.values);

export const selectIsFolded = ({ inspection: { draft } }: DraftRoot) => draft.header.isFolded;

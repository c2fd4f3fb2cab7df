import * as v from 'valibot';
import type { InspectionRequest } from '@/contract/inspection';
import { isFieldUnsent, milesOf, type Header, type HeaderValues } from './header';

/**
 * The fields that usually remain the same from one report to the next. Signatures are not
 * remembered.
 */
const rememberedFields = ['carrier', 'truck_number', 'trailer_numbers'] as const;

const remembered = v.object(v.entriesFromList(rememberedFields, v.string()));
export type RememberedHeader = v.InferOutput<typeof remembered>;

const prefill = v.object({
  /** The header of the report last saved or sent; null before the first report. */
  header: v.nullable(remembered),
  /** The last odometer reading of each truck, latest first. */
  odometers: v.array(
    v.object({
      truck: v.string(),
      miles: v.number(),
      /** The day of the reading's report, YYYY-MM-DD; null in drafts of earlier versions. */
      day: v.fallback(v.optional(v.nullable(v.string()), null), null),
    }),
  ),
});

/** What this phone remembers from a driver's earlier reports. */
export type Prefill = v.InferOutput<typeof prefill>;

export const blankPrefill: Prefill = { header: null, odometers: [] };

/** The stored prefill. A missing or damaged prefill becomes blank. */
export const storedPrefill = v.fallback(prefill, blankPrefill);

type Trip = Pick<HeaderValues, 'truck_number' | 'odometer_reading'>;

/** The number of trucks that the phone remembers per driver. */
const maxTrucks = 20;

/** Returns the prefill with this report's odometer reading as its truck's last reading. */
export function rememberReading(known: Prefill, trip: Trip, day: string): Prefill {
  const truck = trip.truck_number.trim();
  const miles = milesOf(trip.odometer_reading);
  if (truck === '' || miles === null) return known;
  const others = known.odometers.filter((other) => other.truck !== truck);
  return { ...known, odometers: [{ truck, miles, day }, ...others].slice(0, maxTrucks) };
}

type Reported = Trip & RememberedHeader & Pick<InspectionRequest, 'date_inspected'>;

/** Returns the prefill after this report has been saved or sent. */
export function rememberReport(known: Prefill, report: Reported): Prefill {
  const [day = ''] = report.date_inspected.split(' ');
  return { ...rememberReading(known, report, day), header: v.parse(remembered, report) };
}

/**
 * The remembered header, to be filled in where fields are blank or have only the account's name.
 */
export function filledHeader(header: Header, remembered: RememberedHeader): RememberedHeader {
  const filled = { ...remembered };
  for (const field of rememberedFields) {
    const typed = header.values[field];
    if (typed.trim() !== '' && isFieldUnsent(header, field)) filled[field] = typed;
  }
  return filled;
}

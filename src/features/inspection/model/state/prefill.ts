import * as v from 'valibot';
import type { InspectionRequest } from '@/contract/inspection';
import { isFieldUnsent, parseMiles, type Header, type HeaderValues } from './header';

/** Fields that usually stay the same in the next report. */
const rememberedFields = ['carrier', 'truck_number', 'trailer_numbers'] as const;

const remembered = v.object(v.entriesFromList(rememberedFields, v.string()));
export type RememberedHeader = v.InferOutput<typeof remembered>;

const prefill = v.object({
  /** The header of the last saved or sent report. Null before the first report. */
  header: v.nullable(remembered),
  /** The last odometer readings, one per truck, latest first. */
  odometers: v.array(
    v.object({
      truck: v.string(),
      miles: v.number(),
      /** The report's day, YYYY-MM-DD. Null in drafts from earlier versions. */
      day: v.fallback(v.optional(v.nullable(v.string()), null), null),
    }),
  ),
});

/** What this phone remembers from a driver's earlier reports. */
export type Prefill = v.InferOutput<typeof prefill>;

export const blankPrefill: Prefill = { header: null, odometers: [] };

export const storedPrefill = v.fallback(prefill, blankPrefill);

type Trip = Pick<HeaderValues, 'truck_number' | 'odometer_reading'>;

/** The limit applies to each driver separately. */
const maxTrucks = 20;

export function rememberReading(known: Prefill, trip: Trip, day: string): Prefill {
  const truck = trip.truck_number.trim();
  const miles = parseMiles(trip.odometer_reading);
  if (truck === '' || miles === null) return known;
  const others = known.odometers.filter((other) => other.truck !== truck);
  return { ...known, odometers: [{ truck, miles, day }, ...others].slice(0, maxTrucks) };
}

type Reported = Trip & RememberedHeader & Pick<InspectionRequest, 'date_inspected'>;

/** Returns the prefill after this report was saved or sent. */
export function rememberReport(known: Prefill, report: Reported): Prefill {
  const [day = ''] = report.date_inspected.split(' ');
  return { ...rememberReading(known, report, day), header: v.parse(remembered, report) };
}

/** Returns the remembered header, but keeps values that the driver has typed. */
export function filledHeader(header: Header, remembered: RememberedHeader): RememberedHeader {
  const filled = { ...remembered };
  for (const field of rememberedFields) {
    const typed = header.values[field];
    if (typed.trim() !== '' && isFieldUnsent(header, field)) filled[field] = typed;
  }
  return filled;
}

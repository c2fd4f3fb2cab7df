import * as v from 'valibot';
import type { HeaderValues } from '../report/header';
import { milesOf } from '../report/odometer';

/** What is the same from one report to the next. */
const rememberedFields = [
  'carrier',
  'truck_number',
  'trailer_numbers',
  'drivers_signature',
] as const;

const remembered = v.object(v.entriesFromList(rememberedFields, v.string()));
export type RememberedHeader = v.InferOutput<typeof remembered>;

const memory = v.object({
  /** Of the report that was saved or sent last; null before the first one. */
  header: v.nullable(remembered),
  /** The last reading of each truck, the latest first. */
  odometers: v.array(v.object({ truck: v.string(), miles: v.number() })),
});

/** What a driver's earlier reports left on this phone. */
export type Memory = v.InferOutput<typeof memory>;

export const blankMemory: Memory = { header: null, odometers: [] };

/** Reads what was kept; a damaged memory is none. */
export function parseMemory(kept: unknown): Memory {
  const parsed = v.safeParse(memory, kept);
  return parsed.success ? parsed.output : blankMemory;
}

type Trip = Pick<HeaderValues, 'truck_number' | 'odometer_reading'>;

/** How many trucks one driver may drive by turns. */
const mostTrucks = 20;

/** The memory with this report's reading as its truck's last. */
export function rememberReading(known: Memory, trip: Trip): Memory {
  const truck = trip.truck_number.trim();
  const miles = milesOf(trip.odometer_reading);
  if (truck === '' || miles === null) return known;
  const others = known.odometers.filter((other) => other.truck !== truck);
  return { ...known, odometers: [{ truck, miles }, ...others].slice(0, mostTrucks) };
}

/** The memory after this report was saved or sent. */
export function rememberReport(known: Memory, report: Trip & RememberedHeader): Memory {
  return { ...rememberReading(known, report), header: v.parse(remembered, report) };
}

/** The remembered values, but where something was entered already. */
export function filledHeader(values: HeaderValues, header: RememberedHeader): RememberedHeader {
  const filled = { ...header };
  for (const field of rememberedFields) {
    if (values[field].trim() !== '') filled[field] = values[field];
  }
  return filled;
}

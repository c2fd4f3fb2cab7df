import { toDeviceDateTime, type DateTime } from '@/contract/dates';
import { defaultCondition, type InspectionHeader } from '@/contract/inspection';
import type { ReportRow } from '@/contract/records';

/** Whether a driver inspects before or after the trip, with Linehaul's own backend only. */
export type Trip = NonNullable<ReportRow['trip']>;

export type HeaderField = keyof InspectionHeader;
export type HeaderValues = Record<HeaderField, string>;

/** The number questions that the driver has answered with the typed numbers, by their text. */
type ConfirmedOwner = 'truckOwner' | 'trailerOwners';

/** Unusual values that the driver has confirmed, by question. */
export type Confirmed = Record<
  'moment' | 'odometer' | 'truck' | 'trailers' | ConfirmedOwner,
  string
>;

export interface HeaderFacts {
  /** Whether the condition was chosen while a defect was open, even if it is the preselected one. */
  isConditionChosen: boolean;
  isFolded: boolean;
  confirmed: Confirmed;
  /** The vehicles that the driver chose by their present numbers, by `toKindNumberKey`. */
  chosen: string[];
  trip: Record<'chosen' | 'server', Trip | null>;
}

/** The header as entered, and as the server has it. A difference between the two is unsent. */
export interface Header extends HeaderFacts {
  values: HeaderValues;
  server: HeaderValues;
}

export const now = (): DateTime => toDeviceDateTime(new Date());

const blankValues: HeaderValues = {
  carrier: '',
  address: '',
  date: '',
  time: '',
  truck_number: '',
  odometer_reading: '',
  trailer_numbers: '',
  drivers_signature: '',
  drivers_signature_date: '',
  mechanics_signature: '',
  mechanics_signature_date: '',
  satisfactory_vehicle_condition: defaultCondition,
};

export const headerFields = Object.keys(blankValues) as HeaderField[];

/** The driver's fields, which the form for another truck keeps. */
export const ownFields = ['carrier', 'address'] as const;

/** In page order. */
export const foldedFields = [
  'carrier',
  'date',
  'time',
  'truck_number',
  'trailer_numbers',
] as const satisfies HeaderField[];

export const blankFacts: HeaderFacts = {
  isConditionChosen: false,
  isFolded: false,
  confirmed: {
    moment: '',
    odometer: '',
    truck: '',
    trailers: '',
    truckOwner: '',
    trailerOwners: '',
  },
  chosen: [],
  trip: { chosen: null, server: null },
};

export const blankHeader: Header = { values: blankValues, server: blankValues, ...blankFacts };

/** A new report's header. */
export function headerAt(entered: DateTime, driver: string | null = null): HeaderValues {
  return {
    ...blankValues,
    carrier: driver ?? '',
    ...entered,
    drivers_signature_date: entered.date,
    mechanics_signature_date: entered.date,
  };
}

export function sentValue(field: HeaderField, value: string): string {
  return field === 'odometer_reading' ? plainReading(value) : value.trim();
}

/** Whether the driver chose a trip that differs from the server's. */
export function isTripUnsent({ trip: { chosen, server } }: Header): boolean {
  return chosen !== null && chosen !== server;
}

export function isFieldUnsent(header: Header, field: HeaderField): boolean {
  return sentValue(field, header.values[field]) !== sentValue(field, header.server[field]);
}

/** Matches a number with one kind of thousands separator, such as 418,220 or 418 220 or 418.220 or 418'220. */
const grouped = /^\d{1,3}(?:([,.'’]|\s)\d{3})(?:\1\d{3})*$/;

/** An odometer reading as sent, which is trimmed and has no thousands separators if it is a whole number. */
export function plainReading(typed: string): string {
  const text = typed.trim();
  return grouped.test(text) ? text.replace(/\D/g, '') : text;
}

/** The odometer reading in miles. Null if it is missing, too large, or not a whole number. */
export function parseMiles(typed: string): number | null {
  const text = plainReading(typed);
  const miles = /^\d+$/.test(text) ? Number(text) : NaN;
  return Number.isSafeInteger(miles) ? miles : null;
}

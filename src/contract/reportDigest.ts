import { checklistKeys } from './checklist';
import { toDateTime, toIsoDate } from './dates';
import type { Inspection } from './inspection';

/** The parts of a request or of a response that a digest covers. */
type DigestedReport = Omit<Inspection, 'id' | 'created_at' | 'updated_at' | 'comments'> & {
  comments: readonly { key: string; text: string }[];
};

const texts = [
  'carrier',
  'address',
  'truck_number',
  'odometer_reading',
  'trailer_numbers',
  'drivers_signature',
  'mechanics_signature',
  'satisfactory_vehicle_condition',
] as const;

const days = ['drivers_signature_date', 'mechanics_signature_date'] as const;

/** Returns the text as it is stored, which is trimmed and has U+FFFD for half a surrogate pair. */
const storedText = (text: string) => text.trim().replace(/\p{Surrogate}/gu, '\ufffd');

/**
 * What a report says, by the names of its fields. The form is the same for what a phone sent and
 * for what the server has. It consists of the vehicles as the driver wrote them, the rest of the
 * header, the 63 values and the defects' descriptions. Dates are ISO. The description of an item
 * that is not defective does not count, because the form on the screen neither shows nor sends it.
 */
function fieldsOf(report: DigestedReport): [name: string, value: string][] {
  const described = new Map(report.comments.map(({ key, text }) => [key, text]));
  const { date, time } = toDateTime(report.date_inspected, { date: '', time: '' });
  return [
    ...texts.map((name): [string, string] => [name, storedText(report[name])]),
    ...days.map((name): [string, string] => [name, toIsoDate(report[name], '')]),
    ['date_inspected', `${date} ${time}`],
    ...checklistKeys.map((key): [string, string] => {
      const value = report[key];
      const text = value === false ? ` ${storedText(described.get(key) ?? '')}` : '';
      return [key, `${String(value)}${text}`];
    }),
  ];
}

/** The names of the fields in which two reports differ. */
export function differingFields(one: DigestedReport, other: DigestedReport): string[] {
  const values = new Map(fieldsOf(other));
  return fieldsOf(one).flatMap(([name, value]) => (values.get(name) === value ? [] : [name]));
}

/** The browser's types declare `crypto.subtle` as always present, but it exists only with https. */
const subtleCrypto = (): SubtleCrypto | undefined => crypto.subtle;

/**
 * Returns the SHA-256 of what a report says, in hexadecimal digits; null on a page without https,
 * where the browser cannot compute it.
 */
export async function digestOf(report: DigestedReport): Promise<string | null> {
  const subtle = subtleCrypto();
  if (!subtle) return null;
  const text = JSON.stringify(fieldsOf(report));
  const hash = await subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The part of a digest that a driver and the office can compare by eye. */
export const checkCodeOf = (digest: string): string => digest.slice(0, 8);

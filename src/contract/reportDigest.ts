import { checklistKeys } from './checklist';
import { toDateTime, toIsoDate } from './dates';
import type { Inspection } from './inspection';

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

/** Converts text to its stored form: trimmed, with U+FFFD for half a surrogate pair. */
const storedText = (text: string) => text.trim().replace(/\p{Surrogate}/gu, '\ufffd');

/**
 * Lists what a report says as fields with text, the same for what a phone sent and what the server stored. Dates are
 * ISO. Leaves out the description of an item that is not defective, because the form neither shows nor sends it.
 */
function listDigestFields(report: DigestedReport): [name: string, value: string][] {
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

export function differingFields(one: DigestedReport, other: DigestedReport): string[] {
  const values = new Map(listDigestFields(other));
  return listDigestFields(one).flatMap(([name, value]) =>
    values.get(name) === value ? [] : [name],
  );
}

/** Undefined without https, although the browser's types say that `crypto.subtle` always exists. */
const subtleCrypto = (): SubtleCrypto | undefined => crypto.subtle;

/**
 * Returns the SHA-256 of what a report says, in hexadecimal digits. Returns null without https, where the browser
 * cannot compute it.
 */
export async function computeReportDigest(report: DigestedReport): Promise<string | null> {
  const subtle = subtleCrypto();
  if (!subtle) return null;
  const text = JSON.stringify(listDigestFields(report));
  const hash = await subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * What a check code covers: since version 2, what the driver entered. Codes without a version cover the values on the day
 * of their copy.
 */
const codeVersion = '2';

/** '2-1a2b3c4d', or '' without a digest. */
export const toCheckCode = (digest: string): string =>
  digest === '' ? '' : `${codeVersion}-${toEarlierCode(digest)}`;

export const earlierCodesLabel = 'Check codes of earlier copies';

/** The check code that earlier versions printed. */
export const toEarlierCode = (digest: string): string => digest.slice(0, 8);

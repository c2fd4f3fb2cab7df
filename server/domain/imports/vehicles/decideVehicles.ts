import * as v from 'valibot';
import {
  newVehicle,
  type DecidedRow,
  type NewVehicle,
  type VehicleRow,
} from '@/contract/office/imports';
import { lookKey } from '@/contract/lookKey';
import { toKindNumberKey } from '@/contract/vehicleKey';
import type { EarlierOwner } from '@/contract/records';
import { earlierOwnerText, vehicleLabel } from '@/contract/vehicleLabel';

export const details = ['vin', 'plate', 'make', 'year'] as const;

interface KnownVehicle {
  id: number;
  kind: NewVehicle['kind'];
  number: string;
  vin: string;
  plate: string;
  make: string;
  year: number | null;
  unconfirmed: string | null;
  version: number;
}

export interface Found {
  vehicle: KnownVehicle | null;
  earlier: readonly EarlierOwner[];
  alike: readonly string[];
}

/** `details` contains only what the row changes. */
export interface Decided extends DecidedRow {
  read: NewVehicle | null;
  known: KnownVehicle | null;
  isConfirmed: boolean;
  /** Whether the office has to confirm or merge the vehicle, because its number is or resembles one that another had. */
  isAlike: boolean;
  details: Partial<Pick<KnownVehicle, (typeof details)[number]>>;
}

const kinds: Readonly<Record<string, NewVehicle['kind']>> = {
  truck: 'truck',
  tractor: 'truck',
  'power unit': 'truck',
  trailer: 'trailer',
  trl: 'trailer',
};

/** Parses a row. Returns a message if the row breaks a rule. */
export function readRow(row: VehicleRow): NewVehicle | string {
  const year = row.year.trim();
  const kind = row.kind.trim().toLowerCase();
  if (kind === '') return 'Say whether it is a truck or a trailer.';
  const known = kinds[kind.replace(/s$/, '')];
  if (known === undefined) return `“${row.kind.trim()}” is neither a truck nor a trailer.`;
  if (year !== '' && !/^\d{4}$/.test(year)) return 'The year has four digits.';
  const { success, output, issues } = v.safeParse(newVehicle, {
    kind: known,
    number: row.number.replace(/\s+/g, ' '),
    vin: row.vin,
    plate: row.plate,
    make: row.make,
    year: year === '' ? null : Number(year),
  });
  return success ? output : issues[0].message;
}

const rejected = (line: number, why: string): Decided => ({
  line,
  fate: 'rejected',
  why,
  record: null,
  read: null,
  known: null,
  isConfirmed: false,
  isAlike: false,
  details: {},
});

function pickChangedDetails(read: NewVehicle, known: KnownVehicle): Decided['details'] {
  const changed = details.flatMap((field) => {
    const value = read[field];
    const isSaid = value !== undefined && value !== '' && value !== null;
    return isSaid && value !== known[field] ? [[field, value]] : [];
  });
  return Object.fromEntries(changed) as Decided['details'];
}

const labels = { vin: 'VIN', plate: 'Plate', make: 'Make', year: 'Year' } as const;

function ofKnown(
  line: number,
  { read, known, warnings }: { read: NewVehicle; known: KnownVehicle; warnings: readonly string[] },
): Decided {
  const changes = pickChangedDetails(read, known);
  const isConfirmed = known.unconfirmed === 'new' || known.unconfirmed === 'other_trailer';
  const texts = details
    .filter((field) => changes[field] !== undefined)
    .map((field) => `${labels[field]} ${known[field] || 'none'} → ${changes[field]}`);
  if (isConfirmed) texts.push('Confirmed as one of yours');
  return {
    line,
    fate: texts.length > 0 ? 'changed' : 'same',
    why: [...warnings, texts.join('. ')].filter(Boolean).join(' '),
    record: known.id,
    read,
    known,
    isConfirmed,
    isAlike: false,
    details: changes,
  };
}

/** Decides each row's fate. `found` contains what the database knows, by `toKindNumberKey`. */
export function decide(
  rows: readonly { line: number; read: NewVehicle | string }[],
  found: ReadonlyMap<string, Found>,
  today: string,
): Decided[] {
  const lines = new Map<string, number>();
  const looks = new Map<string, string>();
  return rows.map(({ line, read }) => {
    if (typeof read === 'string') return rejected(line, read);
    const key = toKindNumberKey(read);
    const { vehicle: known = null, earlier: owners = [], alike = [] } = found.get(key) ?? {};
    const same = known ? `id ${known.id}` : key;
    const earlier = lines.get(same);
    if (earlier !== undefined) {
      return rejected(line, `Row ${earlier} is ${vehicleLabel({ id: 0, ...read })} already.`);
    }
    lines.set(same, line);
    const warnings = owners.map((owner) => earlierOwnerText(owner, today));
    if (known) return ofKnown(line, { read, known, warnings });
    const look = `${read.kind} ${lookKey(read.number)}`;
    const before = looks.get(look);
    looks.set(look, read.number);
    const others = [...alike, ...(before === undefined ? [] : [before])];
    const reasons = [
      ...warnings,
      ...(others.length > 0 ? [`Looks like ${others.join(', ')}.`] : []),
    ];
    const isAlike = reasons.length > 0;
    const why = isAlike ? [...reasons, 'Confirm or merge it later.'].join(' ') : '';
    return { ...rejected(line, why), fate: 'new', read, isAlike };
  });
}

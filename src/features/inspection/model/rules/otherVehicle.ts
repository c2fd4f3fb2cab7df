import { checklistKeys } from '@/contract/checklist';
import { spacedNumbers, vehicleNumbers } from '@/contract/vehicleNumbers';
import { toKindNumberKey } from '@/contract/vehicleKey';
import { trailerKeys } from '../state/checklist';
import type { DraftContents, Vehicles } from '../state/draftContents';
import type { HeaderField } from '../state/header';
import type { DraftRoot, DraftState } from '../state/inspectionState';
import { getPendingOutbox } from '../state/outbox';
import { selectKnownVehicles } from './knownVehicles';
import { listVehicleNames, vehiclesKey } from './vehicleNames';

export interface OtherVehicle {
  kind: keyof Vehicles;
  saved: string;
  entered: string;
  /** Whether the office has the form, or may have received it. */
  isAtOffice: boolean;
}

export const vehicleFields = {
  truck: 'truck_number',
  trailers: 'trailer_numbers',
} as const satisfies Record<keyof Vehicles, HeaderField>;

export const vehicleItems = { truck: checklistKeys, trailers: trailerKeys } as const;

const none: Vehicles = { truck: '', trailers: '' };

const only = (kind: keyof Vehicles, number: string): Vehicles => ({ ...none, [kind]: number });

/** A trailer number with spaces may name one trailer or several. */
function isSameVehicle(kind: keyof Vehicles, one: string, other: string): boolean {
  const [before, after] = [one, other].map((text) => {
    if (kind === 'truck') return text;
    return vehicleNumbers(text)
      .flatMap((number) => spacedNumbers(number) ?? [number])
      .join(',');
  });
  return vehiclesKey(only(kind, before ?? '')) === vehiclesKey(only(kind, after ?? ''));
}

export const isAnyMarked = (
  { checklist }: Pick<DraftContents, 'checklist'>,
  kind: keyof Vehicles,
) => vehicleItems[kind].some((key) => checklist.entities[key].value !== null);

function findOtherByKind(state: DraftState, kind: keyof Vehicles): OtherVehicle | null {
  const { access, header, atOffice, markedOn } = state;
  const isAtOffice = atOffice !== null;
  const saved = (atOffice ?? markedOn)[kind];
  const entered = header.values[vehicleFields[kind]].trim();
  // A form or a report without a vehicle number may get its first one.
  if (access.status !== 'writable' || saved.trim() === '') return null;
  if (isSameVehicle(kind, saved, entered)) return null;
  const isReport = isAtOffice && kind === 'truck';
  return isReport || isAnyMarked(state, kind) ? { kind, saved, entered, isAtOffice } : null;
}

/** The truck or trailers entered in place of those that the driver checked, or null. */
export const findOtherVehicle = (state: DraftState): OtherVehicle | null =>
  findOtherByKind(state, 'truck') ?? findOtherByKind(state, 'trailers');

const kinds = ['truck', 'trailers'] as const;

function noteVehicle(draft: DraftContents, kind: keyof Vehicles): void {
  const number = draft.header.values[vehicleFields[kind]].trim();
  if (!isAnyMarked(draft, kind)) draft.markedOn[kind] = '';
  else if (number !== '') draft.markedOn[kind] = number;
}

/** Records the vehicles to which the form's marks belong. Call this function after marking or clearing an item. */
export function noteVehicles(draft: DraftContents): void {
  for (const kind of kinds) noteVehicle(draft, kind);
}

/**
 * Records the first vehicle numbers of a form that was marked without numbers. Skips a number that the driver is still
 * typing.
 */
export function noteFirstVehicles(draft: DraftContents, typing: HeaderField | null = null): void {
  for (const kind of kinds) {
    if (draft.markedOn[kind] === '' && vehicleFields[kind] !== typing) noteVehicle(draft, kind);
  }
}

const listVehicleKeys = (vehicles: Vehicles) =>
  listVehicleNames(vehicles)
    .filter(({ number }) => number !== '')
    .map(toKindNumberKey);

/** Whether the driver may correct the vehicle number and keep the marks. An additional trailer is not a correction. */
export const selectMayCorrect = ({ inspection: { draft } }: DraftRoot): boolean => {
  const other = findOtherVehicle(draft);
  if (!other || other.isAtOffice || other.entered === '') return false;
  const before = listVehicleKeys(only(other.kind, other.saved));
  const after = listVehicleKeys(only(other.kind, other.entered));
  const gone = before.filter((name) => !after.includes(name));
  const added = after.filter((name) => !before.includes(name));
  const known = selectKnownVehicles({ inspection: { draft } }).map(toKindNumberKey);
  return (
    gone.length > 0 && added.length <= gone.length && !gone.some((name) => known.includes(name))
  );
};

/** Whether this tab may change the form, the form belongs to a truck, and no report is waiting to be sent. */
export const selectCanChangeTruck = ({ inspection: { draft } }: DraftRoot): boolean => {
  const { access, atOffice, markedOn } = draft;
  if (access.status !== 'writable' || getPendingOutbox(draft) !== null) return false;
  if (atOffice) return atOffice.truck.trim() !== '';
  return markedOn.truck !== '' && isAnyMarked(draft, 'truck');
};

export const selectOtherVehicle = ({ inspection: { draft } }: DraftRoot) => findOtherVehicle(draft);

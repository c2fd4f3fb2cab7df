import { trailerItems, type ChecklistKey } from '@/contract/checklist';
import type { WhichTrailers } from '@/contract/extensions';
import { vehicleKey } from '@/contract/vehicleKey';
import { vehicleNumbers } from '@/contract/vehicleNumbers';
import type { DraftContents, Vehicles } from '../state/draftContents';

interface VehicleName {
  kind: 'truck' | 'trailer';
  number: string;
}

export const toVehicles = (
  report: Record<'truck_number' | 'trailer_numbers', string>,
): Vehicles => ({
  truck: report.truck_number,
  trailers: report.trailer_numbers,
});

export const isSameNumber = (one: string, other: string) => vehicleKey(one) === vehicleKey(other);

/** Returns the vehicles' keys, truck first. */
export function listVehicleNames({ truck, trailers }: Vehicles): VehicleName[] {
  return [
    { kind: 'truck', number: vehicleKey(truck) },
    ...vehicleNumbers(trailers)
      .map(vehicleKey)
      .map((number): VehicleName => ({ kind: 'trailer', number })),
  ];
}

/** A key for the vehicles. The trailers' order does not matter. */
export function vehiclesKey(vehicles: Vehicles): string {
  const [truck = '', ...trailers] = listVehicleNames(vehicles).map(({ number }) => number);
  return [truck, ...trailers.sort()].join(' ');
}

/**
 * The trailers that the driver chose, by defective trailer item. The defect of an item without an entry applies to
 * every trailer.
 */
export function getWhichTrailers(
  { header, checklist }: DraftContents,
  keys: readonly ChecklistKey[],
): WhichTrailers {
  const numbers = vehicleNumbers(header.values.trailer_numbers);
  const chosen = trailerItems.flatMap(({ key }) => {
    const { value, trailers } = checklist.entities[key];
    const known = trailers.filter((number) => numbers.includes(number));
    const isChoice = keys.includes(key) && value === false && numbers.length > 1;
    return isChoice && known.length > 0 ? [[key, known] as const] : [];
  });
  return Object.fromEntries(chosen);
}

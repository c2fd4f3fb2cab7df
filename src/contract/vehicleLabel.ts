import type { Defect } from './records';

/** 'Truck T-114'. */
export function vehicleLabel({ kind, number }: Defect['vehicle']): string {
  return `${kind === 'truck' ? 'Truck' : 'Trailer'} ${number}`;
}

/** 'May be held: reported as T-1O8'. Each number belongs to a held vehicle that may be this vehicle. */
export const mayBeHeldText = (numbers: readonly string[]) =>
  `May be held: reported as ${numbers.join(', ')}`;

/** Vehicles on one line: 'Truck T-204, Trailer R-88'. */
export const vehiclesText = (vehicles: readonly Defect['vehicle'][]): string =>
  vehicles.map(vehicleLabel).join(', ');

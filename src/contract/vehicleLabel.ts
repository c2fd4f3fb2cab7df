import type { Defect } from './records';

/** A vehicle's label, such as 'Truck T-114'. */
export function vehicleLabel({ kind, number }: Defect['vehicle']): string {
  return `${kind === 'truck' ? 'Truck' : 'Trailer'} ${number}`;
}

/**
 * Returns a text such as 'May be held: reported as T-1O8'. The numbers are those of held vehicles
 * that may be the same vehicle.
 */
export const mayBeHeldText = (numbers: readonly string[]) =>
  `May be held: reported as ${numbers.join(', ')}`;

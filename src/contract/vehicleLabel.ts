import type { Defect } from './records';

/** 'Truck T-114'. */
export function vehicleLabel({ kind, number }: Defect['vehicle']): string {
  return `${kind === 'truck' ? 'Truck' : 'Trailer'} ${number}`;
}

/** 'May be held: reported as T-1O8', of the numbers of held vehicles that may be the same one. */
export const mayBeHeldText = (numbers: readonly string[]) =>
  `May be held: reported as ${numbers.join(', ')}`;

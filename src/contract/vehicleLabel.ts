import type { Defect } from './records';

/** 'Truck T-114'. */
export function vehicleLabel({ kind, number }: Defect['vehicle']): string {
  return `${kind === 'truck' ? 'Truck' : 'Trailer'} ${number}`;
}

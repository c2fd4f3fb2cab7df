import { dayText, shortDayText } from './dateText';
import type { Defect, EarlierOwner } from './records';

/** 'Truck T-114'. */
export function vehicleLabel({ kind, number }: Defect['vehicle']): string {
  return `${kind === 'truck' ? 'Truck' : 'Trailer'} ${number}`;
}

/** 'May be held: reported as T-1O8'. Each number belongs to a held vehicle that may be this vehicle. */
export const mayBeHeldText = (numbers: readonly string[]) =>
  `May be held: reported as ${numbers.join(', ')}`;

/** 'A-NEW was A until Nov 27.' A day of another year than `today`, a day or an instant, has its year. */
export function earlierOwnerText({ now, number, until }: EarlierOwner, today: string): string {
  const isThisYear = until.slice(0, 4) === today.slice(0, 4);
  return `${now} was ${number} until ${isThisYear ? shortDayText(until) : dayText(until)}.`;
}

/** Vehicles on one line: 'Truck T-204, Trailer R-88'. */
export const vehiclesText = (vehicles: readonly Defect['vehicle'][]): string =>
  vehicles.map(vehicleLabel).join(', ');

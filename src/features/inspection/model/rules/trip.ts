import type { InspectionRoot, InspectionState } from '../state/inspectionState';
import type { Trip } from '../state/header';
import { isSameNumber } from './vehicleNames';

/**
 * Whether this driver has already reported the vehicle on the form's day, from this phone or,
 * according to the server, from any phone.
 */
function isReportedBefore({ sent, ownLastDay, header: { values } }: InspectionState): boolean {
  if (ownLastDay === values.date) return true;
  return sent.some(
    ({ header }) =>
      header.date === values.date && isSameNumber(header.truck_number, values.truck_number),
  );
}

/** The driver's choice, or else the server's, or else the default. */
export function tripOf(state: InspectionState): Trip {
  const { chosen, server } = state.header.trip;
  return chosen ?? server ?? (isReportedBefore(state) ? 'after' : 'before');
}

export const selectTrip = ({ inspection }: InspectionRoot) => tripOf(inspection);

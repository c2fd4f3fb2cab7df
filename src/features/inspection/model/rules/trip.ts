import type { DraftState } from '../state/inspectionState';
import type { Trip } from '../state/header';
import { getPendingOutbox } from '../state/outbox';
import { isSameNumber } from './vehicleNames';

/** Whether the driver has already submitted a report on this truck on the form's day from this phone. */
function isReportedBefore({ sent, header: { values } }: DraftState): boolean {
  return sent.some(
    ({ header }) =>
      header.date === values.date && isSameNumber(header.truck_number, values.truck_number),
  );
}

/**
 * The submitted trip. Before submission, it is the driver's choice, the server's trip, or a default. `ownLastDay` is
 * the day of the driver's last inspection of the truck on any phone.
 */
export function getTrip(state: DraftState, ownLastDay: string | null = null): Trip {
  const { values, trip } = state.header;
  const known = getPendingOutbox(state)?.submission.trip ?? trip.chosen ?? trip.server;
  if (known) return known;
  return ownLastDay === values.date || isReportedBefore(state) ? 'after' : 'before';
}

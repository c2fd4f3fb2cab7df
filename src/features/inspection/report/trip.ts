import type { PayloadAction } from '@reduxjs/toolkit';
import type { InspectionRoot, InspectionState } from '../inspectionState';
import { pendingOf } from '../sync/outbox';
import type { Trip } from './header';

const plain = (number: string) => number.trim().toUpperCase();

/**
 * Whether this driver has already reported the vehicle on the form's day: from this phone or, as
 * the server says, from any.
 */
function isReportedBefore({ sent, ownLastDay, header: { values } }: InspectionState): boolean {
  if (values.date !== '' && ownLastDay === values.date) return true;
  const truck = plain(values.truck_number);
  return sent.some(
    ({ header }) => header.date === values.date && plain(header.truck_number) === truck,
  );
}

/** The driver's choice, else the server's, else the default. */
export function tripOf(state: InspectionState): Trip {
  const { chosen, server } = state.header.trip;
  return chosen ?? server ?? (isReportedBefore(state) ? 'after' : 'before');
}

export const selectTrip = ({ inspection }: InspectionRoot) => tripOf(inspection);

export const tripReducers = {
  /** Not while a submission is under way, which carries it. */
  tripChosen(state: InspectionState, { payload: trip }: PayloadAction<Trip>) {
    if (state.draft.status !== 'writable' || pendingOf(state)) return;
    state.header.trip.chosen = trip;
  },
  /** The server has answered when this driver inspected the truck last; null if it has not. */
  ownLastDayShown(state: InspectionState, { payload: day }: PayloadAction<string | null>) {
    state.ownLastDay = day;
  },
  /** The server says which trip the loaded report is of. */
  tripLoaded(state: InspectionState, { payload: trip }: PayloadAction<Trip | null>) {
    if (state.draft.status === 'writable') state.header.trip.server = trip;
  },
};

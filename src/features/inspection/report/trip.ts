import type { PayloadAction } from '@reduxjs/toolkit';
import type { InspectionRoot, InspectionState } from '../inspectionState';
import { pendingOf } from '../sync/outbox';
import type { Trip } from './header';

const plain = (number: string) => number.trim().toUpperCase();

/** Whether this driver has already sent a report of the vehicle on the form's day. */
function isReportedBefore({ sent, header: { values } }: InspectionState): boolean {
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
  /** The server says which trip the loaded report is of. */
  tripLoaded(state: InspectionState, { payload: trip }: PayloadAction<Trip | null>) {
    if (state.draft.status === 'writable') state.header.trip.server = trip;
  },
};

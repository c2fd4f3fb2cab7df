import type { PayloadAction } from '@reduxjs/toolkit';
import type { Trip } from '../state/header';
import type { InspectionState } from '../state/inspectionState';
import { pendingOf } from '../state/outbox';

/** Whether the inspection is before or after the trip. */
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

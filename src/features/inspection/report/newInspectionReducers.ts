import type { PayloadAction } from '@reduxjs/toolkit';
import type { Moment } from '@/contract/dates';
import type { InspectionState } from '../inspectionState';
import { pendingOf, unknownOutcomeOf } from '../sync/outbox';
import { requireFetch } from '../sync/submission';
import {
  acknowledge,
  enteredContents,
  isAnythingUnsent,
  startBlank,
  takeMoment,
} from './reportMerge';

/** How a new report takes the place of one that is still at the server. */
export const newInspectionReducers = {
  /** A blank form. Creating it supersedes the earlier report; until then that one stays as it is. */
  newInspectionStarted(state: InspectionState, { payload: now }: PayloadAction<Moment>) {
    const { report } = state;
    if (state.draft.status !== 'writable' || report.status !== 'loaded' || pendingOf(state)) return;
    state.outbox = { status: 'empty', outcomeUnknown: unknownOutcomeOf(state.outbox) };
    // Nothing of the earlier report is to stay.
    acknowledge(state, enteredContents(state));
    startBlank(state, now, false);
    state.replaces = report.id;
    state.judgedOn = null;
    state.refusals = {};
  },
  /** The driver wants the earlier report back, before they entered anything. */
  newInspectionUndone(state: InspectionState) {
    if (state.draft.status !== 'writable' || isAnythingUnsent(state)) return;
    state.replaces = null;
    requireFetch(state, { quiet: false });
  },
  /** The page is looked at again, after a night perhaps. */
  phoneWoke(state: InspectionState, { payload: now }: PayloadAction<Moment>) {
    if (state.draft.status === 'writable') takeMoment(state, now);
  },
};

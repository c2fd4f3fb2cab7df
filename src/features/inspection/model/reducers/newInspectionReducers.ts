import type { PayloadAction } from '@reduxjs/toolkit';
import type { Moment } from '@/contract/dates';
import type { InspectionState } from '../state/inspectionState';
import { pendingOf, unknownOutcomeOf } from '../state/outbox';
import { fetchAfterFailure } from './loadingReducers';
import { requireFetch } from '../rules/submission';
import {
  acknowledge,
  enteredContents,
  isAnythingUnsent,
  startBlank,
  takeMoment,
} from '../rules/reportMerge';

/** Replaces a report that is still on the server by a new one. */
export const newInspectionReducers = {
  /**
   * Starts a blank form. Creating it supersedes the earlier report, which is unchanged until then.
   */
  newInspectionStarted(state: InspectionState, { payload: now }: PayloadAction<Moment>) {
    const { report } = state;
    if (state.draft.status !== 'writable' || report.status !== 'loaded' || pendingOf(state)) return;
    state.outbox = { status: 'empty', outcomeUnknown: unknownOutcomeOf(state.outbox) };
    // Discards everything of the earlier report.
    acknowledge(state, enteredContents(state));
    startBlank(state, now, false);
    state.replaces = report.id;
    state.checkedOn = null;
    state.rejections = {};
  },
  /** The driver takes the earlier report back before they have entered anything. */
  newInspectionUndone(state: InspectionState) {
    if (state.draft.status !== 'writable' || isAnythingUnsent(state)) return;
    if (state.replaces !== null) state.form -= 1;
    state.replaces = null;
    requireFetch(state, { quiet: false });
  },
  /** The page is visible again, perhaps the next morning. */
  phoneWoke(state: InspectionState, { payload: now }: PayloadAction<Moment>) {
    if (state.draft.status !== 'writable') return;
    takeMoment(state, now);
    fetchAfterFailure(state);
    // The driver may have set it right.
    if (state.clockError !== 0) requireFetch(state, { quiet: true });
  },
};

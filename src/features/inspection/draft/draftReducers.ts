import type { PayloadAction } from '@reduxjs/toolkit';
import type { Moment } from '@/contract/dates';
import { initialState } from '../inspectionState';
import type { DraftContents, InspectionState } from '../inspectionState';
import { takeMoment } from '../report/reportMerge';
import { pendingOf, withOutcome } from '../sync/outbox';
import { leavePending } from '../sync/submission';

/** Who may change the draft. Each driver's begins with a blank state: no driver sees another's report. */
export const draftReducers = {
  draftOpened(_state: InspectionState, { payload: owner }: PayloadAction<string>): InspectionState {
    return { ...initialState, draft: { status: 'opening', owner } };
  },
  /** The draft was read, as far as there was one, and is this tab's to change. */
  draftBecameWritable(
    state: InspectionState,
    { payload }: PayloadAction<{ owner: string; now: Moment; setAside: string[] }>,
  ) {
    const { owner, now, setAside } = payload;
    state.draft = { status: 'writable', owner };
    state.setAside = setAside;
    const pending = pendingOf(state);
    if (pending) {
      // Nobody knows how far the last call got.
      const step = withOutcome(pending.step, true);
      leavePending(state, { ...pending, status: 'waiting', step, hasWaited: true });
    }
    takeMoment(state, now);
  },
  /** Another tab writes the draft; `contents` is what that tab saved last, null before anything was. */
  draftShown(
    _state: InspectionState,
    { payload }: PayloadAction<{ owner: string; contents: DraftContents | null }>,
  ): InspectionState {
    const { owner, contents } = payload;
    return { ...initialState, ...contents, draft: { status: 'readOnly', owner } };
  },
  /** The driver wants to go on in this tab with the draft that another one writes. */
  takeOverRequested() {
    // The session of the draft does it.
  },
  draftClosed(): InspectionState {
    return initialState;
  },
};

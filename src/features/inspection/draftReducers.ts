import type { PayloadAction } from '@reduxjs/toolkit';
import type { Moment } from '../../contract/dates';
import { refill, serverContents } from './reportMerge';
import { draftParts, headerAt, initialState } from './reportState';
import type { DraftContents, InspectionState, SubmissionStep } from './reportState';

/** After a restart nobody knows how far the last call got (design 5). */
function inDoubt(step: SubmissionStep): SubmissionStep {
  return step.kind === 'identify' ? step : { ...step, doubt: true };
}

/** Who keeps the draft. Opening and following start from a blank state: no driver sees another's report. */
export const draftReducers = {
  draftOpened(_state: InspectionState, { payload: owner }: PayloadAction<string>): InspectionState {
    return { ...initialState, draft: { status: 'opening', owner } };
  },
  /** The draft was read, as far as there was one, and is this tab's to change. */
  draftHeld(
    state: InspectionState,
    { payload }: PayloadAction<{ owner: string; now: Moment; saved: 'saved' | 'failed' }>,
  ) {
    state.draft = { status: 'held', owner: payload.owner, saved: payload.saved };
    if (state.outbox.status !== 'empty') {
      state.outbox = { ...state.outbox, status: 'waiting', step: inDoubt(state.outbox.step) };
    }
    if (state.header.server.date === '') {
      refill(state, { ...serverContents(state), header: headerAt(payload.now) });
    }
  },
  /** Another tab holds the draft; `contents` is what that tab saved last, null before anything was. */
  draftFollowed(
    state: InspectionState,
    { payload }: PayloadAction<{ owner: string; contents: DraftContents | null }>,
  ): InspectionState {
    const { owner, contents } = payload;
    const { loading, connection } = state;
    return {
      ...initialState,
      ...contents,
      loading,
      connection,
      draft: { status: 'followed', owner },
    };
  },
  draftClosed(): InspectionState {
    return initialState;
  },
  draftSetAside(state: InspectionState) {
    state.setAside = true;
  },
  /** The write of the latest change has ended. */
  changesSaved(state: InspectionState) {
    if (state.draft.status === 'held') state.draft.saved = 'saved';
  },
  /** The phone refused the write: full, or no storage at all. */
  changesNotSaved(state: InspectionState) {
    if (state.draft.status === 'held') state.draft.saved = 'failed';
  },
};

/** Whether anything that is kept on the phone is another. */
export function isDraftChanged(before: DraftContents, after: DraftContents): boolean {
  return draftParts.some((part) => before[part] !== after[part]);
}

/** 'Saved on this phone' goes out with the very tap that makes it untrue. */
export function noteUnsavedChange(
  before: InspectionState | undefined,
  after: InspectionState,
): InspectionState {
  if (before === undefined || after.draft.status !== 'held' || !isDraftChanged(before, after)) {
    return after;
  }
  return { ...after, draft: { ...after.draft, saved: 'saving' } };
}

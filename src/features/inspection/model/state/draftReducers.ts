import type { PayloadAction } from '@reduxjs/toolkit';
import type { DateTime } from '@/contract/dates';
import { checklistKeys } from '@/contract/checklist';
import { commitDefectText } from '../rules/patches';
import { closedDraft, type DraftState, type ReportByName } from './inspectionState';
import type { DraftContents } from './draftContents';
import { photosAdapter, type Photo } from './photo';
import { blankReview, type Review } from './review';
import { withNextForm, type FormAction } from '../rules/preparedActions';
import { noteFirstVehicles } from '../rules/otherVehicle';
import { takeDateTime } from '../rules/reportMerge';
import { getPendingOutbox } from './outbox';
import { leavePending, stepAfter } from '../rules/submission';
import { markSeen } from './sentReducers';

/** Makes a stored submission wait, because its last call may have succeeded. */
function resumePending(state: DraftState): void {
  const pending = getPendingOutbox(state);
  if (!pending) return;
  const step = stepAfter(state, pending, true);
  leavePending(state, { ...pending, status: 'waiting', step, hasWaited: true });
}

/** The state that remains when another draft becomes the form. */
function keptBesides(state: DraftState, review: Review) {
  const { access, driver, prefill, sent, revision, photos, setAside, byName, left } = state;
  const { knownVehicles } = state;
  const { outbox, certifications, isRefused } = state.review;
  const kept = {
    access,
    driver,
    prefill,
    sent,
    revision,
    photos,
    setAside,
    byName,
    left,
    knownVehicles,
  };
  return { ...kept, review: { ...review, outbox, certifications, isRefused } };
}

interface OpenedDraft {
  owner: string;
  now: DateTime;
  setAside: string[];
  byName?: ReportByName[];
}

/** Each driver's draft starts from a blank state, so that no driver sees another driver's report. */
export const draftReducers = {
  draftOpened(_state: DraftState, { payload: owner }: PayloadAction<string>): DraftState {
    return { ...closedDraft, access: { status: 'opening', owner } };
  },
  /** The phone's draft, if any, was read. This tab may change it. */
  draftBecameWritable(state: DraftState, { payload }: PayloadAction<OpenedDraft>) {
    const { owner, now, setAside, byName = [] } = payload;
    state.access = { status: 'writable', owner };
    state.setAside = setAside;
    state.byName = byName;
    // A reload closes the receipt.
    if (state.outbox.status !== 'withdrawn') markSeen(state);
    // After a reload, no field has the focus, so each number and each description is complete.
    noteFirstVehicles(state);
    for (const key of checklistKeys) {
      if (!state.checklist.entities[key].isContested) commitDefectText(state, key);
    }
    resumePending(state);
    takeDateTime(state, now);
  },
  /** Another tab writes the draft. `contents` is the draft that it last saved, or null. */
  draftShown(
    _state: DraftState,
    { payload }: PayloadAction<{ owner: string; contents: DraftContents | null; photos: Photo[] }>,
  ): DraftState {
    const { owner, contents } = payload;
    const photos = photosAdapter.getInitialState(undefined, payload.photos);
    return { ...closedDraft, ...contents, photos, access: { status: 'readOnly', owner } };
  },
  /** The driver wants to continue in this tab with a draft that another tab writes. */
  takeOverRequested() {
    // DraftSession listens to this action.
  },
  draftClosed(): DraftState {
    return closedDraft;
  },
  /** The driver saved a copy of this report. */
  reportByNameSaved(state: DraftState, { payload: key }: PayloadAction<string>) {
    state.byName = state.byName.filter((other) => other.key !== key);
  },
  setAsideRemoved(state: DraftState, { payload: key }: PayloadAction<string>) {
    state.setAside = state.setAside.filter((other) => other !== key);
  },
  /** The form's draft was set aside. The payload contains the keys of all drafts that are set aside now. */
  reportSetAside: withNextForm(
    (
      state: DraftState,
      { payload: setAside, meta: { form } }: FormAction<string[]>,
    ): DraftState => {
      const kept = keptBesides(state, blankReview);
      return { ...closedDraft, ...kept, form, trailerForm: form, setAside };
    },
  ),
  draftResumed(state: DraftState, { payload: contents }: PayloadAction<DraftContents>): DraftState {
    if (state.access.status !== 'writable') return state;
    const resumed = { ...closedDraft, ...contents, ...keptBesides(state, contents.review) };
    resumePending(resumed);
    return resumed;
  },
};

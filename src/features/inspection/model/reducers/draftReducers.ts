import type { PayloadAction } from '@reduxjs/toolkit';
import type { DateTime } from '@/contract/dates';
import { initialState, type InspectionState, type NoticeKind } from '../state/inspectionState';
import type { DraftContents } from '../state/draftContents';
import { photosAdapter, type Photo } from '../state/photo';
import { blankReview, type Review } from '../state/review';
import { withNextForm, type FormAction, type OfForm } from '../rules/preparedActions';
import { noteFirstVehicles } from '../rules/otherVehicle';
import { takeDateTime } from '../rules/reportMerge';
import { pendingOf } from '../state/outbox';
import { leavePending, stepAfter } from '../rules/submission';
import { markSeen } from './sentReducers';

/** The outcome of the last call of a stored submission is unknown. */
function resumePending(state: InspectionState): void {
  const pending = pendingOf(state);
  if (!pending) return;
  const step = stepAfter(state, pending, true);
  leavePending(state, { ...pending, status: 'waiting', step, hasWaited: true });
}

/**
 * The state that survives when another draft becomes the form. It belongs to the driver, or is still
 * to be sent for other reports.
 */
function keptBesides(state: InspectionState, review: Review) {
  const { draft, driver, prefill, sent, revision, photos, setAside, left, knownVehicles } = state;
  const { outbox, isRefused } = state.review;
  const kept = { draft, driver, prefill, sent, revision, photos, setAside, left, knownVehicles };
  return { ...kept, review: { ...review, outbox, isRefused } };
}

/** The form whose draft the phone keeps apart, and the drafts that are set aside by then. */
interface SetAside extends OfForm {
  setAside: string[];
}

/**
 * The rights to change the draft. Each driver's draft starts from a blank state, so that no driver
 * sees another driver's report.
 */
export const draftReducers = {
  draftOpened(_state: InspectionState, { payload: owner }: PayloadAction<string>): InspectionState {
    return { ...initialState, draft: { status: 'opening', owner } };
  },
  /** The draft, if any, was read and may be changed by this tab. */
  draftBecameWritable(
    state: InspectionState,
    { payload }: PayloadAction<{ owner: string; now: DateTime; setAside: string[] }>,
  ) {
    const { owner, now, setAside } = payload;
    state.draft = { status: 'writable', owner };
    state.setAside = setAside;
    // A reload closes the receipt. Without one, 'the report was sent before your change' still holds.
    if (state.outbox.status !== 'withdrawn') markSeen(state);
    // After a crash nobody is typing.
    noteFirstVehicles(state);
    resumePending(state);
    takeDateTime(state, now);
  },
  /** Another tab writes the draft; `contents` is what it last saved, or null. */
  draftShown(
    _state: InspectionState,
    { payload }: PayloadAction<{ owner: string; contents: DraftContents | null; photos: Photo[] }>,
  ): InspectionState {
    const { owner, contents } = payload;
    const photos = photosAdapter.getInitialState(undefined, payload.photos);
    return { ...initialState, ...contents, photos, draft: { status: 'readOnly', owner } };
  },
  /** The driver continues in this tab with the draft that another tab writes. */
  takeOverRequested() {
    // Handled by DraftSession.
  },
  draftClosed(): InspectionState {
    return initialState;
  },
  /** The driver hid these notices; the status reopens them, and so does a new one. */
  noticesFolded(state: InspectionState, { payload }: PayloadAction<NoticeKind[]>) {
    state.foldedNotices = payload;
  },
  /** The driver deleted a draft that was set aside. */
  setAsideRemoved(state: InspectionState, { payload: key }: PayloadAction<string>) {
    state.setAside = state.setAside.filter((other) => other !== key);
  },
  /** The phone keeps the draft apart, so that the driver can start with a blank form. */
  reportSetAside: withNextForm(
    (
      state: InspectionState,
      { payload, meta: { form } }: FormAction<SetAside>,
    ): InspectionState => {
      if (payload.form !== state.form) return state;
      const { setAside } = payload;
      const kept = keptBesides(state, blankReview);
      return { ...initialState, ...kept, form, trailerForm: form, setAside };
    },
  ),
  /** The driver goes on with a draft that was set aside. */
  draftResumed(
    state: InspectionState,
    { payload: contents }: PayloadAction<DraftContents>,
  ): InspectionState {
    if (state.draft.status !== 'writable') return state;
    const resumed = { ...initialState, ...contents, ...keptBesides(state, contents.review) };
    resumePending(resumed);
    return resumed;
  },
  /** Forgets what the page shows of the report, which may have made it throw. */
  pageCleared(state: InspectionState) {
    const { checkedOn, foldedNotices, bulkMarks, view } = initialState;
    Object.assign(state, { checkedOn, foldedNotices, bulkMarks, view });
  },
};

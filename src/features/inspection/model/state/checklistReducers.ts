import type { PayloadAction } from '@reduxjs/toolkit';
import { trailerItems, type ChecklistKey } from '@/contract/checklist';
import type { WhichTrailers } from '@/contract/extensions';
import { defaultCondition, type ItemValue } from '@/contract/inspection';
import type { Id } from '@/contract/responses';
import type { DraftState } from './inspectionState';
import { getPendingOutbox } from './outbox';
import { keepWaiting, noteEdit, requireFetch } from '../rules/submission';
import { checklistAdapter, isEntryUnsent, isSameMark, noTrailer, type BulkMark } from './checklist';
import { timed, type TimedAction } from '../rules/preparedActions';
import { beginWithMark, isOnForm, revertItem } from '../rules/reportMerge';
import {
  commitDefectText,
  endLeftTap,
  forgetAttempt,
  isPatchable,
  queuePatch,
  type Patch,
} from '../rules/patches';
import { outdateFetched } from '../rules/lastFetched';
import { noteVehicles, findOtherVehicle } from '../rules/otherVehicle';
import { getWhichTrailers } from '../rules/vehicleNames';
import { getRequestFieldName } from '../rules/submitRules';

function canMark(state: DraftState): boolean {
  const { access, report } = state;
  return access.status === 'writable' && !isPatchable(report) && findOtherVehicle(state) === null;
}

function setTrailerNumbers(state: DraftState, value: string): void {
  state.header.values.trailer_numbers = value;
  noteVehicles(state);
  noteEdit(state, getRequestFieldName('trailer_numbers'));
}

type Change = { value: true; isByCategory: boolean } | { value: null; isByCategory: false };

function setItems(
  state: DraftState,
  keys: readonly ChecklistKey[],
  change: Change,
  at: string,
): void {
  const enteredAt = change.value === null ? null : at;
  beginWithMark(state, at);
  for (const key of keys) Object.assign(state.checklist.entities[key], { ...change, enteredAt });
  noteVehicles(state);
  for (const key of keys) noteEdit(state, key);
}

/**
 * Actions that mark several items with one press, or undo such a press. They do nothing while each tap is sent as a
 * patch, because each mark would be a separate call.
 */
export const bulkReducers = {
  /** Also marks a missing trailer's items good, because the API has no 'not applicable' value. */
  itemsMarkedGood: timed((state: DraftState, { payload, meta }: TimedAction<BulkMark>) => {
    const isTrailerAbsent = payload.id === 'no-trailer';
    const keys = payload.keys.filter((key) => state.checklist.entities[key].value === null);
    if (keys.length === 0 || !canMark(state)) return;
    setItems(state, keys, { value: true, isByCategory: !isTrailerAbsent }, meta.at);
    if (isTrailerAbsent) setTrailerNumbers(state, noTrailer);
  }),
  bulkUndone: timed((state: DraftState, { payload, meta }: TimedAction<BulkMark>) => {
    if (!canMark(state)) return;
    setItems(state, payload.keys, { value: null, isByCategory: false }, meta.at);
    if (payload.trailerNumbers !== null) setTrailerNumbers(state, payload.trailerNumbers);
  }),
};

type Tap = TimedAction<ChecklistKey>;

function mark(state: DraftState, { payload: key, meta }: Tap, value: ItemValue): void {
  if (!mayMark(state)) return;
  const { header } = state;
  // 'Corrected' does not cover a defect that the driver finds later.
  if (
    value === false &&
    state.checklist.entities[key].value !== false &&
    header.values.satisfactory_vehicle_condition === defaultCondition
  ) {
    header.isConditionChosen = false;
  }
  const enteredAt = value === null ? null : meta.at;
  beginWithMark(state, meta.at);
  checklistAdapter.updateOne(state.checklist, {
    id: key,
    changes: { value, enteredAt, isByCategory: false, isContested: false },
  });
  noteVehicles(state);
  noteEdit(state, key);
  queuePatch(state, key);
}

const mayMark = (state: DraftState) =>
  state.access.status === 'writable' && findOtherVehicle(state) === null;

export const checklistReducers = {
  itemMarkedGood: timed((state: DraftState, action: Tap) => mark(state, action, true)),
  itemMarkedDefective: timed((state: DraftState, action: Tap) => mark(state, action, false)),
  /** The driver pressed the selected button again. */
  itemCleared: timed((state: DraftState, action: Tap) => {
    if (!isPatchable(state.report)) mark(state, action, null);
  }),
  officeValueTaken(state: DraftState, { payload: key }: PayloadAction<ChecklistKey>) {
    if (!mayMark(state)) return;
    revertItem(state, key);
    forgetAttempt(state, key);
    state.patches = state.patches.filter((queued) => queued !== key);
    noteEdit(state, key);
  },
  defectTextChanged(
    state: DraftState,
    { payload: { key, text } }: PayloadAction<{ key: ChecklistKey; text: string }>,
  ) {
    if (!mayMark(state)) return;
    checklistAdapter.updateOne(state.checklist, { id: key, changes: { text } });
    noteEdit(state, key);
  },
  /** `trailers` is empty if the driver is not sure. */
  trailersChosen(
    state: DraftState,
    { payload: { key, trailers } }: PayloadAction<{ key: ChecklistKey; trailers: string[] }>,
  ) {
    if (!mayMark(state)) return;
    checklistAdapter.updateOne(state.checklist, { id: key, changes: { trailers } });
    noteEdit(state, 'which_trailers');
    queuePatch(state, key);
  },
  /** The server returned the trailers of this report's defects. Unsent choices remain. */
  trailersLoaded(
    state: DraftState,
    { payload: { report, which } }: PayloadAction<{ report: Id; which: WhichTrailers }>,
  ) {
    if (state.access.status !== 'writable' || getPendingOutbox(state) || !isOnForm(state, report))
      return;
    for (const { key } of trailerItems) {
      const entry = state.checklist.entities[key];
      if (entry.value !== false || isEntryUnsent(entry) || state.patches.includes(key)) continue;
      entry.trailers = which[key] ?? [];
    }
  },
  /** The driver left the description field. */
  defectTextCommitted(state: DraftState, { payload: key }: PayloadAction<ChecklistKey>) {
    if (state.access.status !== 'writable') return;
    commitDefectText(state, key);
  },
  /**
   * Stores the value before the call. Without it, the phone would mistake the server's new value for an office change
   * after a reload.
   */
  patchStarted(state: DraftState, { payload: { id, key, value } }: PayloadAction<Patch>) {
    if (isOnForm(state, id)) state.attempts[key] = value;
  },
  patchApplied(state: DraftState, { payload }: PayloadAction<Patch>) {
    const { key, value, text, comments } = payload;
    if (endLeftTap(state, payload, comments)) {
      requireFetch(state, { quiet: true });
      state.connection = 'reachable';
      return;
    }
    // The form no longer shows the patched report.
    if (state.report.status !== 'loaded' || state.report.id !== payload.id) return;
    const entry = state.checklist.entities[key];
    const server = { value, text: value ? entry.server.text : text };
    if (!isSameMark(entry.server, server)) outdateFetched(state);
    checklistAdapter.updateOne(state.checklist, { id: key, changes: { server } });
    state.report.comments = comments;
    // A change to the item during the call needs another patch.
    const isSameChoice =
      JSON.stringify(getWhichTrailers(state, [key])) === JSON.stringify(payload.trailers);
    const isLatest =
      entry.value === value && (value || (entry.text.trim() === text && isSameChoice));
    if (isLatest) state.patches = state.patches.filter((queued) => queued !== key);
    requireFetch(state, { quiet: true });
    state.connection = 'reachable';
  },
  patchRejected(state: DraftState, { payload }: PayloadAction<Patch>) {
    const isLeft = endLeftTap(state, payload);
    if (!isLeft && !isOnForm(state, payload.id)) return;
    state.connection = 'reachable';
    if (isLeft) return;
    revertItem(state, payload.key);
    forgetAttempt(state, payload.key);
    state.patches = state.patches.filter((queued) => queued !== payload.key);
  },
  patchPostponed(
    state: DraftState,
    { payload: { reached, patch } }: PayloadAction<{ reached: boolean; patch: Patch }>,
  ) {
    state.connection = reached ? 'reachable' : 'unreachable';
    if (!reached) state.isCompared = false;
    else if (isOnForm(state, patch.id)) forgetAttempt(state, patch.key);
    keepWaiting(state);
  },
};

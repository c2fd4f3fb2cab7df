import type { PayloadAction } from '@reduxjs/toolkit';
import { trailerItems } from '@/contract/checklist';
import type { ChecklistKey } from '@/contract/checklist';
import type { WhichTrailers } from '@/contract/fleet';
import type { ItemValue } from '@/contract/inspection';
import type { InspectionState } from '../state/inspectionState';
import { pendingOf } from '../state/outbox';
import { noteEdit } from '../rules/submission';
import { dropBulkAnswers } from './bulkReducers';
import { checklistAdapter, isEntryUnsent } from '../state/checklistEntries';
import { enteredAtOf, timed } from '../rules/enteredAt';
import type { TimedAction } from '../rules/enteredAt';
import { revertItem } from '../rules/reportMerge';
import { isPatchable, queuePatch } from '../rules/patches';

type Tap = TimedAction<ChecklistKey>;

function mark(state: InspectionState, { payload: key, meta }: Tap, value: ItemValue): void {
  if (state.draft.status !== 'writable') return;
  const enteredAt = enteredAtOf(state, key, value, meta.at);
  checklistAdapter.updateOne(state.checklist, {
    id: key,
    changes: { value, enteredAt, isContested: false },
  });
  dropBulkAnswers(state, [key]);
  noteEdit(state, key);
  queuePatch(state, key);
}

/** The driver's actions on the checklist. */
export const checklistReducers = {
  itemMarkedGood: timed((state: InspectionState, action: Tap) => mark(state, action, true)),
  itemMarkedDefective: timed((state: InspectionState, action: Tap) => mark(state, action, false)),
  /** The driver pressed the selected button again; ignored while taps are patched. */
  itemCleared: timed((state: InspectionState, action: Tap) => {
    if (!isPatchable(state.report)) mark(state, action, null);
  }),
  /** The driver lets the office's change stand over their own unsent one. */
  officeValueTaken(state: InspectionState, { payload: key }: PayloadAction<ChecklistKey>) {
    if (state.draft.status !== 'writable') return;
    revertItem(state, key);
    state.patches = state.patches.filter((queued) => queued !== key);
    noteEdit(state, key);
  },
  /** Each keystroke of a defect description: saved in the draft at once, sent when committed. */
  defectTextChanged(
    state: InspectionState,
    { payload: { key, text } }: PayloadAction<{ key: ChecklistKey; text: string }>,
  ) {
    if (state.draft.status !== 'writable') return;
    checklistAdapter.updateOne(state.checklist, { id: key, changes: { text } });
    noteEdit(state, null);
  },
  /** Which trailers have the defect; none: the driver is not sure. */
  trailersChosen(
    state: InspectionState,
    { payload: { key, trailers } }: PayloadAction<{ key: ChecklistKey; trailers: string[] }>,
  ) {
    if (state.draft.status !== 'writable') return;
    checklistAdapter.updateOne(state.checklist, { id: key, changes: { trailers } });
    noteEdit(state, 'which_trailers');
    queuePatch(state, key);
  },
  /** The server says which trailers have the defects of the loaded report; what is unsent stays. */
  trailersLoaded(state: InspectionState, { payload: which }: PayloadAction<WhichTrailers>) {
    if (state.draft.status !== 'writable' || pendingOf(state)) return;
    for (const { key } of trailerItems) {
      const entry = state.checklist.entities[key];
      if (entry.value !== false || isEntryUnsent(entry) || state.patches.includes(key)) continue;
      entry.trailers = which[key] ?? [];
    }
  },
  /** The driver left the description field. */
  defectTextCommitted(state: InspectionState, { payload: key }: PayloadAction<ChecklistKey>) {
    if (state.draft.status !== 'writable') return;
    const entry = state.checklist.entities[key];
    const changed = entry.text.trim() !== entry.server.text.trim();
    if (entry.value === false && (changed || entry.server.value !== false)) queuePatch(state, key);
  },
};

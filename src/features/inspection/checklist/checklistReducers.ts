import type { PayloadAction } from '@reduxjs/toolkit';
import type { ChecklistKey } from '@/contract/checklist';
import type { ItemValue } from '@/contract/inspection';
import type { InspectionState } from '../inspectionState';
import { noteEdit } from '../sync/submission';
import { dropBulkAnswers } from './bulkReducers';
import { checklistAdapter } from './checklistEntries';
import { isPatchable, queuePatch } from './patches';

function mark(state: InspectionState, key: ChecklistKey, value: ItemValue): void {
  if (state.draft.status !== 'writable') return;
  checklistAdapter.updateOne(state.checklist, { id: key, changes: { value } });
  dropBulkAnswers(state, [key]);
  noteEdit(state, key);
  queuePatch(state, key);
}

/** The driver's actions on the checklist. */
export const checklistReducers = {
  itemMarkedGood(state: InspectionState, { payload }: PayloadAction<ChecklistKey>) {
    mark(state, payload, true);
  },
  itemMarkedDefective(state: InspectionState, { payload }: PayloadAction<ChecklistKey>) {
    mark(state, payload, false);
  },
  /** The driver pressed the selected button again; ignored while taps are patched. */
  itemCleared(state: InspectionState, { payload }: PayloadAction<ChecklistKey>) {
    if (!isPatchable(state.report)) mark(state, payload, null);
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
  /** The driver left the description field. */
  defectTextCommitted(state: InspectionState, { payload: key }: PayloadAction<ChecklistKey>) {
    if (state.draft.status !== 'writable') return;
    const entry = state.checklist.entities[key];
    const changed = entry.text.trim() !== entry.server.text.trim();
    if (entry.value === false && (changed || entry.server.value !== false)) queuePatch(state, key);
  },
};

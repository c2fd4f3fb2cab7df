import type { PayloadAction } from '@reduxjs/toolkit';
import type { ChecklistKey } from '../../contract/checklist';
import type { ItemValue } from '../../contract/inspection';
import { isPatchable, queuePatch } from './patchRules';
import { forgetRefusal, wireNameOf } from './refusals';
import type { HeaderField, InspectionState } from './reportState';

/** Whether this tab may change the draft: another holds it, or it has not been read yet, otherwise. */
function mayEnter(state: InspectionState): boolean {
  return state.draft.status === 'held';
}

function mark(state: InspectionState, key: ChecklistKey, value: ItemValue): void {
  if (!mayEnter(state)) return;
  state.checklist.entities[key].value = value;
  forgetRefusal(state, key);
  state.justSent = false;
  queuePatch(state, key);
}

/** What the driver does to the report. */
export const entryReducers = {
  itemMarkedGood(state: InspectionState, { payload }: PayloadAction<ChecklistKey>) {
    mark(state, payload, true);
  },
  itemMarkedDefective(state: InspectionState, { payload }: PayloadAction<ChecklistKey>) {
    mark(state, payload, false);
  },
  /** The pressed button was pressed again; not where taps are patched (design 10.7). */
  itemCleared(state: InspectionState, { payload }: PayloadAction<ChecklistKey>) {
    if (!isPatchable(state.report)) mark(state, payload, null);
  },
  /** Each keystroke of a defect's description: in the draft at once, at the server when committed. */
  defectTextChanged(
    state: InspectionState,
    { payload }: PayloadAction<{ key: ChecklistKey; text: string }>,
  ) {
    if (!mayEnter(state)) return;
    state.checklist.entities[payload.key].text = payload.text;
    state.justSent = false;
  },
  /** The driver left the description's field (specification 4). */
  defectTextCommitted(state: InspectionState, { payload: key }: PayloadAction<ChecklistKey>) {
    if (!mayEnter(state)) return;
    const entry = state.checklist.entities[key];
    const changed = entry.text.trim() !== entry.server.text.trim();
    if (entry.value === false && (changed || entry.server.value !== false)) queuePatch(state, key);
  },
  headerFieldChanged(
    state: InspectionState,
    { payload }: PayloadAction<{ field: HeaderField; value: string }>,
  ) {
    if (!mayEnter(state)) return;
    state.header.values[payload.field] = payload.value;
    forgetRefusal(state, wireNameOf(payload.field));
    state.justSent = false;
  },
  /** The driver submitted on this day, and a field is wrong. */
  problemsFound(state: InspectionState, { payload: today }: PayloadAction<string>) {
    state.judgedOn = today;
  },
};

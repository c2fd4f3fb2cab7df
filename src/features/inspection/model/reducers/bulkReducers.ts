import type { ChecklistKey, ChecklistSection } from '@/contract/checklist';
import type { InspectionState } from '../state/inspectionState';
import { wireNameOf } from '../rules/rejections';
import { noteEdit } from '../rules/submission';
import {
  noTrailer,
  sectionKeys,
  trailerKeys,
  type BulkMark,
  type BulkId,
} from '../state/checklist';
import { timed, type TimedAction } from '../rules/preparedActions';
import { isPatchable } from '../rules/patches';
import { noteVehicles, otherVehicleOf } from '../rules/otherVehicle';

/**
 * Call when the driver marks these items individually. A bulk mark that includes them can no
 * longer be undone.
 */
export function dropBulkMarks(state: InspectionState, keys: readonly ChecklistKey[]): void {
  state.bulkMarks = state.bulkMarks.filter((bulk) => !keys.some((key) => bulk.keys.includes(key)));
}

function canMark(state: InspectionState): boolean {
  const { draft, report } = state;
  return draft.status === 'writable' && !isPatchable(report) && otherVehicleOf(state) === null;
}

function setTrailerNumbers(state: InspectionState, value: string): void {
  state.header.values.trailer_numbers = value;
  noteVehicles(state);
  noteEdit(state, wireNameOf('trailer_numbers'));
}

function setItems(
  state: InspectionState,
  keys: readonly ChecklistKey[],
  value: true | null,
  at: string,
): void {
  const enteredAt = value === null ? null : at;
  for (const key of keys) Object.assign(state.checklist.entities[key], { value, enteredAt });
  noteVehicles(state);
  for (const key of keys) noteEdit(state, key);
}

/** Marks those of these items good that are untouched. */
function markRestGood(
  state: InspectionState,
  id: BulkId,
  among: readonly ChecklistKey[],
  at: string,
): BulkMark {
  const keys = among.filter((key) => state.checklist.entities[key].value === null);
  dropBulkMarks(state, keys);
  setItems(state, keys, true, at);
  const bulk = { id, keys, trailerNumbers: null };
  state.bulkMarks = [...state.bulkMarks.filter((before) => before.id !== id), bulk];
  return bulk;
}

/**
 * Several marks with one press. Not available while taps are patched, because each would be a
 * separate call.
 */
export const bulkReducers = {
  restMarkedGood: timed(
    (state: InspectionState, { payload, meta }: TimedAction<ChecklistSection>) => {
      if (canMark(state)) markRestGood(state, payload, sectionKeys[payload], meta.at);
    },
  ),
  /** There is no 'not applicable', so the items of a missing trailer are marked good. */
  trailerMarkedAbsent: timed((state: InspectionState, { meta }: TimedAction<void>) => {
    if (!canMark(state)) return;
    const trailerNumbers = state.header.values.trailer_numbers;
    const bulk = markRestGood(state, 'no-trailer', trailerKeys, meta.at);
    state.bulkMarks = state.bulkMarks.map((each) =>
      each.id === bulk.id ? { ...bulk, trailerNumbers } : each,
    );
    setTrailerNumbers(state, noTrailer);
  }),
  bulkUndone: timed((state: InspectionState, { payload: id, meta }: TimedAction<BulkId>) => {
    const bulk = state.bulkMarks.find((each) => each.id === id);
    if (!bulk || !canMark(state)) return;
    state.bulkMarks = state.bulkMarks.filter((each) => each.id !== id);
    setItems(state, bulk.keys, null, meta.at);
    if (bulk.trailerNumbers !== null) setTrailerNumbers(state, bulk.trailerNumbers);
  }),
};

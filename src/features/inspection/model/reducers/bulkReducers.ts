import type { ChecklistCategory, ChecklistKey } from '@/contract/checklist';
import type { InspectionState } from '../state/inspectionState';
import { markableIn } from '../rules/bulkSelectors';
import { wireNameOf } from '../rules/rejections';
import { noteEdit } from '../rules/submission';
import { noTrailer, trailerKeys, type BulkMark, type BulkId } from '../state/checklist';
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

type Change = { value: true; isByCategory: boolean } | { value: null; isByCategory: false };

function setItems(
  state: InspectionState,
  keys: readonly ChecklistKey[],
  change: Change,
  at: string,
): void {
  const enteredAt = change.value === null ? null : at;
  for (const key of keys) Object.assign(state.checklist.entities[key], { ...change, enteredAt });
  noteVehicles(state);
  for (const key of keys) noteEdit(state, key);
}

/** Marks these untouched items good. */
function markGood(
  state: InspectionState,
  { id, keys }: Pick<BulkMark, 'id' | 'keys'>,
  at: string,
): void {
  dropBulkMarks(state, keys);
  setItems(state, keys, { value: true, isByCategory: id !== 'no-trailer' }, at);
  const others = state.bulkMarks.filter((before) => before.id !== id);
  state.bulkMarks = [...others, { id, keys, trailerNumbers: null }];
}

/** The items that one press may mark, and those of them that it leaves. */
interface CategoryPress {
  category: ChecklistCategory;
  /** The items with an unresolved defect. */
  except: readonly ChecklistKey[];
}

/**
 * Several marks with one press. Not available while taps are patched, because each would be a
 * separate call.
 */
export const bulkReducers = {
  categoryMarkedGood: timed(
    (state: InspectionState, { payload, meta }: TimedAction<CategoryPress>) => {
      const { category, except } = payload;
      const keys = markableIn(state, category, except);
      if (keys.length > 0 && canMark(state)) markGood(state, { id: category, keys }, meta.at);
    },
  ),
  /** There is no 'not applicable', so the items of a missing trailer are marked good. */
  trailerMarkedAbsent: timed((state: InspectionState, { meta }: TimedAction<void>) => {
    if (!canMark(state)) return;
    const trailerNumbers = state.header.values.trailer_numbers;
    const keys = trailerKeys.filter((key) => state.checklist.entities[key].value === null);
    markGood(state, { id: 'no-trailer', keys }, meta.at);
    state.bulkMarks = state.bulkMarks.map((each) =>
      each.id === 'no-trailer' ? { ...each, trailerNumbers } : each,
    );
    setTrailerNumbers(state, noTrailer);
  }),
  bulkUndone: timed((state: InspectionState, { payload: id, meta }: TimedAction<BulkId>) => {
    const bulk = state.bulkMarks.find((each) => each.id === id);
    if (!bulk || !canMark(state)) return;
    state.bulkMarks = state.bulkMarks.filter((each) => each.id !== id);
    setItems(state, bulk.keys, { value: null, isByCategory: false }, meta.at);
    if (bulk.trailerNumbers !== null) setTrailerNumbers(state, bulk.trailerNumbers);
  }),
};

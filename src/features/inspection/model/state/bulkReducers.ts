import type { ChecklistKey } from '@/contract/checklist';
import { isPatchable } from '../rules/patches';
import { noteVehicles, otherVehicleOf } from '../rules/otherVehicle';
import { timed, type TimedAction } from '../rules/preparedActions';
import { wireNameOf } from '../rules/rejections';
import { noteEdit } from '../rules/submission';
import { noTrailer, type BulkMark } from './checklist';
import type { DraftState } from './inspectionState';

function canMark(state: DraftState): boolean {
  const { access, report } = state;
  return access.status === 'writable' && !isPatchable(report) && otherVehicleOf(state) === null;
}

function setTrailerNumbers(state: DraftState, value: string): void {
  state.header.values.trailer_numbers = value;
  noteVehicles(state);
  noteEdit(state, wireNameOf('trailer_numbers'));
}

type Change = { value: true; isByCategory: boolean } | { value: null; isByCategory: false };

function setItems(
  state: DraftState,
  keys: readonly ChecklistKey[],
  change: Change,
  at: string,
): void {
  const enteredAt = change.value === null ? null : at;
  for (const key of keys) Object.assign(state.checklist.entities[key], { ...change, enteredAt });
  noteVehicles(state);
  for (const key of keys) noteEdit(state, key);
}

/**
 * Several marks with one press. Not available while taps are patched, because each would be a
 * separate call.
 */
export const bulkReducers = {
  /**
   * The driver marked these untouched items good. There is no 'not applicable', so those of a missing
   * trailer are good too.
   */
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

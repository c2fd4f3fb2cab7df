import type { PayloadAction } from '@reduxjs/toolkit';
import type { ChecklistKey } from '@/contract/checklist';
import { fittingKeys } from '../rules/notFitted';
import { findOtherVehicle } from '../rules/otherVehicle';
import { noteEdit } from '../rules/submission';
import { trailerKeys } from './checklist';
import type { Vehicles } from './draftContents';
import type { DraftState } from './inspectionState';
import { getPendingOutbox } from './outbox';

interface Loaded {
  vehicles: Vehicles;
  notFitted: ChecklistKey[];
}

export const fittingReducers = {
  /** The office returned the items that are not fitted. */
  fittingsLoaded(state: DraftState, { payload }: PayloadAction<Loaded>) {
    if (state.access.status !== 'writable' || getPendingOutbox(state)) return;
    const { fittings } = state;
    const { truck, trailers } = fittingKeys(payload.vehicles);
    const hasOne = fittings.hasOne.filter((key) =>
      trailerKeys.includes(key) ? trailers === fittings.trailers : truck === fittings.truck,
    );
    state.fittings = { truck, trailers, notFitted: payload.notFitted, hasOne };
  },
  /** The driver says that the vehicle has the item. */
  itemFound(state: DraftState, { payload: key }: PayloadAction<ChecklistKey>) {
    if (state.access.status !== 'writable' || findOtherVehicle(state) !== null) return;
    const { hasOne } = state.fittings;
    if (hasOne.includes(key)) return;
    hasOne.push(key);
    Object.assign(state.checklist.entities[key], { value: null, enteredAt: null });
    noteEdit(state, key);
  },
};

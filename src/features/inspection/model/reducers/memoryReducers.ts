import type { PayloadAction } from '@reduxjs/toolkit';
import type { InspectionState } from '../state/inspectionState';
import type { Memory } from '../state/memory';

/** The phone's memory, as last read or written. */
export const memoryReducers = {
  memoryChanged(state: InspectionState, { payload }: PayloadAction<Memory>) {
    state.memory = payload;
  },
};

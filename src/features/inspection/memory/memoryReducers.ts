import type { PayloadAction } from '@reduxjs/toolkit';
import type { InspectionState } from '../inspectionState';
import type { Memory } from './memory';

/** What the phone remembers, as it was read or written last. */
export const memoryReducers = {
  memoryChanged(state: InspectionState, { payload }: PayloadAction<Memory>) {
    state.memory = payload;
  },
};

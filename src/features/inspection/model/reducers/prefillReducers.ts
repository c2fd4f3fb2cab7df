import type { PayloadAction } from '@reduxjs/toolkit';
import type { InspectionState } from '../state/inspectionState';
import type { Prefill } from '../state/prefill';

/** The phone's prefill, as last read or written. */
export const prefillReducers = {
  prefillChanged(state: InspectionState, { payload }: PayloadAction<Prefill>) {
    state.prefill = payload;
  },
};

import type { Reducer, Store, TypedStartListening } from '@reduxjs/toolkit';
import type { PersistState } from 'redux-persist';
import type { AppDispatch, ThunkExtra } from '@/api/thunkExtra';
import type { InspectionRoot, InspectionState } from './inspectionState';

/** The part of the store that the inspection uses: all that this feature knows of `src/app`. */
export interface InspectionStore extends Omit<Store, 'dispatch'> {
  dispatch: AppDispatch & Store['dispatch'];
  extra: ThunkExtra;
  inject: (slice: {
    reducerPath: 'inspection';
    reducer: Reducer<InspectionState & { _persist: PersistState }>;
  }) => unknown;
  startListening: TypedStartListening<unknown, AppDispatch, ThunkExtra>;
}

/** The inspection's slice of a state whose type does not include it, because it is injected. */
export function inspectionIn(state: unknown): InspectionState {
  return (state as InspectionRoot).inspection;
}

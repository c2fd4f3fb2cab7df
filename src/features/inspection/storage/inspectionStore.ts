import type { Reducer, Store, TypedStartListening } from '@reduxjs/toolkit';
import type { PersistState } from 'redux-persist';
import type { AppDispatch, ThunkExtra } from '@/api/thunkExtra';
import type { InspectionState } from '@/features/inspection/model/state/inspectionState';

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

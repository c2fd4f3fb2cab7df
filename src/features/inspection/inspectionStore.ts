import type { Reducer, Store, TypedStartListening } from '@reduxjs/toolkit';
import type { PersistState } from 'redux-persist';
import type { AppDispatch, Environment } from '@/api/environment';
import type { InspectionRoot, InspectionState } from './inspectionState';

/** What the inspection needs of the store: all that this feature knows of `src/app`. */
export interface InspectionStore extends Omit<Store, 'dispatch'> {
  dispatch: AppDispatch & Store['dispatch'];
  environment: Environment;
  inject: (slice: {
    reducerPath: 'inspection';
    reducer: Reducer<InspectionState & { _persist: PersistState }>;
  }) => unknown;
  startListening: TypedStartListening<unknown, AppDispatch, Environment>;
}

/** The inspection's part of a state whose type does not know it, since it is injected. */
export function inspectionIn(state: unknown): InspectionState {
  return (state as InspectionRoot).inspection;
}

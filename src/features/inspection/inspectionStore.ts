import type { Reducer, Store, UnknownAction } from '@reduxjs/toolkit';
import type { AppDispatch, Environment } from '../../api/environment';
import type { InspectionRoot, InspectionState } from './reportState';

interface Listener {
  predicate: (action: UnknownAction, now: unknown, before: unknown) => boolean;
  effect: (action: UnknownAction) => void;
}

/** What the inspection needs of the store: the seam between this feature and `src/app`. */
export interface InspectionStore extends Omit<Store, 'dispatch'> {
  dispatch: AppDispatch & Store['dispatch'];
  environment: Environment;
  inject: (
    slice: { reducerPath: 'inspection'; reducer: Reducer },
    config?: { overrideExisting?: boolean },
  ) => unknown;
  startListening: (listener: Listener) => () => void;
}

/** The inspection's part of a state whose type does not know it, since it is injected. */
export function inspectionIn(state: unknown): InspectionState {
  return (state as InspectionRoot).inspection;
}

/** Whether something of the inspection changed; not by being injected. */
export function isInspectionChanged(now: unknown, before: unknown): boolean {
  const prior = (before as Partial<InspectionRoot>).inspection;
  return prior !== undefined && prior !== inspectionIn(now);
}

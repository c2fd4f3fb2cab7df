import {
  addListener,
  type Action,
  type ListenerEffectAPI,
  type Store,
  type ThunkDispatch,
  type UnknownAction,
  type UnsubscribeListener,
} from '@reduxjs/toolkit';
import type { AppDispatch, ThunkExtra } from '@/api/thunkExtra';

/** The part of the store that the inspection uses. */
export interface InspectionStore extends Omit<Store, 'dispatch'> {
  dispatch: ((action: Action<'listenerMiddleware/add'>) => UnsubscribeListener) &
    ThunkDispatch<unknown, ThunkExtra, UnknownAction>;
}

/** The API for a listener's effect. */
export type Listener = ListenerEffectAPI<unknown, AppDispatch, ThunkExtra>;

/** Creates an action that adds a listener to the store that dispatches it. */
export const listen = addListener.withTypes<unknown, AppDispatch, ThunkExtra>();

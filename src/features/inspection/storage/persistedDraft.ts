import { combineReducers, isAnyOf, type UnknownAction } from '@reduxjs/toolkit';
import { persistReducer } from 'redux-persist';
import {
  draftClosed,
  draftOpened,
  draftReducer,
  draftShown,
} from '@/features/inspection/model/inspectionSlice';
import { pageReducer } from '@/features/inspection/model/pageSlice';
import { draftParts } from '@/features/inspection/model/state/draftContents';
import type { DraftState } from '@/features/inspection/model/state/inspectionState';
import type { DraftEngine } from './draftEngine';

const version = 2;
const beginsDraft = isAnyOf(draftOpened, draftShown, draftClosed);

/** Counts the changes to the draft's stored parts in `revision`. */
function revisedReducer(state: DraftState | undefined, action: UnknownAction) {
  const next = draftReducer(state, action);
  if (!state || draftParts.every((part) => next[part] === state[part])) return next;
  return { ...next, revision: state.revision + 1 };
}

/**
 * Returns a store's reducer. `engine` writes the draft, but never the page. redux-persist reads whenever the state
 * lacks its marker, so each driver's draft starts as undefined.
 */
export function inspectionReducerWith(engine: DraftEngine) {
  const persisted = persistReducer<DraftState>(
    {
      key: 'inspection',
      version,
      storage: engine,
      whitelist: [...draftParts, 'revision'],
      serialize: false,
      throttle: 0,
      timeout: 0,
      // The default implementation would parse the parts as JSON.
      getStoredState: async () => {
        const contents = await engine.getItem();
        return contents ? { ...contents, _persist: { version, rehydrated: true } } : undefined;
      },
    },
    revisedReducer,
  );
  const draft: typeof persisted = (state, action) =>
    persisted(beginsDraft(action) ? undefined : state, action);
  return combineReducers({ draft, page: pageReducer });
}

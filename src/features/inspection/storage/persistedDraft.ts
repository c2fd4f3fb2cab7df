import { isAnyOf, type UnknownAction } from '@reduxjs/toolkit';
import { persistReducer } from 'redux-persist';
import {
  draftClosed,
  draftOpened,
  draftShown,
  inspectionReducer,
} from '@/features/inspection/model/inspectionSlice';
import { draftParts } from '@/features/inspection/model/state/draftContents';
import type { InspectionState } from '@/features/inspection/model/state/inspectionState';
import type { DraftEngine } from './draftEngine';

const version = 2;
const beginsDraft = isAnyOf(draftOpened, draftShown, draftClosed);

/** The slice's reducer, which also counts the changes of what is stored. */
function revisedReducer(state: InspectionState | undefined, action: UnknownAction) {
  const next = inspectionReducer(state, action);
  if (!state || draftParts.every((part) => next[part] === state[part])) return next;
  return { ...next, revision: state.revision + 1 };
}

/**
 * The reducer of a store whose draft the given engine writes. redux-persist reads whenever it finds
 * a state without its marker, so each driver's draft starts as undefined.
 */
export function persistedReducer(engine: DraftEngine) {
  const persisted = persistReducer<InspectionState>(
    {
      key: 'inspection',
      version,
      storage: engine,
      whitelist: [...draftParts, 'revision'],
      serialize: false,
      throttle: 0,
      timeout: 0,
      // redux-persist's default would parse the parts as JSON.
      getStoredState: async () => {
        const contents = await engine.getItem();
        return contents ? { ...contents, _persist: { version, rehydrated: true } } : undefined;
      },
    },
    revisedReducer,
  );
  const reducer: typeof persisted = (state, action) =>
    persisted(beginsDraft(action) ? undefined : state, action);
  return reducer;
}

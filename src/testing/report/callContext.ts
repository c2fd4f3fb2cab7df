import { combineReducers, type UnknownAction } from '@reduxjs/toolkit';
import type { ThunkExtra } from '@/api/thunkExtra';
import type { Inspection } from '@/contract/inspection';
import type { SyncContext } from '@/features/inspection/delivery/syncCalls';
import { draftReducer } from '@/features/inspection/model/inspectionSlice';
import { pageReducer } from '@/features/inspection/model/pageSlice';
import {
  draftIn,
  type DraftState,
  type InspectionRoot,
} from '@/features/inspection/model/state/inspectionState';
import { testSettings } from '../msw/backend';
import { startInspectionServer } from './inspectionServer';
import { makeDriversStore } from './reportStore';

/**
 * Returns a function that makes the context of one call. No job sends the context's draft, and no disk stores the
 * draft. Call this at the top of a test file, because it also cleans up after each test.
 */
export function callContexts() {
  let restore: () => void = () => undefined;
  afterEach(() => restore());

  return function contextWith(
    draft: DraftState,
    current: Inspection | null = null,
    more: Partial<SyncContext> = {},
  ) {
    restore();
    const server = startInspectionServer(current);
    ({ restore } = server);
    const settings = { ...testSettings, fleet: more.hasExtensions ?? false };
    const { dispatch, getState } = makeDriversStore(settings);
    dispatch((_dispatch: unknown, _getState: unknown, { inject }: ThunkExtra) =>
      inject({
        reducerPath: 'inspection',
        reducer: combineReducers({
          draft: (state: DraftState = draft, action: UnknownAction) => draftReducer(state, action),
          page: pageReducer,
        }),
      }),
    );
    // A reducer adds its state only with the next action.
    dispatch({ type: 'test/started' });
    const context: SyncContext = {
      dispatch,
      hasExtensions: false,
      state: () => draftIn(getState()),
      isOwnersSession: () => true,
      awaitResponse: (call) => Promise.resolve(call),
      pause: (work) => work,
      ...more,
    };
    const toasts = () => getState().ui.toasts.map(({ text }) => text);
    const page = () => (getState() as unknown as InspectionRoot).inspection.page;
    return { context, server, toasts, state: context.state, page };
  };
}

export const aborting: SyncContext['awaitResponse'] = (call) => {
  call.abort();
  return Promise.resolve(call);
};

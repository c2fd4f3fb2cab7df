import type { UnknownAction } from '@reduxjs/toolkit';
import type { AppDispatch } from '@/api/thunkExtra';
import { named } from '@/features/inspection/model/rules/preparedActions';
import { draftIn } from '@/features/inspection/model/state/inspectionState';

/** Dispatches an action for the form on the screen. */
export const onForm =
  (action: UnknownAction) =>
  (dispatch: AppDispatch, getState: () => unknown): UnknownAction =>
    dispatch(named(action, draftIn(getState()).form));

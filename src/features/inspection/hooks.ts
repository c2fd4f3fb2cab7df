import { createContext, useContext, useMemo } from 'react';
import type { Store, ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch, useSelector, useStore } from 'react-redux';
import type { AppDispatch, ThunkExtra } from '@/api/thunkExtra';
import { named } from '@/features/inspection/model/rules/preparedActions';
import type { InspectionRoot } from '@/features/inspection/model/state/inspectionState';

export const useAppSelector = useSelector.withTypes<InspectionRoot>();

/** Selects a value for an argument. */
export function useSelected<Argument, Value>(
  select: (root: InspectionRoot, argument: Argument) => Value,
  argument: Argument,
  isEqual?: (one: Value, other: Value) => boolean,
): Value {
  return useAppSelector((root) => select(root, argument), isEqual);
}

/** The id of the form on the screen. */
export const useForm = () => useAppSelector(({ inspection: { draft } }) => draft.form);

export const useAppStore = useStore.withTypes<Store<InspectionRoot>>();
const useStoresDispatch = useDispatch.withTypes<AppDispatch>();

type Thunk<Result> = ThunkAction<Result, unknown, ThunkExtra, UnknownAction>;

function namingDispatch(dispatch: AppDispatch, form: number): AppDispatch {
  function dispatchNamed<Result>(thunk: Thunk<Result>): Result;
  function dispatchNamed<Action extends UnknownAction>(action: Action): Action;
  function dispatchNamed<Result, Action extends UnknownAction>(
    action: Action | Thunk<Result>,
  ): Action | Result;
  function dispatchNamed(action: UnknownAction | Thunk<unknown>): unknown {
    return typeof action === 'function' ? dispatch(action) : dispatch(named(action, form));
  }
  return dispatchNamed;
}

export const FormOnScreen = createContext<number | null>(null);

/**
 * The dispatch for the page's components. Its actions name the form on the screen, because a press may end on another
 * form. A thunk names the form itself.
 */
export function useAppDispatch(): AppDispatch {
  const dispatch = useStoresDispatch();
  const form = useContext(FormOnScreen);
  return useMemo(
    () => (form === null ? dispatch : namingDispatch(dispatch, form)),
    [dispatch, form],
  );
}

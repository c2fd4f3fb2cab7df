import type { PayloadAction, UnknownAction } from '@reduxjs/toolkit';
import type { DraftState } from '../state/inspectionState';

/** An action of the driver with its instant by the phone's clock. */
export type TimedAction<Payload> = PayloadAction<Payload, string, { at: string }>;

/** Prepares a reducer for actions that include the time at which they were made. */
export const timed = <Payload>(
  reducer: (state: DraftState, action: TimedAction<Payload>) => void,
) => ({
  reducer,
  prepare: (payload: Payload) => ({ payload, meta: { at: new Date().toISOString() } }),
});

/** An action that also names the form that it changes. */
export type Named<Action extends UnknownAction> = Action & { meta: { about: number } };

/** Names the form of an action, unless it is named already, so that the action changes no other form. */
export const named = <Action extends UnknownAction>(
  action: Action & { meta?: object },
  form: number,
): Named<Action> => ({ ...action, meta: { about: form, ...action.meta } });

/** The form that an action names, if any. */
export function formNamedBy({ meta }: UnknownAction): unknown {
  return typeof meta === 'object' && meta !== null && 'about' in meta ? meta.about : undefined;
}

/**
 * The id of a blank form. A number, because a tab of an earlier version ignores photos with any
 * other id.
 */
export const newFormId = (): number => Math.floor(Math.random() * Number.MAX_SAFE_INTEGER);

/** An action with the id of the blank form that it may start. */
export type FormAction<Payload> = PayloadAction<Payload, string, { form: number }>;

/** Prepares a reducer for actions that may start a blank form. */
export const withNextForm = <Payload>(
  reducer: (state: DraftState, action: FormAction<Payload>) => void,
) => ({
  reducer,
  prepare: (payload: Payload) => ({ payload, meta: { form: newFormId() } }),
});

import type { PayloadAction, UnknownAction } from '@reduxjs/toolkit';
import type { DraftState } from '../state/inspectionState';

/** A driver's action with its instant according to the phone's clock. */
export type TimedAction<Payload> = PayloadAction<Payload, string, { at: string }>;

/** Prepares a reducer for actions that include the time of the driver's press. */
export const timed = <Payload>(
  reducer: (state: DraftState, action: TimedAction<Payload>) => void,
) => ({
  reducer,
  prepare: (payload: Payload) => ({ payload, meta: { at: new Date().toISOString() } }),
});

/** An action that also names the form that it changes. */
export type Named<Action extends UnknownAction> = Action & { meta: { about: number } };

/**
 * Adds the form's id to an action that does not name a form yet, so that the action changes no
 * other form.
 */
export const named = <Action extends UnknownAction>(
  action: Action & { meta?: object },
  form: number,
): Named<Action> => ({ ...action, meta: { about: form, ...action.meta } });

/** The form that an action names, if any. */
export function formNamedBy({ meta }: UnknownAction): unknown {
  return typeof meta === 'object' && meta !== null && 'about' in meta ? meta.about : undefined;
}

/**
 * Returns an id for a blank form. The id is a number, because a tab with an earlier version ignores
 * photos with any other id.
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

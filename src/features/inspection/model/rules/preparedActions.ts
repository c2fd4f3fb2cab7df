import type { PayloadAction, UnknownAction } from '@reduxjs/toolkit';
import type { DraftState } from '../state/inspectionState';

/** A driver's action. `at` is its instant by the phone's clock. */
export type TimedAction<Payload> = PayloadAction<Payload, string, { at: string }>;

export const timed = <Payload>(
  reducer: (state: DraftState, action: TimedAction<Payload>) => void,
) => ({
  reducer,
  prepare: (payload: Payload) => ({ payload, meta: { at: new Date().toISOString() } }),
});

/** An action that changes only the form named in `about`. */
export type Named<Action extends UnknownAction> = Action & { meta: { about: number } };

/** Adds the form's id to an action, unless the action already names a form. */
export const named = <Action extends UnknownAction>(
  action: Action & { meta?: object },
  form: number,
): Named<Action> => ({ ...action, meta: { about: form, ...action.meta } });

/** The id of the form that an action names, if any. */
export function formNamedBy({ meta }: UnknownAction): unknown {
  return typeof meta === 'object' && meta !== null && 'about' in meta ? meta.about : undefined;
}

/** Returns a random number as a form's id. A tab with an earlier version ignores photos with any other type of id. */
export const newFormId = (): number => Math.floor(Math.random() * Number.MAX_SAFE_INTEGER);

export type FormAction<Payload> = PayloadAction<Payload, string, { form: number }>;

export const withNextForm = <Payload>(
  reducer: (state: DraftState, action: FormAction<Payload>) => void,
) => ({
  reducer,
  prepare: (payload: Payload) => ({ payload, meta: { form: newFormId() } }),
});

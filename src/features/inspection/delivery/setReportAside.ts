import type { AppDispatch } from '@/api/thunkExtra';
import { toastRequested } from '@/events/toasts';
import {
  draftResumed,
  headerFieldChanged,
  otherTruckStarted,
  phoneWoke,
  reportOpened,
  reportSetAside,
  setAsideRemoved,
  truckKept,
} from '@/features/inspection/model/inspectionSlice';
import { isAnythingUnsent } from '@/features/inspection/model/rules/reportMerge';
import { otherTruckOf } from '@/features/inspection/model/rules/vehicleNames';
import { now } from '@/features/inspection/model/state/header';
import { inspectionIn } from '@/features/inspection/model/state/inspectionState';
import { pendingOf } from '@/features/inspection/model/state/outbox';
import { parseDraft } from '@/features/inspection/storage/draftRecord';
import { setAsideKeys } from '@/features/inspection/storage/draftNames';
import { flushDraft, phoneOf, recordsOf } from '@/features/inspection/storage/phone';

export const notSetAside =
  'The report was not set aside, because it is being sent or this phone cannot store it. Save a copy, then try again.';

/**
 * Moves the whole draft to where the driver can read and copy it, go on with it or delete it, then
 * blanks the form. Resolves with false, and changes nothing, while the report is being sent or if
 * the phone cannot store the draft.
 */
export function setReportAside() {
  return async (dispatch: AppDispatch, getState: () => unknown, extra: unknown) => {
    const { draft, outbox } = inspectionIn(getState());
    if (draft.status !== 'writable' || outbox.status === 'sending') return false;
    const api = { extra };
    await flushDraft(api);
    const { engine } = phoneOf(api);
    if (engine.getDisk().written !== inspectionIn(getState()).revision) return false;
    const { storage, names } = recordsOf(api, draft.owner);
    try {
      await storage.setAside(names.record);
    } catch {
      return false;
    }
    dispatch(reportSetAside(await setAsideKeys(storage, names)));
    dispatch(phoneWoke(now()));
    return true;
  };
}

/** Opens the office's unsent report in place of the form, which is set aside. */
export function openOtherReport() {
  return async (dispatch: AppDispatch): Promise<void> => {
    if (await dispatch(setReportAside())) dispatch(reportOpened({ announce: true }));
    else dispatch(toastRequested({ type: 'error', text: notSetAside }));
  };
}

/** The fields that are the driver's own, whichever truck they inspect. */
const ownFields = ['carrier', 'address', 'drivers_signature'] as const;

/**
 * Starts the form of the other truck whose number was entered, with what is the driver's own. A form
 * that never left the phone is set aside, to go on with.
 */
export function startOtherTruck() {
  return async (dispatch: AppDispatch, getState: () => unknown): Promise<void> => {
    const state = inspectionIn(getState());
    const other = otherTruckOf(state);
    if (!other) return;
    if (other.isAtOffice) {
      dispatch(otherTruckStarted(now()));
      return;
    }
    const { values } = state.header;
    dispatch(truckKept());
    if (!(await dispatch(setReportAside()))) {
      dispatch(toastRequested({ type: 'error', text: notSetAside }));
      return;
    }
    for (const field of ownFields) dispatch(headerFieldChanged({ field, value: values[field] }));
    dispatch(headerFieldChanged({ field: 'truck_number', value: other.entered }));
    dispatch(reportOpened({ announce: false }));
  };
}

/**
 * Makes a draft that was set aside the form again. What was entered on the form is set aside in its
 * place. Resolves with false, and changes nothing, while a report waits to be sent or if the phone
 * cannot read or store one of the two.
 */
export function resumeDraft(key: string) {
  return async (dispatch: AppDispatch, getState: () => unknown, extra: unknown) => {
    const state = inspectionIn(getState());
    if (state.draft.status !== 'writable' || pendingOf(state)) return false;
    const api = { extra };
    const { storage } = recordsOf(api, state.draft.owner);
    const contents = parseDraft(await storage.read(key).catch(() => null));
    if (!contents) return false;
    const isEntered = isAnythingUnsent(state) || state.patches.length > 0;
    if (isEntered && !(await dispatch(setReportAside()))) return false;
    dispatch(draftResumed(contents));
    const { revision } = inspectionIn(getState());
    dispatch(reportOpened({ announce: false }));
    await flushDraft(api);
    // A crash or a full disk leaves the draft in both places, never in none.
    if ((phoneOf(api).engine.getDisk().written ?? -1) < revision) return true;
    await storage.remove(key);
    dispatch(setAsideRemoved(key));
    return true;
  };
}

import type { AppDispatch } from '@/api/thunkExtra';
import { toastRequested } from '@/events/toasts';
import {
  draftResumed,
  headerFieldChanged,
  otherVehicleStarted,
  phoneWoke,
  rememberedHeaderForgotten,
  reportOpened,
  reportSetAside,
  setAsideRemoved,
  vehicleKept,
} from '@/features/inspection/model/inspectionSlice';
import { isAnythingUnsent } from '@/features/inspection/model/rules/reportMerge';
import { findOtherVehicle } from '@/features/inspection/model/rules/otherVehicle';
import { named } from '@/features/inspection/model/rules/preparedActions';
import {
  now,
  ownFields,
  type HeaderField,
  type HeaderValues,
} from '@/features/inspection/model/state/header';
import { draftIn } from '@/features/inspection/model/state/inspectionState';
import { getPendingOutbox } from '@/features/inspection/model/state/outbox';
import { parseDraft } from '@/features/inspection/storage/draftRecord';
import { setAsideKeys } from '@/features/inspection/storage/draftNames';
import {
  flushDraft,
  getPhone,
  getDraftStorage,
  saveDraft,
} from '@/features/inspection/storage/phone';

export const notSetAside =
  'The report was not set aside, because it is being sent or this phone cannot store it. Save a copy, then try again.';

/** Moves the draft's record aside. Resolves with the keys of all drafts set aside, or with null if the move fails. */
function moveRecordAside(form: number) {
  return async (_dispatch: AppDispatch, getState: () => unknown, extra: unknown) => {
    const { access } = draftIn(getState());
    if (access.status !== 'writable') return null;
    const api = { extra };
    const { storage, names } = getDraftStorage(api, access.owner);
    let outdated: string | undefined;
    try {
      for (;;) {
        if (!(await saveDraft(getPhone(api), getState))) return null;
        const state = draftIn(getState());
        if (outdated !== undefined) await storage.remove(outdated);
        if (state.form !== form || state.outbox.status === 'sending') return null;
        await storage.setAside(names.record);
        const setAside = await setAsideKeys(storage, names);
        if (draftIn(getState()).revision === state.revision) return setAside;
        // The record lacks entries made during the move, so it is moved again.
        [outdated] = setAside;
      }
    } catch {
      return null;
    }
  };
}

/** Returns the id of the blank form. */
function startBlank(form: number, setAside: string[]) {
  return (dispatch: AppDispatch): number => {
    const blank = reportSetAside(setAside);
    dispatch(named(blank, form));
    dispatch(named(phoneWoke(now()), blank.meta.form));
    return blank.meta.form;
  };
}

/** Sets the whole draft aside, then blanks the form. Resolves with false if the draft cannot be set aside. */
export function setReportAside(form: number) {
  return async (dispatch: AppDispatch): Promise<boolean> => {
    const setAside = await dispatch(moveRecordAside(form));
    if (setAside) dispatch(startBlank(form, setAside));
    return setAside !== null;
  };
}

/** Sets the form aside, and opens the office's unsent report instead. */
export function openOtherReport(form: number) {
  return async (dispatch: AppDispatch): Promise<void> => {
    if (await dispatch(setReportAside(form))) dispatch(reportOpened({ announce: true }));
    else dispatch(toastRequested({ type: 'error', text: notSetAside }));
  };
}

function fillTruck(form: number, values: HeaderValues, truck: string) {
  return (dispatch: AppDispatch): void => {
    const enter = (field: HeaderField, value: string) =>
      dispatch(named(headerFieldChanged({ field, value }), form));
    for (const field of ownFields) enter(field, values[field]);
    enter('truck_number', truck);
    dispatch(reportOpened({ announce: false }));
  };
}

/** Starts a report on the truck or trailers that the driver entered. */
export function startOtherVehicle(form: number) {
  return async (dispatch: AppDispatch, getState: () => unknown): Promise<void> => {
    const state = draftIn(getState());
    const other = findOtherVehicle(state);
    if (!other || state.form !== form) return;
    if (other.kind === 'truck') dispatch(named(rememberedHeaderForgotten(), form));
    if (other.isAtOffice) {
      dispatch(named(otherVehicleStarted({ now: now(), setAside: state.setAside }), form));
      return;
    }
    dispatch(named(vehicleKept(), form));
    const setAside = await dispatch(moveRecordAside(form));
    if (!setAside) {
      dispatch(toastRequested({ type: 'error', text: notSetAside }));
      return;
    }
    const { values } = draftIn(getState()).header;
    if (other.kind === 'truck') {
      dispatch(fillTruck(dispatch(startBlank(form, setAside)), values, other.entered));
      return;
    }
    const entered = headerFieldChanged({ field: 'trailer_numbers', value: other.entered });
    dispatch(named(entered, form));
    dispatch(named(otherVehicleStarted({ now: now(), setAside }), form));
  };
}

/** Makes a draft that was set aside the current form again. Resolves with false if the draft cannot be resumed. */
export function resumeDraft(key: string, form: number) {
  return async (dispatch: AppDispatch, getState: () => unknown, extra: unknown) => {
    const { access } = draftIn(getState());
    if (access.status !== 'writable') return false;
    const api = { extra };
    const { storage } = getDraftStorage(api, access.owner);
    const contents = parseDraft(await storage.read(key).catch(() => null));
    // The driver may have entered data during the read.
    const state = draftIn(getState());
    if (!contents || state.access !== access || state.form !== form || getPendingOutbox(state))
      return false;
    const isEntered = isAnythingUnsent(state) || state.patches.length > 0;
    if (isEntered && !(await dispatch(setReportAside(form)))) return false;
    dispatch(named(draftResumed(contents), draftIn(getState()).form));
    const { revision } = draftIn(getState());
    dispatch(reportOpened({ announce: false }));
    await flushDraft(api);
    // After a crash or on a full disk, the draft may be on the form and also still set aside.
    if ((getPhone(api).engine.getDisk().written ?? -1) < revision) return true;
    await storage.remove(key);
    dispatch(setAsideRemoved(key));
    return true;
  };
}

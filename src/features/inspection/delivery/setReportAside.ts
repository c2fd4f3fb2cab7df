import type { AppDispatch } from '@/api/thunkExtra';
import { toastRequested } from '@/events/toasts';
import {
  draftResumed,
  headerFieldChanged,
  otherVehicleStarted,
  phoneWoke,
  reportOpened,
  reportSetAside,
  setAsideRemoved,
  vehicleKept,
} from '@/features/inspection/model/inspectionSlice';
import { isAnythingUnsent } from '@/features/inspection/model/rules/reportMerge';
import { otherVehicleOf } from '@/features/inspection/model/rules/otherVehicle';
import { named } from '@/features/inspection/model/rules/preparedActions';
import { now, ownFields, type HeaderValues } from '@/features/inspection/model/state/header';
import { draftIn } from '@/features/inspection/model/state/inspectionState';
import { pendingOf } from '@/features/inspection/model/state/outbox';
import { parseDraft } from '@/features/inspection/storage/draftRecord';
import { setAsideKeys } from '@/features/inspection/storage/draftNames';
import { flushDraft, phoneOf, recordsOf } from '@/features/inspection/storage/phone';

export const notSetAside =
  'The report was not set aside, because it is being sent or this phone cannot store it. Save a copy, then try again.';

/**
 * Moves the draft's record to a place where the driver can read, copy, resume or delete it.
 * Resolves with its form and the drafts that are set aside. Resolves with null and changes nothing
 * if the report is being sent or the phone cannot store the draft.
 */
function moveRecordAside() {
  return async (_dispatch: AppDispatch, getState: () => unknown, extra: unknown) => {
    const { access, outbox, form } = draftIn(getState());
    if (access.status !== 'writable' || outbox.status === 'sending') return null;
    const api = { extra };
    await flushDraft(api);
    const { engine } = phoneOf(api);
    if (engine.getDisk().written !== draftIn(getState()).revision) return null;
    const { storage, names } = recordsOf(api, access.owner);
    try {
      await storage.setAside(names.record);
    } catch {
      return null;
    }
    const setAside = await setAsideKeys(storage, names);
    // Another form may have taken its place during the write.
    return draftIn(getState()).form === form ? { form, setAside } : null;
  };
}

/** Sets the whole draft aside, then blanks the form. Resolves with false if it cannot be set aside. */
export function setReportAside() {
  return async (dispatch: AppDispatch): Promise<boolean> => {
    const moved = await dispatch(moveRecordAside());
    if (!moved) return false;
    dispatch(reportSetAside(moved));
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

type Moved = Parameters<typeof reportSetAside>[0];

/**
 * Blanks the form for this truck, except for the driver's own fields. The first form is set aside.
 */
function startTruck(values: HeaderValues, truck: string, moved: Moved) {
  return (dispatch: AppDispatch): void => {
    dispatch(reportSetAside(moved));
    dispatch(phoneWoke(now()));
    for (const field of ownFields) dispatch(headerFieldChanged({ field, value: values[field] }));
    dispatch(headerFieldChanged({ field: 'truck_number', value: truck }));
    dispatch(reportOpened({ announce: false }));
  };
}

/**
 * Starts the other truck or trailers that the driver entered, with unchecked items. A form that
 * never left the phone is set aside for later.
 */
export function startOtherVehicle() {
  return async (dispatch: AppDispatch, getState: () => unknown): Promise<void> => {
    const state = draftIn(getState());
    const other = otherVehicleOf(state);
    if (!other) return;
    if (other.isAtOffice) {
      dispatch(otherVehicleStarted({ now: now(), setAside: state.setAside }));
      return;
    }
    dispatch(vehicleKept());
    const moved = await dispatch(moveRecordAside());
    if (!moved) {
      dispatch(toastRequested({ type: 'error', text: notSetAside }));
      return;
    }
    const { values } = draftIn(getState()).header;
    if (other.kind === 'truck') {
      dispatch(startTruck(values, other.entered, moved));
      return;
    }
    const { form, setAside } = moved;
    const entered = headerFieldChanged({ field: 'trailer_numbers', value: other.entered });
    dispatch(named(entered, form));
    dispatch(named(otherVehicleStarted({ now: now(), setAside }), form));
  };
}

/**
 * Makes a draft that was set aside the form again, and sets the entered form aside in its place.
 * Resolves with false and changes nothing if a report waits to be sent or the phone cannot read or
 * store one of the two.
 */
export function resumeDraft(key: string) {
  return async (dispatch: AppDispatch, getState: () => unknown, extra: unknown) => {
    const { access } = draftIn(getState());
    if (access.status !== 'writable') return false;
    const api = { extra };
    const { storage } = recordsOf(api, access.owner);
    const contents = parseDraft(await storage.read(key).catch(() => null));
    // The driver may have entered something during the read.
    const state = draftIn(getState());
    if (!contents || state.access !== access || pendingOf(state)) return false;
    const isEntered = isAnythingUnsent(state) || state.patches.length > 0;
    if (isEntered && !(await dispatch(setReportAside()))) return false;
    dispatch(draftResumed(contents));
    const { revision } = draftIn(getState());
    dispatch(reportOpened({ announce: false }));
    await flushDraft(api);
    // A crash or a full disk may leave the draft in both places, but never in neither.
    if ((phoneOf(api).engine.getDisk().written ?? -1) < revision) return true;
    await storage.remove(key);
    dispatch(setAsideRemoved(key));
    return true;
  };
}

import type { PayloadAction } from '@reduxjs/toolkit';
import type { DateTime } from '@/contract/dates';
import { dayFields } from '@/contract/inspection';
import type { Id } from '@/contract/responses';
import { toKindNumberKey } from '@/contract/vehicleKey';
import type { Vehicles } from './draftContents';
import type { DraftState } from './inspectionState';
import { filledHeader } from './prefill';
import { noteEdit } from '../rules/submission';
import { hasDefect } from './checklist';
import { getPendingOutbox } from './outbox';
import { foldedFields, isFieldUnsent, type Confirmed, type HeaderField, type Trip } from './header';
import { getRequestFieldName, isAnyWrong } from '../rules/submitRules';
import { splitVehicles, type KnownVehicle } from '../rules/knownVehicles';
import { isOnForm } from '../rules/reportMerge';
import { toVehicles, vehiclesKey } from '../rules/vehicleNames';
import {
  noteFirstVehicles,
  findOtherVehicle,
  selectMayCorrect,
  vehicleFields,
} from '../rules/otherVehicle';

/** Unfolds the header if the server rejected a hidden field. */
export function unfoldRejected({ header, rejections }: DraftState): void {
  if (foldedFields.some((field) => getRequestFieldName(field) in rejections))
    header.isFolded = false;
}

function replaceDateTime(state: DraftState, { date, time }: DateTime): void {
  const { values } = state.header;
  const before = values.date;
  for (const field of dayFields) {
    if (values[field] !== before) continue;
    values[field] = date;
    noteEdit(state, getRequestFieldName(field));
  }
  values.time = time;
  noteEdit(state, getRequestFieldName('time'));
}

/** In ms. Clocks may differ by a day, plus an hour for the call's duration and daylight saving time. */
const tolerance = 25 * 3_600_000;

/** Whether the report's day is closer to that of a clock that was wrong by `error` ms than to the right day. */
function isOfWrongClock({ header }: DraftState, { date }: DateTime, error: number): boolean {
  const difference = Date.parse(header.values.date) - Date.parse(date);
  return Math.abs(difference + error) < Math.abs(difference);
}

export const headerReducers = {
  valueConfirmed(
    state: DraftState,
    { payload }: PayloadAction<{ question: keyof Confirmed; value: string }>,
  ) {
    if (state.access.status === 'writable')
      state.header.confirmed[payload.question] = payload.value;
  },
  /** The driver chose a vehicle by its present number, because several have the entered number on their doors. */
  vehicleChosen(state: DraftState, { payload }: PayloadAction<KnownVehicle>) {
    if (state.access.status === 'writable') state.header.chosen.push(toKindNumberKey(payload));
  },
  dateTimeReplaced(state: DraftState, { payload: { date, time } }: PayloadAction<DateTime>) {
    if (state.access.status === 'writable') replaceDateTime(state, { date, time });
  },
  /**
   * The phone's clock was compared with the server's. `difference` is the server's time minus the phone's, in ms. Once
   * the phone's clock is right, a report with the wrong clock's day gets the current time, unless it is being submitted.
   */
  clockCompared(
    state: DraftState,
    { payload: { difference, now } }: PayloadAction<{ difference: number; now: DateTime }>,
  ) {
    const error = Math.abs(difference) > tolerance ? difference : 0;
    const isSetRight = state.clockError !== 0 && error === 0;
    const isWrong = isSetRight && isOfWrongClock(state, now, state.clockError);
    Object.assign(state, { clockDifference: difference, clockError: error });
    if (isWrong && state.access.status === 'writable' && !getPendingOutbox(state)) {
      replaceDateTime(state, now);
    }
  },
  /** Fills in the driver, truck and trailer from the last report, except in fields that the driver has filled in. */
  rememberedHeaderUsed(state: DraftState) {
    const { header } = state.prefill;
    if (state.access.status !== 'writable' || header === null) return;
    Object.assign(state.header.values, filledHeader(state.header, header));
    state.header.isFolded = true;
    noteFirstVehicles(state);
    noteEdit(state, null);
  },
  /** The driver starts another truck, so the form must not offer the last one. The next report is remembered again. */
  rememberedHeaderForgotten(state: DraftState) {
    if (state.access.status === 'writable') state.prefill.header = null;
  },
  /** Sets the driver's name from the account. A new form without a typed name gets this name. */
  driverNamed(state: DraftState, { payload: name }: PayloadAction<string>) {
    const { header, report } = state;
    state.driver = name;
    const isNew = report.status === 'none' || report.status === 'unknown';
    // A truck number here comes from a report with an unknown outcome. The values of that report must not change.
    const isBlank = header.server.truck_number === '';
    if (state.access.status !== 'writable' || !isNew || !isBlank) return;
    if (!isFieldUnsent(header, 'carrier')) header.values.carrier = name;
    header.server.carrier = name;
  },
  /** The driver signed with their name in one press. `day` is YYYY-MM-DD. */
  reportSigned(state: DraftState, { payload: day }: PayloadAction<string>) {
    const { header } = state;
    if (state.access.status !== 'writable' || header.values.carrier.trim() === '') return;
    header.values.drivers_signature = header.values.carrier.trim();
    header.values.drivers_signature_date = day;
    noteEdit(state, getRequestFieldName('drivers_signature'));
    noteEdit(state, getRequestFieldName('drivers_signature_date'));
  },
  headerUnfolded(state: DraftState) {
    state.header.isFolded = false;
  },
  /** The driver chose the trip. A pending submission already contains the trip, so the choice is then ignored. */
  tripChosen(state: DraftState, { payload: trip }: PayloadAction<Trip>) {
    if (state.access.status !== 'writable' || getPendingOutbox(state)) return;
    state.header.trip.chosen = trip;
    noteEdit(state, 'trip');
  },
  tripLoaded(
    state: DraftState,
    { payload: { report, trip } }: PayloadAction<{ report: Id; trip: Trip | null }>,
  ) {
    if (state.access.status !== 'writable' || !isOnForm(state, report)) return;
    state.header.trip.server = trip;
  },
  /** The driver did not mean another vehicle. The form gets the first vehicle's number back. */
  vehicleKept(state: DraftState) {
    const other = findOtherVehicle(state);
    if (!other) return;
    const field = vehicleFields[other.kind];
    state.header.values[field] = other.saved;
    noteEdit(state, getRequestFieldName(field));
  },
  /** The driver had mistyped the vehicle's number. The marks now belong to the corrected number. */
  vehicleCorrected(state: DraftState) {
    const other = findOtherVehicle(state);
    if (other && selectMayCorrect({ inspection: { draft: state } }))
      state.markedOn[other.kind] = other.entered;
  },
  vehiclesRecognized(state: DraftState, { payload }: PayloadAction<Vehicles>) {
    const isNoted = state.knownVehicles.some(
      (known) => vehiclesKey(known) === vehiclesKey(payload),
    );
    if (!isNoted) state.knownVehicles.push(payload);
  },
  headerFieldChanged(
    state: DraftState,
    { payload: { field, value } }: PayloadAction<{ field: HeaderField; value: string }>,
  ) {
    if (state.access.status !== 'writable') return;
    // The driver is typing in this field, so numbers in other fields are complete.
    noteFirstVehicles(state, field);
    state.header.values[field] = value;
    const entered = splitVehicles(toVehicles(state.header.values)).map(toKindNumberKey);
    state.header.chosen = state.header.chosen.filter((key) => entered.includes(key));
    if (field === 'satisfactory_vehicle_condition') {
      state.header.isConditionChosen = hasDefect(state.checklist);
    }
    noteEdit(state, getRequestFieldName(field));
  },
  /** The driver has finished typing a vehicle number. */
  vehicleEntered(state: DraftState) {
    if (state.access.status === 'writable') noteFirstVehicles(state);
  },
  /** The driver tried to submit on this date (YYYY-MM-DD), but the form has a problem. */
  problemsFound(state: DraftState, { payload: today }: PayloadAction<string>) {
    if (isAnyWrong(state, foldedFields, today)) state.header.isFolded = false;
  },
};

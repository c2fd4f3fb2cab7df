import type { PayloadAction } from '@reduxjs/toolkit';
import type { Moment } from '@/contract/dates';
import type { InspectionState } from '../state/inspectionState';
import { filledHeader } from '../state/memory';
import { noteEdit } from '../rules/submission';
import { foldedFields } from '../state/header';
import type { Confirmed } from '../state/header';
import { wireNameOf } from '../rules/refusals';

/** Unfolds the header if the server rejected one of its hidden fields. */
export function unfoldRefused({ header, refusals }: InspectionState): void {
  if (foldedFields.some((field) => wireNameOf(field) in refusals)) header.isFolded = false;
}

const dayFields = ['date', 'drivers_signature_date', 'mechanics_signature_date'] as const;

/** Signatures dated on the old day change with it. */
function replaceMoment(state: InspectionState, { date, time }: Moment): void {
  const { values } = state.header;
  const before = values.date;
  for (const field of dayFields) {
    if (values[field] !== before) continue;
    values[field] = date;
    noteEdit(state, wireNameOf(field));
  }
  values.time = time;
  noteEdit(state, wireNameOf('time'));
}

/** The driver's actions on the header besides typing. */
export const headerReducers = {
  /** The driver confirmed an unusual value. */
  valueConfirmed(
    state: InspectionState,
    { payload }: PayloadAction<{ question: keyof Confirmed; value: string }>,
  ) {
    if (state.draft.status === 'writable') state.header.confirmed[payload.question] = payload.value;
  },
  /** Sets the report's time to now. */
  momentReplaced(state: InspectionState, { payload: { date, time } }: PayloadAction<Moment>) {
    if (state.draft.status === 'writable') replaceMoment(state, { date, time });
  },
  /**
   * The server's clock was compared with the phone's. Once the driver has set that right, the
   * report's time is now.
   */
  clockCompared(
    state: InspectionState,
    { payload: { error, now } }: PayloadAction<{ error: number; now: Moment }>,
  ) {
    const isSetRight = state.clockError !== 0 && error === 0;
    state.clockError = error;
    if (isSetRight && state.draft.status === 'writable') replaceMoment(state, now);
  },
  /** The driver, truck and trailer are those of the last report; what was typed already stays. */
  rememberedHeaderUsed(state: InspectionState) {
    const { header } = state.memory;
    if (state.draft.status !== 'writable' || header === null) return;
    Object.assign(state.header.values, filledHeader(state.header.values, header));
    state.header.isFolded = true;
    noteEdit(state, null);
  },
  headerUnfolded(state: InspectionState) {
    state.header.isFolded = false;
  },
};

import type { PayloadAction } from '@reduxjs/toolkit';
import type { InspectionState } from '../state/inspectionState';
import { noteEdit } from '../rules/submission';
import { foldedFields } from '../state/header';
import type { HeaderField } from '../state/header';
import { wireNameOf } from '../rules/rejections';
import { isAnyWrong } from '../rules/submitRules';

/** The driver's actions on the whole report. */
export const reportReducers = {
  headerFieldChanged(
    state: InspectionState,
    { payload: { field, value } }: PayloadAction<{ field: HeaderField; value: string }>,
  ) {
    if (state.draft.status !== 'writable') return;
    state.header.values[field] = value;
    if (field === 'satisfactory_vehicle_condition') state.header.isConditionChosen = true;
    noteEdit(state, wireNameOf(field));
  },
  /** The driver submitted on this date (YYYY-MM-DD), and a field is invalid. */
  problemsFound(state: InspectionState, { payload: today }: PayloadAction<string>) {
    state.checkedOn = today;
    if (isAnyWrong(state, foldedFields, today)) state.header.isFolded = false;
  },
};

import type { PayloadAction } from '@reduxjs/toolkit';
import type { InspectionState } from '../inspectionState';
import { noteEdit } from '../sync/submission';
import type { HeaderField } from './header';
import { foldedFields } from './headerReducers';
import { wireNameOf } from './refusals';
import { isAnyWrong } from './submitRules';

/** What the driver does to the report as a whole. */
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
  /** The driver submitted on this day (YYYY-MM-DD), and a field is wrong. */
  problemsFound(state: InspectionState, { payload: today }: PayloadAction<string>) {
    state.judgedOn = today;
    if (isAnyWrong(state, foldedFields, today)) state.header.isFolded = false;
  },
};

import { createSlice } from '@reduxjs/toolkit';
import type { Reducer } from '@reduxjs/toolkit';
import { deliveryReducers } from './deliveryReducers';
import { draftReducers, noteUnsavedChange } from './draftReducers';
import { entryReducers } from './entryReducers';
import { initialState } from './reportState';
import type { InspectionState } from './reportState';

/** The driver's report: what he entered, what the server has, what is on its way, and who keeps it. */
const reportSlice = createSlice({
  name: 'inspection',
  initialState,
  reducers: { ...entryReducers, ...deliveryReducers, ...draftReducers },
});

export const inspectionReducer: Reducer<InspectionState> = (state, action) =>
  noteUnsavedChange(state, reportSlice.reducer(state, action));

export const {
  itemMarkedGood,
  itemMarkedDefective,
  itemCleared,
  defectTextChanged,
  defectTextCommitted,
  headerFieldChanged,
  problemsFound,
  reportSubmitted,
  submissionStepped,
  submissionPostponed,
  submissionRefused,
  reportCreated,
  reportIdentified,
  reportSent,
  reportOpened,
  loadingStarted,
  loadingInterrupted,
  loadingFailed,
  loadingRetried,
  reportLoaded,
  reportMissing,
  connectionHinted,
  patchApplied,
  patchRefused,
  patchPostponed,
  draftOpened,
  draftHeld,
  draftFollowed,
  draftClosed,
  draftSetAside,
  changesSaved,
  changesNotSaved,
} = reportSlice.actions;

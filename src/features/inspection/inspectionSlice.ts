import { createSlice } from '@reduxjs/toolkit';
import { checklistReducers } from './checklist/checklistReducers';
import { patchReducers } from './checklist/patchReducers';
import { draftReducers } from './draft/draftReducers';
import { initialState } from './inspectionState';
import { reportReducers } from './report/reportReducers';
import { sentReducers } from './sent/sentReducers';
import { statusReducers } from './status/statusReducers';
import { loadingReducers } from './sync/loadingReducers';
import { submissionReducers } from './sync/submissionReducers';

/** The driver's report: what they entered, what the server has, what is on its way, and who may change it. */
const inspectionSlice = createSlice({
  name: 'inspection',
  initialState,
  reducers: {
    ...checklistReducers,
    ...patchReducers,
    ...reportReducers,
    ...draftReducers,
    ...submissionReducers,
    ...loadingReducers,
    ...sentReducers,
    ...statusReducers,
  },
});

export const inspectionReducer = inspectionSlice.reducer;

export const {
  itemMarkedGood,
  itemMarkedDefective,
  itemCleared,
  defectTextChanged,
  defectTextCommitted,
  headerFieldChanged,
  problemsFound,
  draftOpened,
  draftBecameWritable,
  draftShown,
  draftClosed,
  reportSubmitted,
  submissionStarted,
  submissionFoundUndone,
  submissionPostponed,
  submissionRefused,
  reportCreated,
  reportIdentified,
  reportSent,
  reportOpened,
  loadingFailed,
  reportLoaded,
  reportMissing,
  connectionHinted,
  retryRequested,
  takeOverRequested,
  patchApplied,
  patchRefused,
  patchPostponed,
  receiptClosed,
  noticesFolded,
  setAsideRemoved,
} = inspectionSlice.actions;

import { createSlice } from '@reduxjs/toolkit';
import { bulkReducers } from './checklist/bulkReducers';
import { checklistReducers } from './checklist/checklistReducers';
import { viewReducers } from './checklist/checklistView';
import { patchReducers } from './checklist/patchReducers';
import { draftReducers } from './draft/draftReducers';
import { initialState } from './inspectionState';
import { memoryReducers } from './memory/memoryReducers';
import { photoReducers } from './photos/photoReducers';
import { headerReducers } from './report/headerReducers';
import { newInspectionReducers } from './report/newInspectionReducers';
import { reportReducers } from './report/reportReducers';
import { tripReducers } from './report/trip';
import { reviewReducers } from './review/reviewReducers';
import { sentReducers } from './sent/sentReducers';
import { statusReducers } from './status/statusReducers';
import { loadingReducers } from './sync/loadingReducers';
import { submissionReducers } from './sync/submissionReducers';

/**
 * The driver's report: what they entered, what the server has, what is being sent, and which tab
 * may change it.
 */
const inspectionSlice = createSlice({
  name: 'inspection',
  initialState,
  reducers: {
    ...checklistReducers,
    ...bulkReducers,
    ...viewReducers,
    ...patchReducers,
    ...reportReducers,
    ...headerReducers,
    ...tripReducers,
    ...newInspectionReducers,
    ...memoryReducers,
    ...draftReducers,
    ...submissionReducers,
    ...loadingReducers,
    ...sentReducers,
    ...statusReducers,
    ...reviewReducers,
    ...photoReducers,
  },
});

export const inspectionReducer = inspectionSlice.reducer;

export const {
  itemMarkedGood,
  itemMarkedDefective,
  itemCleared,
  defectTextChanged,
  defectTextCommitted,
  trailersChosen,
  trailersLoaded,
  categoryMarkedGood,
  trailerMarkedAbsent,
  bulkUndone,
  checklistFiltered,
  headerFieldChanged,
  problemsFound,
  momentReplaced,
  valueConfirmed,
  tripChosen,
  tripLoaded,
  ownLastDayShown,
  rememberedHeaderUsed,
  headerUnfolded,
  phoneWoke,
  newInspectionStarted,
  newInspectionUndone,
  memoryChanged,
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
  openDefectsShown,
  unresolvedItemsShown,
  holdingDefectsShown,
  holdingRead,
  safetyAnswered,
  repairDoubted,
  repairTrusted,
  reviewSigned,
  reviewDelivered,
  reviewRefused,
  serverChanged,
  photosRead,
  photoKept,
  photoDropped,
} = inspectionSlice.actions;

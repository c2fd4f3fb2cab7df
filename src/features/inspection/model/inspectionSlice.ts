import { createSlice } from '@reduxjs/toolkit';
import { bulkReducers } from './reducers/bulkReducers';
import { checklistReducers } from './reducers/checklistReducers';
import { viewReducers } from './reducers/viewReducers';
import { patchReducers } from './reducers/patchReducers';
import { draftReducers } from './reducers/draftReducers';
import { initialState } from './state/inspectionState';
import { prefillReducers } from './reducers/prefillReducers';
import { photoReducers } from './reducers/photoReducers';
import { headerReducers } from './reducers/headerReducers';
import { newInspectionReducers } from './reducers/newInspectionReducers';
import { reportReducers } from './reducers/reportReducers';
import { tripReducers } from './reducers/tripReducers';
import { reviewReducers } from './reducers/reviewReducers';
import { sentReducers } from './reducers/sentReducers';
import { statusReducers } from './reducers/statusReducers';
import { loadingReducers } from './reducers/loadingReducers';
import { submissionReducers } from './reducers/submissionReducers';

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
    ...prefillReducers,
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
  officeValueTaken,
  defectTextChanged,
  defectTextCommitted,
  trailersChosen,
  trailersLoaded,
  restMarkedGood,
  trailerMarkedAbsent,
  bulkUndone,
  checklistFiltered,
  headerFieldChanged,
  problemsFound,
  momentReplaced,
  clockCompared,
  valueConfirmed,
  tripChosen,
  tripLoaded,
  ownLastDayShown,
  rememberedHeaderUsed,
  headerUnfolded,
  phoneWoke,
  newInspectionStarted,
  newInspectionUndone,
  prefillChanged,
  draftOpened,
  draftBecameWritable,
  draftShown,
  draftClosed,
  reportSubmitted,
  submissionStarted,
  submissionFoundUndone,
  submissionPostponed,
  submissionRejected,
  reportCreated,
  reportIdentified,
  reportSent,
  reportOpened,
  loadingFailed,
  reportLoaded,
  reportMissing,
  connectionHinted,
  retryRequested,
  waitEnded,
  takeOverRequested,
  patchApplied,
  patchRejected,
  patchPostponed,
  receiptClosed,
  noticesFolded,
  setAsideRemoved,
  openDefectsShown,
  toReviewShown,
  unresolvedItemsShown,
  holdingDefectsShown,
  holdingRead,
  safetyAnswered,
  repairDoubted,
  repairTrusted,
  reviewSigned,
  reviewDelivered,
  reviewRejected,
  serverChanged,
  photosRead,
  photoKept,
  photoDropped,
} = inspectionSlice.actions;

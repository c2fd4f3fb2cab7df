import { createSlice } from '@reduxjs/toolkit';
import { bulkReducers } from './reducers/bulkReducers';
import { checklistReducers } from './reducers/checklistReducers';
import { draftReducers } from './reducers/draftReducers';
import { initialState } from './state/inspectionState';
import { headerReducers } from './reducers/headerReducers';
import { photoReducers } from './reducers/photoReducers';
import { loadingReducers } from './reducers/loadingReducers';
import { reviewReducers } from './reducers/reviewReducers';
import { sentReducers } from './reducers/sentReducers';
import { submissionReducers } from './reducers/submissionReducers';

/**
 * The driver's report, with their entries, the server's values, pending calls, and which tab may
 * change it.
 */
const inspectionSlice = createSlice({
  name: 'inspection',
  initialState,
  reducers: {
    ...checklistReducers,
    ...bulkReducers,
    ...headerReducers,
    ...draftReducers,
    ...submissionReducers,
    ...loadingReducers,
    ...sentReducers,
    ...reviewReducers,
    ...photoReducers,
  },
  selectors: {
    /** The driver whose draft is open; blank while none is. */
    selectOwner: ({ draft }) => ('owner' in draft ? draft.owner : ''),
    selectIsWritable: ({ draft }) => draft.status === 'writable',
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
  categoryMarkedGood,
  trailerMarkedAbsent,
  bulkUndone,
  checklistFiltered,
  headerFieldChanged,
  problemsFound,
  dateTimeReplaced,
  clockCompared,
  valueConfirmed,
  tripChosen,
  tripLoaded,
  rememberedHeaderUsed,
  headerUnfolded,
  driverNamed,
  reportSigned,
  phoneWoke,
  newInspectionStarted,
  newInspectionUndone,
  sentReportRestored,
  otherReportDeclined,
  otherVehicleStarted,
  vehicleEntered,
  vehicleKept,
  vehicleCorrected,
  vehiclesRecognized,
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
  patchStarted,
  patchApplied,
  patchRejected,
  patchPostponed,
  receiptClosed,
  noticesFolded,
  setAsideRemoved,
  reportSetAside,
  draftResumed,
  pageCleared,
  holdingRead,
  safetyAnswered,
  repairDoubted,
  repairTrusted,
  reviewSigned,
  reviewDelivered,
  reviewRejected,
  serverChanged,
  photosRead,
  photoStored,
  photoDropped,
} = inspectionSlice.actions;

export const { selectOwner, selectIsWritable } = inspectionSlice.selectors;

import { createSlice, isAnyOf, type UnknownAction } from '@reduxjs/toolkit';
import { formNamedBy } from './rules/preparedActions';
import { bulkReducers, checklistReducers } from './state/checklistReducers';
import { draftReducers } from './state/draftReducers';
import { closedDraft, type DraftRoot, type DraftState } from './state/inspectionState';
import { fittingReducers } from './state/fittingReducers';
import { headerReducers } from './state/headerReducers';
import { photoReducers } from './state/photoReducers';
import { loadingReducers } from './state/loadingReducers';
import { reviewReducers } from './state/reviewReducers';
import { sentReducers } from './state/sentReducers';
import { submissionReducers } from './state/submissionReducers';

/**
 * The driver's entries, the server's values, pending calls, and which tab may change the draft.
 * What the page shows of the draft is in `pageSlice.ts`.
 */
const inspectionSlice = createSlice({
  name: 'inspection',
  initialState: closedDraft,
  reducers: {
    ...checklistReducers,
    ...bulkReducers,
    ...fittingReducers,
    ...headerReducers,
    ...draftReducers,
    ...submissionReducers,
    ...loadingReducers,
    ...sentReducers,
    ...reviewReducers,
    ...photoReducers,
  },
});

export const {
  itemMarkedGood,
  itemMarkedDefective,
  itemCleared,
  officeValueTaken,
  defectTextChanged,
  defectTextCommitted,
  trailersChosen,
  trailersLoaded,
  itemsMarkedGood,
  bulkUndone,
  fittingsLoaded,
  itemFound,
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
  setAsideRemoved,
  reportSetAside,
  draftResumed,
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

/** They replace, submit or settle the whole form, so they have to name it. */
const isOfWholeForm = isAnyOf(
  reportSubmitted,
  submissionStarted,
  submissionFoundUndone,
  submissionPostponed,
  submissionRejected,
  reportCreated,
  reportIdentified,
  reportSent,
  reportSetAside,
  sentReportRestored,
  otherVehicleStarted,
  draftResumed,
);

function isOfForm(state: DraftState, action: UnknownAction): boolean {
  const form = formNamedBy(action);
  return form === undefined ? !isOfWholeForm(action) : form === state.form;
}

/** Ignores an action that names another form, because it comes too late. */
export const draftReducer: typeof inspectionSlice.reducer = (state, action) =>
  state && !isOfForm(state, action) ? state : inspectionSlice.reducer(state, action);

/** The driver whose draft is open; blank while none is. */
export const selectOwner = ({ inspection: { draft } }: DraftRoot) =>
  'owner' in draft.access ? draft.access.owner : '';

export const selectIsWritable = ({ inspection: { draft } }: DraftRoot) =>
  draft.access.status === 'writable';

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
  rememberedHeaderForgotten,
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
  vehicleChosen,
  vehicleCorrected,
  vehiclesRecognized,
  draftOpened,
  draftBecameWritable,
  draftShown,
  draftClosed,
  reportSubmitted,
  submissionStarted,
  submissionFoundUndone,
  reportFoundLost,
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
  reportByNameSaved,
  setAsideRemoved,
  reportSetAside,
  draftResumed,
  holdingRead,
  safetyAnswered,
  repairDoubted,
  repairTrusted,
  reviewSigned,
  defectCertified,
  certificationDelivered,
  certificationRejected,
  reviewDelivered,
  reviewRejected,
  serverChanged,
  photosRead,
  photoStored,
  photoDropped,
} = inspectionSlice.actions;

/** Actions that are ignored unless they name the form on the screen. */
const isOfWholeForm = isAnyOf(
  reportSubmitted,
  submissionStarted,
  submissionFoundUndone,
  reportFoundLost,
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

/** Ignores an action that names another form, and an action of `isOfWholeForm` that names no form. */
export const draftReducer: typeof inspectionSlice.reducer = (state, action) =>
  state && !isOfForm(state, action) ? state : inspectionSlice.reducer(state, action);

/** The open draft's driver. Blank while no draft is open. */
export const selectOwner = ({ inspection: { draft } }: DraftRoot) =>
  'owner' in draft.access ? draft.access.owner : '';

export const selectIsWritable = ({ inspection: { draft } }: DraftRoot) =>
  draft.access.status === 'writable';

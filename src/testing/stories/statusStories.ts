import type { AppStore } from '@/app/store';
import {
  connectionHinted,
  defectTextChanged,
  draftBecameWritable,
  headerFieldChanged,
  itemMarkedDefective,
  itemMarkedGood,
  photoStored,
  reportLoaded,
  reportSent,
  reportSubmitted,
  submissionPostponed,
  submissionRejected,
} from '@/features/inspection/model/inspectionSlice';
import { toLoadedReport } from '@/features/inspection/model/rules/reportContents';
import { driver } from '../fixtures/account';
import { makeInspection } from '../fixtures/inspection';
import { hornPhoto, rejectedPhoto } from '../fixtures/photos';
import { waitingSubmission } from '../fixtures/submission';
import { onForm } from '../report/onForm';
import { storyDateTime } from './reportProvider';

type Prepare = (dispatch: AppStore['dispatch']) => void;

const allClear: Prepare = (dispatch) =>
  dispatch(reportLoaded(toLoadedReport(makeInspection(true), storyDateTime)));

const withSilentHorn: Prepare = (dispatch) => {
  const comment = { vehicle_inspection: 17, key: 'horn', text: 'No sound', fixed: false };
  const inspection = { ...makeInspection(true, { horn: false }), comments: [comment] };
  dispatch(reportLoaded(toLoadedReport(inspection, storyDateTime)));
};

const postponed = onForm(submissionPostponed({ outcomeUnknown: true, reached: false }));

export const reportStates = {
  allClear,
  unsent: (dispatch) => {
    allClear(dispatch);
    dispatch(headerFieldChanged({ field: 'truck_number', value: 'T-205' }));
  },
  sending: (dispatch) => dispatch(onForm(reportSubmitted(waitingSubmission))),
  waiting: (dispatch) => {
    allClear(dispatch);
    dispatch(onForm(reportSubmitted({ ...waitingSubmission, purpose: 'send' })));
    dispatch(postponed);
  },
  waitingToBeSaved: (dispatch) => {
    dispatch(onForm(reportSubmitted(waitingSubmission)));
    dispatch(postponed);
  },
  delivered: withSilentHorn,
  photosWaiting: (dispatch) => {
    withSilentHorn(dispatch);
    for (const id of ['a', 'b']) dispatch(photoStored({ ...hornPhoto, id, report: 17 }));
  },
  photoRejected: (dispatch) => {
    withSilentHorn(dispatch);
    dispatch(photoStored(rejectedPhoto));
  },
  changesWaiting: (dispatch) => {
    withSilentHorn(dispatch);
    dispatch(itemMarkedGood('horn'));
    dispatch(connectionHinted('lost'));
  },
  withdrawn: (dispatch) => {
    allClear(dispatch);
    dispatch(onForm(reportSubmitted(waitingSubmission)));
    dispatch(itemMarkedDefective('horn'));
  },
  rejected: (dispatch) => {
    allClear(dispatch);
    dispatch(onForm(reportSubmitted(waitingSubmission)));
    const fields = { non_field_errors: ['This truck is not yours.'] };
    dispatch(onForm(submissionRejected({ outcomeUnknown: false, fields })));
  },
  contested: (dispatch) => {
    withSilentHorn(dispatch);
    dispatch(defectTextChanged({ key: 'horn', text: 'Only hums' }));
    allClear(dispatch);
  },
  otherReport: (dispatch) => {
    dispatch(headerFieldChanged({ field: 'truck_number', value: 'D2' }));
    allClear(dispatch);
  },
  outcomeUnknown: (dispatch) => {
    allClear(dispatch);
    dispatch(onForm(reportSubmitted(waitingSubmission)));
    dispatch(onForm(submissionRejected({ outcomeUnknown: true, fields: {} })));
  },
  setAside: (dispatch) =>
    dispatch(
      draftBecameWritable({ owner: driver.username, now: storyDateTime, setAside: ['aside'] }),
    ),
  byName: (dispatch) =>
    dispatch(
      draftBecameWritable({
        owner: driver.username,
        now: storyDateTime,
        setAside: [],
        byName: [{ key: 'aside', name: 'lee.marsh' }],
      }),
    ),
  sent: (dispatch) => {
    allClear(dispatch);
    dispatch(onForm(reportSubmitted(waitingSubmission)));
    dispatch(onForm(reportSent(storyDateTime)));
  },
} satisfies Record<string, Prepare>;

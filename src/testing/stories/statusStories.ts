import type { AppStore } from '@/app/store';
import {
  draftBecameWritable,
  headerFieldChanged,
  itemMarkedDefective,
  reportLoaded,
  reportSent,
  reportSubmitted,
  submissionPostponed,
  submissionRefused,
} from '@/features/inspection/model/inspectionSlice';
import { contentsOf } from '@/features/inspection/model/rules/reportContents';
import { driver } from '../fixtures/account';
import { makeInspection } from '../fixtures/inspection';
import { waitingSubmission } from '../fixtures/submission';
import { storyMoment } from './reportProvider';

type Prepare = (dispatch: AppStore['dispatch']) => void;

const allClear: Prepare = (dispatch) =>
  dispatch(reportLoaded(contentsOf(makeInspection(true), storyMoment)));

/** Sets up a report for each state that its status shows. */
export const reportStates = {
  allClear,
  unsent: (dispatch) => {
    allClear(dispatch);
    dispatch(headerFieldChanged({ field: 'truck_number', value: 'T-205' }));
  },
  sending: (dispatch) => dispatch(reportSubmitted(waitingSubmission)),
  waiting: (dispatch) => {
    allClear(dispatch);
    dispatch(reportSubmitted(waitingSubmission));
    dispatch(submissionPostponed({ outcomeUnknown: true, reached: false }));
  },
  withdrawn: (dispatch) => {
    allClear(dispatch);
    dispatch(reportSubmitted(waitingSubmission));
    dispatch(itemMarkedDefective('horn'));
  },
  refused: (dispatch) => {
    allClear(dispatch);
    dispatch(reportSubmitted(waitingSubmission));
    const fields = { non_field_errors: ['This truck is not yours.'] };
    dispatch(submissionRefused({ outcomeUnknown: false, fields }));
  },
  setAside: (dispatch) =>
    dispatch(
      draftBecameWritable({ owner: driver.username, now: storyMoment, setAside: ['aside'] }),
    ),
  sent: (dispatch) => {
    allClear(dispatch);
    dispatch(reportSubmitted(waitingSubmission));
    dispatch(reportSent(storyMoment));
  },
} satisfies Record<string, Prepare>;

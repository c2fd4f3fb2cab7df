import type { PayloadAction } from '@reduxjs/toolkit';
import { after, categoryGood, draftAfter, now, trailerAbsent } from '@/testing/fixtures/draft';
import { makeInspection } from '@/testing/fixtures/inspection';
import { makeSentReport } from '@/testing/fixtures/sentReport';
import { waitingSubmission } from '@/testing/fixtures/submission';
import {
  bulkUndone,
  dateTimeReplaced,
  defectTextChanged,
  defectTextCommitted,
  draftReducer,
  draftResumed,
  headerFieldChanged,
  holdingRead,
  itemCleared,
  itemMarkedDefective,
  itemMarkedGood,
  newInspectionStarted,
  newInspectionUndone,
  officeValueTaken,
  otherReportDeclined,
  otherVehicleStarted,
  phoneWoke,
  receiptClosed,
  rememberedHeaderForgotten,
  rememberedHeaderUsed,
  repairDoubted,
  repairTrusted,
  reportLoaded,
  reportMissing,
  reportSubmitted,
  reviewSigned,
  safetyAnswered,
  trailersChosen,
  trailersLoaded,
  tripChosen,
  tripLoaded,
  vehicleKept,
  valueConfirmed,
} from '../inspectionSlice';
import { named } from '../rules/preparedActions';
import { toLoadedReport } from '../rules/reportContents';
import { blankDraft } from './draftContents';
import type { DraftState } from './inspectionState';
import { nothingShown } from './review';

const tomorrow = { date: '2026-11-22', time: '07:00' };
const entry = { defect: 31, version: 2, note: 'Still silent' };
const shown = { ...nothingShown, reports: [10], defects: [31], open: [31] };
const at = '2026-11-21T12:50:00.000Z';

const { carrier, truck_number, trailer_numbers, drivers_signature } = waitingSubmission.request;
const remembered = { carrier, truck_number, trailer_numbers, drivers_signature };
const blank: DraftState = {
  ...draftAfter(reportMissing(now), repairDoubted({ ...entry, defect: 32 }), trailerAbsent()),
  prefill: { header: remembered, odometers: [] },
  sent: [makeSentReport()],
};
const saved = draftAfter(
  reportLoaded(
    toLoadedReport(
      {
        ...makeInspection(true, { horn: false, doors: false }),
        comments: [{ vehicle_inspection: 17, key: 'horn', text: 'Silent', fixed: false }],
      },
      now,
    ),
  ),
);
const opened = draftAfter(reportMissing(now));
const started = after(saved, newInspectionStarted(now));
const retyped = after(saved, headerFieldChanged({ field: 'truck_number', value: 'T-9' }));

const changes: [PayloadAction<unknown>, DraftState][] = [
  [itemMarkedGood('horn'), blank],
  [itemMarkedDefective('horn'), blank],
  [itemCleared('doors'), blank],
  [officeValueTaken('horn'), after(saved, itemMarkedGood('horn'))],
  [defectTextChanged({ key: 'horn', text: 'Silent' }), blank],
  [defectTextCommitted('horn'), after(saved, defectTextChanged({ key: 'horn', text: 'Gone' }))],
  [trailersChosen({ key: 'doors', trailers: ['R-1'] }), blank],
  [trailersLoaded({ report: 17, which: { doors: ['R-1'] } }), saved],
  [categoryGood('cab'), blank],
  [bulkUndone(trailerAbsent().payload), blank],
  [valueConfirmed({ question: 'moment', value: '2026-11-21 06:45' }), blank],
  [dateTimeReplaced(tomorrow), blank],
  [rememberedHeaderUsed(), blank],
  [rememberedHeaderForgotten(), blank],
  [tripChosen('after'), blank],
  [tripLoaded({ report: 17, trip: 'after' }), saved],
  [headerFieldChanged({ field: 'carrier', value: 'Lee Park' }), blank],
  [reportSubmitted(waitingSubmission), blank],
  [newInspectionStarted(now), saved],
  [newInspectionUndone(), started],
  [draftResumed({ ...blankDraft, form: 5 }), blank],
  [otherReportDeclined(), { ...blank, otherReport: { truck: 'D1', ...now } }],
  [otherVehicleStarted({ now, setAside: [] }), retyped],
  [vehicleKept(), retyped],
  [phoneWoke(tomorrow), opened],
  [holdingRead([31]), blank],
  [safetyAnswered({ isSafe: true, id: 'first', at, shown }), blank],
  [repairDoubted(entry), blank],
  [repairTrusted(32), blank],
  [reviewSigned({ id: 'first', name: 'Dana Miles', at, shown }), blank],
  [receiptClosed(), blank],
];

test.each(changes.map(([action, state]) => ({ ...action, action, state })))(
  '$type changes the draft only in the tab that writes it',
  ({ action, state }) => {
    expect(after(state, action)).not.toEqual(state);
    const readOnly: DraftState = { ...state, access: { status: 'readOnly', owner: 'dana' } };
    expect(after(readOnly, action)).toBe(readOnly);
  },
);

test.each(changes.map(([action, state]) => ({ ...action, action, state })))(
  '$type changes only the form that it names',
  ({ action, state }) => {
    expect(after(state, named(action, state.form))).toEqual(after(state, action));
    expect(after(state, named(action, state.form + 1))).toBe(state);
  },
);

test.each([
  { action: reportSubmitted(waitingSubmission), state: blank },
  { action: otherVehicleStarted({ now, setAside: [] }), state: retyped },
  { action: draftResumed({ ...blankDraft, form: 5 }), state: blank },
])('$action.type changes nothing if it names no form', ({ action, state }) => {
  expect(draftReducer(state, action)).toBe(state);
  expect(draftReducer(state, named(action, state.form))).not.toBe(state);
});

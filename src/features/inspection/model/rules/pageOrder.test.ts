import * as v from 'valibot';
import { inspectionHeader } from '@/contract/inspection';
import { limits } from '@/contract/limits';
import { after, draftAfter, now, rootAfter } from '@/testing/fixtures/draft';
import { makeInspection } from '@/testing/fixtures/inspection';
import {
  clockCompared,
  defectTextChanged,
  headerFieldChanged,
  holdingRead,
  itemMarkedDefective,
  problemsFound,
  reportLoaded,
  reportSubmitted,
  safetyAnswered,
  submissionRejected,
} from '../inspectionSlice';
import type { DraftState } from '../state/inspectionState';
import { nothingShown, type Shown } from '../state/review';
import {
  selectOtherRejections,
  firstProblem,
  selectDescriptionError,
  selectFirstRejected,
  selectHeaderError,
  selectReviewError,
  selectSafetyError,
} from './submitRules';
import { toLoadedReport, toInspectionRequest } from './reportContents';

const today = now.date;
const complete = draftAfter(reportLoaded(toLoadedReport(makeInspection(true), now)));

const unseen = (draft: DraftState) => rootAfter(draft);
const submitted = (draft: DraftState) => rootAfter(draft, problemsFound(today));

const open: Shown = { ...nothingShown, open: [31, 32] };
const confirmed = { isSafe: true, id: 'first', at: '2026-11-21T06:50:00.000Z', shown: open };

describe("a report's first problem", () => {
  it("a report's first problem is the unresolved one that is highest on the page", () => {
    let state = after(
      complete,
      headerFieldChanged({ field: 'drivers_signature', value: ' ' }),
      headerFieldChanged({ field: 'truck_number', value: ' ' }),
    );
    const shown: Shown = { ...open, reports: [10], isToSign: true };
    expect(firstProblem(state, today, shown)).toBe('report-truck_number');
    state = after(state, headerFieldChanged({ field: 'truck_number', value: 'T-204' }));
    expect(firstProblem(state, today, shown)).toBe('review-safe');
    state = after(state, safetyAnswered(confirmed));
    expect(firstProblem(state, today, shown)).toBe('review-name');
    expect(firstProblem(state, today, open)).toBe('report-drivers_signature');
    state = after(state, headerFieldChanged({ field: 'drivers_signature', value: 'Dana' }));
    expect(firstProblem(state, today, nothingShown)).toBeNull();
  });

  it('on submission, an item that the office changed comes before a defect without a description', () => {
    const field = 'satisfactory_vehicle_condition';
    const condition = headerFieldChanged({ field, value: 'above_defects_need_correction' });
    const state = structuredClone(after(complete, itemMarkedDefective('horn'), condition));
    expect(firstProblem(state, today, nothingShown)).toBe('defect-horn');
    state.checklist.entities.mirrors.isContested = true;
    expect(firstProblem(state, today, nothingShown)).toBe('contested-mirrors');
  });

  it("the form reports a wrong phone clock instead of errors in the report's dates", () => {
    const ahead = after(
      complete,
      headerFieldChanged({ field: 'date', value: '2026-11-25' }),
      clockCompared({ difference: 345_600_000, now }),
    );
    expect(firstProblem(ahead, today, nothingShown)).toBe('report-clock');
    expect(selectHeaderError(submitted(ahead), 'date')).toBeNull();
    const inTime = after(complete, clockCompared({ difference: 345_600_000, now }));
    expect(firstProblem(inTime, today, nothingShown)).toBeNull();
  });
});

describe('the error under a defect', () => {
  const getDescriptionError = (state: DraftState, text: string, toPage = submitted) =>
    selectDescriptionError(toPage(after(state, defectTextChanged({ key: 'horn', text }))), 'horn');
  const defective = after(complete, itemMarkedDefective('horn'));

  it('with another backend, a missing description is an error after an attempt to submit, but a long one is not', () => {
    expect(getDescriptionError(defective, '', unseen)).toBeNull();
    expect(getDescriptionError(defective, ' ')).toBe('Defect description is required');
    expect(getDescriptionError(defective, 'x'.repeat(limits.defectText + 1))).toBeNull();
  });

  it('with our own backend, a description that only says where the defect is does not suffice', () => {
    expect(getDescriptionError(defective, 'left')).toBeNull();
    const own = { ...defective, driver: 'Dana Driver' };
    expect(getDescriptionError(own, 'left')).toBe('Say what is wrong, not only where');
    expect(getDescriptionError(own, 'left, cracked')).toBeNull();
  });

  it("the server's message about a comment appears under the defect until the driver edits the description", () => {
    const described = after(defective, defectTextChanged({ key: 'horn', text: 'Silent' }));
    const request = toInspectionRequest(
      v.parse(inspectionHeader, described.header.values),
      described.checklist.entities,
      null,
    );
    const fields = { comments: ['0.text: Too long.', 'Only one comment per item.'] };
    const rejected = after(
      described,
      reportSubmitted({ request, purpose: 'save' }),
      submissionRejected({ outcomeUnknown: false, fields }),
    );
    expect(selectDescriptionError(unseen(rejected), 'horn')).toBe('Too long.');
    expect(selectOtherRejections(unseen(rejected))).toBe(
      'Horn: Too long. Only one comment per item.',
    );
    expect(getDescriptionError(rejected, 'Silen', unseen)).toBeNull();
  });

  it('an item that is not defective has no description error', () => {
    expect(getDescriptionError(complete, '')).toBeNull();
  });
});

describe('the confirmation that the vehicle is safe', () => {
  const ask = (state: DraftState, shown = open) => selectSafetyError(submitted(state), shown);
  const question = 'Confirm that the vehicle is safe to drive, or report its defects';

  it('the safety confirmation must cover every open defect on the screen, and the driver can withdraw it', () => {
    expect(ask(complete)).toBe(question);
    const safe = after(complete, safetyAnswered(confirmed));
    expect(ask(safe)).toBeNull();
    expect(ask(safe, { ...open, open: [31, 33] })).toBe(question);
    expect(ask(after(safe, safetyAnswered({ ...confirmed, isSafe: false })))).toBe(question);
  });

  it('the form does not require the safety confirmation before an attempt to submit, or for a report with a defect', () => {
    expect(selectSafetyError(unseen(complete), open)).toBeNull();
    expect(ask(after(complete, itemMarkedDefective('horn')))).toBeNull();
  });

  it("if defects hold the vehicle, the driver confirms reading the defects instead of the vehicle's safety", () => {
    const held: Shown = { ...open, holding: [31] };
    const safe = after(complete, safetyAnswered(confirmed));
    expect(ask(safe, held)).toBe('Confirm that you have read this');
    expect(ask(after(safe, holdingRead([31])), held)).toBeNull();
    expect(ask(after(safe, holdingRead([31]), holdingRead([])), held)).not.toBeNull();
  });
});

test('an unsigned review of the last report is an error after an attempt to submit', () => {
  const unsigned: Shown = { ...nothingShown, reports: [10], isToSign: true };
  expect(selectReviewError(unseen(complete), unsigned)).toBeNull();
  const checked = submitted(complete);
  expect(selectReviewError(checked, unsigned)).toBe('Review the last report and sign it first');
  expect(selectReviewError(checked, nothingShown)).toBeNull();
});

test("the form's own error takes precedence over the server's, and the first rejected field is the first on the page", () => {
  const rejections = { drivers_signature: ['Unknown.'], carrier: ['Too long.'] };
  const rejected: DraftState = { ...complete, rejections };
  expect(selectFirstRejected(unseen(rejected))).toBe('report-carrier');
  expect(selectHeaderError(submitted(rejected), 'carrier')).toBe('Too long.');
  const { header } = rejected;
  const blank = { ...rejected, header: { ...header, values: { ...header.values, carrier: '' } } };
  expect(selectHeaderError(submitted(blank), 'carrier')).toBe('Driver name is required');
  expect(selectHeaderError(unseen(blank), 'carrier')).toBe('Too long.');
  expect(selectFirstRejected(unseen(complete))).toBeNull();
});

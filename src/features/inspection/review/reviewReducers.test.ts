import { initialState } from '../inspectionState';
import type { InspectionState } from '../inspectionState';
import {
  inspectionReducer,
  openDefectsShown,
  repairDoubted,
  reviewSigned,
  safetyAnswered,
} from '../inspectionSlice';

const at = '2026-11-22T06:10:00.000Z';
const answers = [41, 42].map((defect) => ({ defect, version: 2, note: 'Still silent' }));

/** A driver who has signed under report 10, answered on two defects since, and sees an open one. */
function signedUnder10(): InspectionState {
  return [
    reviewSigned({ id: 'first', name: 'Dana Miles', at, shown: { reports: [10], defects: [] } }),
    ...answers.map((answer) => repairDoubted(answer)),
    openDefectsShown([32]),
  ].reduce(inspectionReducer, { ...initialState, draft: { status: 'writable', owner: 'dana' } });
}

const confirm = (reports: number[]) =>
  safetyAnswered({ isSafe: true, id: 'second', at, shown: { reports, defects: [41] } });

const idsOf = ({ review }: InspectionState) => review.outbox.map(({ id }) => id);

test.each([
  ['another report', [11]],
  ['another report too', [10, 11]],
  ['no report', []],
])('with %s on the screen, the word on safety waits for the signature', (_what, reports) => {
  const state = inspectionReducer(signedUnder10(), confirm(reports));
  expect(idsOf(state)).toEqual(['first']);
  expect(state.review).toMatchObject({ safeWith: [32], notFixed: answers });
});

test('a confirmation after the signature is of what is still on the screen', () => {
  const state = inspectionReducer(signedUnder10(), confirm([10]));
  expect(state.review.outbox[1]).toEqual({
    ...{ id: 'second', name: 'Dana Miles', reviewed_at: at, reports: [10] },
    ...{ not_fixed: [answers[0]], confirmed_safe: true },
  });
  expect(state.review.notFixed).toEqual([answers[1]]);
});

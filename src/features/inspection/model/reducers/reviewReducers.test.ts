import { initialState } from '../state/inspectionState';
import type { InspectionState } from '../state/inspectionState';
import {
  inspectionReducer,
  openDefectsShown,
  repairDoubted,
  reviewRejected,
  reviewSigned,
  safetyAnswered,
} from '../inspectionSlice';
import { isSigned } from '../rules/reviewRules';

const at = '2026-11-22T06:10:00.000Z';
const shown = { reports: [], defects: [], certified: [] };
const entries = [41, 42].map((defect) => ({ defect, version: 2, note: 'Still silent' }));

/**
 * A driver who has signed report 10, has since doubted the repair of two defects, and sees an open one.
 */
function signedUnder10(): InspectionState {
  return [
    reviewSigned({ id: 'first', name: 'Dana Miles', at, shown: { ...shown, reports: [10] } }),
    ...entries.map((entry) => repairDoubted(entry)),
    openDefectsShown([32]),
  ].reduce(inspectionReducer, { ...initialState, draft: { status: 'writable', owner: 'dana' } });
}

const confirm = (reports: number[]) =>
  safetyAnswered({ isSafe: true, id: 'second', at, shown: { ...shown, reports, defects: [41] } });

const idsOf = ({ review }: InspectionState) => review.outbox.map(({ id }) => id);

test.each([
  ['another report', [11]],
  ['another report too', [10, 11]],
  ['no report', []],
])('with %s on the screen, the word on safety waits for the signature', (_what, reports) => {
  const state = inspectionReducer(signedUnder10(), confirm(reports));
  expect(idsOf(state)).toEqual(['first']);
  expect(state.review).toMatchObject({ safeWith: [32], notFixed: entries });
});

test('a confirmation after the signature covers only the defects that are still on the screen', () => {
  const state = inspectionReducer(signedUnder10(), confirm([10]));
  expect(state.review.outbox[1]).toEqual({
    ...{ id: 'second', name: 'Dana Miles', reviewed_at: at, reports: [10] },
    ...{ not_fixed: [entries[0]], confirmed_safe: true },
  });
  expect(state.review.notFixed).toEqual([entries[1]]);
});

test('a repair that is certified after the signature needs another signature', () => {
  const now = { reports: [10], defects: [41], certified: [41] };
  const state = signedUnder10();
  expect(isSigned(state, { ...now, certified: [] })).toBe(true);
  expect(isSigned(state, now)).toBe(false);
  const again = reviewSigned({ id: 'second', name: 'Dana Miles', at, shown: now });
  const signed = inspectionReducer(state, again);
  expect(isSigned(signed, now)).toBe(true);
  expect(signed.review.outbox[1]?.not_fixed).toEqual([entries[0]]);
});

test("a review that the server rejects restores the driver's entries", () => {
  const confirmed = inspectionReducer(signedUnder10(), confirm([10]));
  const { review } = inspectionReducer(confirmed, reviewRejected('second'));
  expect(review.notFixed).toEqual([entries[1], entries[0]]);
  expect(review).toMatchObject({ signed: null, isRefused: true });
});

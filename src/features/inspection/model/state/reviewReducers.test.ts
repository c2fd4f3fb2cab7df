import { after, draftAfter } from '@/testing/fixtures/draft';
import type { DraftState } from './inspectionState';
import {
  holdingRead,
  draftReducer,
  repairDoubted,
  repairTrusted,
  reviewDelivered,
  reviewRejected,
  reviewSigned,
  safetyAnswered,
} from '../inspectionSlice';
import { isHoldingRead, isSigned } from '../rules/reviewRules';
import { nothingShown, type Shown } from './review';

const at = '2026-11-22T06:10:00.000Z';
const shown: Shown = { ...nothingShown, open: [32] };
const entries = [41, 42].map((defect) => ({ defect, version: 2, note: 'Still silent' }));

/** The driver has signed report 10, and has since marked two certified defects 'Not fixed'. */
const signedUnder10 = (): DraftState =>
  draftAfter(
    reviewSigned({ id: 'first', name: 'Dana Miles', at, shown: { ...shown, reports: [10] } }),
    ...entries.map((entry) => repairDoubted(entry)),
  );

const confirm = (reports: number[]) =>
  safetyAnswered({ isSafe: true, id: 'second', at, shown: { ...shown, reports, defects: [41] } });

const listOutboxIds = ({ review }: DraftState) => review.outbox.map(({ id }) => id);

test.each([
  ['only another report', [11]],
  ['the signed report and another one', [10, 11]],
  ['no report', []],
])(
  'with %s on the screen, a confirmation that the vehicle is safe waits for the signature',
  (_what, reports) => {
    const state = draftReducer(signedUnder10(), confirm(reports));
    expect(listOutboxIds(state)).toEqual(['first']);
    expect(state.review).toMatchObject({ safeWith: [32], notFixed: entries });
  },
);

test("a safety confirmation after the signature sends only the 'Not fixed' entries about defects on the screen", () => {
  const state = draftReducer(signedUnder10(), confirm([10]));
  expect(state.review.outbox[1]).toEqual({
    id: 'second',
    name: 'Dana Miles',
    reviewed_at: at,
    reports: [10],
    not_fixed: [entries[0]],
    confirmed_safe: true,
  });
  expect(state.review.notFixed).toEqual([entries[1]]);
});

test('a certification after the signature requires another signature', () => {
  const now: Shown = { ...nothingShown, reports: [10], defects: [41], certified: [41] };
  const state = signedUnder10();
  expect(isSigned(state, { ...now, certified: [] })).toBe(true);
  expect(isSigned(state, now)).toBe(false);
  const again = reviewSigned({ id: 'second', name: 'Dana Miles', at, shown: now });
  const signed = draftReducer(state, again);
  expect(isSigned(signed, now)).toBe(true);
  expect(signed.review.outbox[1]?.not_fixed).toEqual([entries[0]]);
});

test("a rejected review restores the driver's 'Not fixed' entries and must be signed again", () => {
  const confirmed = draftReducer(signedUnder10(), confirm([10]));
  const { review } = draftReducer(confirmed, reviewRejected('second'));
  expect(review.notFixed).toEqual([entries[1], entries[0]]);
  expect(review).toMatchObject({ signed: null, isRefused: true });
});

test('a rejected review does not restore an entry that the driver has made again', () => {
  const again = { ...entries[0], defect: 41, version: 3, note: 'Silent again' };
  const confirmed = after(signedUnder10(), confirm([10]), repairDoubted(again));
  const rejected = after(confirmed, reviewRejected('second'));
  expect(rejected.review.notFixed).toEqual([entries[1], again]);
  expect(listOutboxIds(rejected)).toEqual(['first']);
});

test('a review leaves the outbox once the server has it, and the other reviews remain there', () => {
  const confirmed = after(signedUnder10(), confirm([10]));
  expect(listOutboxIds(after(confirmed, reviewDelivered('first')))).toEqual(['second']);
});

test("a 'Not fixed' entry replaces the earlier entry about the same defect, and remains until the driver withdraws it", () => {
  const blank = { defect: 41, version: 2, note: '' };
  const doubted = after(draftAfter(), repairDoubted(blank), ...entries.map(repairDoubted));
  expect(doubted.review.notFixed).toEqual(entries);
  expect(after(doubted, repairTrusted(41)).review.notFixed).toEqual([entries[1]]);
});

test("a signature sends only the 'Not fixed' entries that have a note and are about defects on the screen", () => {
  const blank = { defect: 43, version: 2, note: ' ' };
  const page: Shown = { ...nothingShown, reports: [10], defects: [41, 43], certified: [41] };
  const signature = { id: 'first', name: 'Dana Miles', at, shown: page };
  const state = after(
    draftAfter(...[...entries, blank].map(repairDoubted)),
    reviewSigned(signature),
  );
  expect(state.review).toMatchObject({
    outbox: [{ reports: [10], not_fixed: [entries[0]] }],
    notFixed: [entries[1]],
    signed: { name: 'Dana Miles', at, reports: [10], certified: [41], notFixed: [entries[0]] },
  });
});

describe("a signature's statement that the vehicle is safe", () => {
  const safe = safetyAnswered({ isSafe: true, id: 'first', at, shown });
  const isSafeAfter = (page: Shown, ...actions: Parameters<typeof draftReducer>[1][]) => {
    const sign = reviewSigned({ id: 'first', name: 'Dana Miles', at, shown: page });
    return draftAfter(...actions, sign).review.outbox[0]?.confirmed_safe;
  };

  it('a signature states that the vehicle is safe if the driver has confirmed safety with its open defects', () => {
    expect(isSafeAfter(shown, safe)).toBe(true);
    expect(isSafeAfter(shown)).toBe(false);
  });

  it('a signature does not state that the vehicle is safe if no defect is open, another defect is open, or a defect holds the vehicle', () => {
    expect(isSafeAfter(nothingShown, safe)).toBe(false);
    expect(isSafeAfter({ ...shown, open: [32, 33] }, safe)).toBe(false);
    expect(isSafeAfter({ ...shown, holding: [32] }, safe)).toBe(false);
  });
});

test('a confirmation of safety is sent only after a signature, and its withdrawal is not sent', () => {
  expect(listOutboxIds(draftAfter(confirm([10])))).toEqual([]);
  const withdrawn = safetyAnswered({ ...confirm([10]).payload, isSafe: false });
  const state = after(signedUnder10(), withdrawn);
  expect(listOutboxIds(state)).toEqual(['first']);
  expect(state.review.safeWith).toEqual([]);
});

test("signing again clears an earlier review's rejection", () => {
  const rejected = after(signedUnder10(), reviewRejected('first'));
  expect(rejected.review).toMatchObject({ isRefused: true, signed: null });
  const sign = reviewSigned({ id: 'second', name: 'Dana Miles', at, shown });
  expect(after(rejected, sign).review.isRefused).toBe(false);
});

test('the holding defects count as read only if the driver confirmed each of them', () => {
  const read = draftAfter(holdingRead([31, 32]));
  expect(isHoldingRead(read, { ...shown, holding: [32] })).toBe(true);
  expect(isHoldingRead(read, { ...shown, holding: [32, 33] })).toBe(false);
  expect(after(read, holdingRead([])).review.read).toEqual([]);
});

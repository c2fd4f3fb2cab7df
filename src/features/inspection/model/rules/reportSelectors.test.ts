import { draftAfter, now, rootAfter } from '@/testing/fixtures/draft';
import { makeInspection } from '@/testing/fixtures/inspection';
import { waitingSubmission } from '@/testing/fixtures/submission';
import {
  headerFieldChanged,
  draftReducer,
  itemMarkedDefective,
  reportLoaded,
} from '../inspectionSlice';
import type { Outbox } from '../state/outbox';
import { toLoadedReport } from './reportContents';
import {
  selectIsOnServer,
  selectIsOutcomeUnknown,
  selectIsPressedAgain,
  selectIsReadyToSend,
  selectIsSending,
  selectIsUnderWay,
  selectIsUntouched,
  selectIsWithdrawn,
} from './reportSelectors';

const writable = draftAfter();
const loadedWith = (inspection: ReturnType<typeof makeInspection>) =>
  draftReducer(writable, reportLoaded(toLoadedReport(inspection, now)));
const allClear = loadedWith(makeInspection(true));
const edited = draftReducer(allClear, headerFieldChanged({ field: 'carrier', value: 'Lee Park' }));

const withOutbox = (outbox: Outbox, state = allClear) => rootAfter({ ...state, outbox });
const pending = (
  status: 'queued' | 'sending' | 'waiting',
  submission = waitingSubmission,
): Outbox => ({
  status,
  submission,
  hasWaited: false,
  step: { kind: 'create', outcomeUnknown: true },
});

describe('whether a report is ready to be sent for good', () => {
  it('a report is ready to be sent for good once it is all-clear, saved and unedited', () => {
    expect(selectIsReadyToSend(rootAfter(allClear))).toBe(true);
    expect(selectIsReadyToSend(rootAfter({ ...allClear, report: { status: 'created' } }))).toBe(
      true,
    );
  });

  it.each([
    ['with an unchecked item', loadedWith(makeInspection(true, { horn: null }))],
    ['with a defect', loadedWith(makeInspection(true, { horn: false }))],
    ['with an unsent change', edited],
    ['that the server does not have', { ...allClear, report: { status: 'none' } as const }],
  ])('a report %s is not ready to be sent for good', (_what, state) => {
    expect(selectIsReadyToSend(rootAfter(state))).toBe(false);
  });
});

test('a queued submission counts as being sent, and a waiting submission counts as under way', () => {
  const outcomes = (['queued', 'sending', 'waiting'] as const).map((status) => {
    const root = withOutbox(pending(status));
    return [selectIsSending(root), selectIsUnderWay(root)];
  });
  expect(outcomes).toEqual([
    [true, true],
    [true, true],
    [false, true],
  ]);
  const empty = withOutbox({ status: 'empty', outcomeUnknown: null });
  expect([selectIsSending(empty), selectIsUnderWay(empty)]).toEqual([false, false]);
});

test('a submission counts as withdrawn only while the driver has an unsent change', () => {
  const withdrawn = { status: 'withdrawn', outcomeUnknown: null } as const;
  expect(selectIsWithdrawn(withOutbox(withdrawn, edited))).toBe(true);
  expect(selectIsWithdrawn(withOutbox(withdrawn))).toBe(false);
  expect(selectIsWithdrawn(rootAfter(edited))).toBe(false);
});

test('a rejected submission has an unknown outcome only if one of its calls may have succeeded', () => {
  const rejected = { ...allClear, isRejected: true };
  const create = { status: 'empty', outcomeUnknown: 'create' } as const;
  expect(selectIsOutcomeUnknown(withOutbox(create, rejected))).toBe(true);
  expect(selectIsOutcomeUnknown(withOutbox(create))).toBe(false);
  expect(selectIsOutcomeUnknown(rootAfter(rejected))).toBe(false);
});

test('a report is on the server once it is created, before its id is known', () => {
  expect(selectIsOnServer(rootAfter({ ...allClear, report: { status: 'created' } }))).toBe(true);
  expect(selectIsOnServer(rootAfter(allClear))).toBe(true);
  expect(selectIsOnServer(rootAfter(writable))).toBe(false);
});

test('a waiting all-clear report that was only to be saved must be submitted again, unlike a report with a defect', () => {
  const { request } = waitingSubmission;
  const defective = { request: { ...request, horn: false }, purpose: 'save' } as const;
  const sent = { request, purpose: 'send' } as const;
  expect(selectIsPressedAgain(withOutbox(pending('waiting')))).toBe(true);
  expect(selectIsPressedAgain(withOutbox(pending('waiting', defective)))).toBe(false);
  expect(selectIsPressedAgain(withOutbox(pending('waiting', sent)))).toBe(false);
  expect(selectIsPressedAgain(rootAfter(allClear))).toBe(false);
});

test('a form is untouched until a report is fetched or the driver enters something', () => {
  expect(selectIsUntouched(rootAfter(writable))).toBe(true);
  expect(selectIsUntouched(rootAfter(draftReducer(writable, itemMarkedDefective('horn'))))).toBe(
    false,
  );
  expect(selectIsUntouched(rootAfter(allClear))).toBe(false);
});

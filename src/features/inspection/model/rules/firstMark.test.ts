import { after, draftAfter, pressedAt } from '@/testing/fixtures/draft';
import {
  dateTimeReplaced,
  headerFieldChanged,
  itemCleared,
  itemMarkedGood,
  phoneWoke,
  reportMissing,
  valueConfirmed,
} from '../inspectionSlice';
import { nothingShown } from '../state/review';
import type { DraftState } from '../state/inspectionState';
import { getDateTimeKey } from './firstMark';
import { selectTimeQuestion } from './questionSelectors';
import { firstProblem } from './submitRules';

const evening = { date: '2026-11-20', time: '17:41' };
const morning = { date: '2026-11-21', time: '05:02' };
const later = { date: '2026-11-21', time: '06:00' };

const truck = headerFieldChanged({ field: 'truck_number', value: 'T-108' });
const typed = after(draftAfter(reportMissing(evening)), phoneWoke(evening), truck);
const mark = (dateTime: typeof evening, key: 'horn' | 'mirrors' = 'horn') =>
  pressedAt(itemMarkedGood(key), dateTime);
const ask = (draft: DraftState, { date, time } = morning) =>
  selectTimeQuestion({ inspection: { draft } }, new Date(`${date}T${time}`).getTime());
const isBlocked = (draft: DraftState) =>
  firstProblem(draft, morning.date, nothingShown) === 'report-date-time';

test('a truck typed in the evening and inspected the next morning has the day and time of the first mark', () => {
  const marked = after(typed, mark(morning), mark(later, 'mirrors'));
  expect(marked.header.values).toMatchObject({
    ...morning,
    truck_number: 'T-108',
    drivers_signature_date: morning.date,
    mechanics_signature_date: morning.date,
  });
  expect([ask(marked), isBlocked(marked)]).toEqual([null, false]);
});

test('a form without marks asks nothing about its day', () => {
  expect(ask(typed)).toBeNull();
});

test("the driver's own day and time remain after the first mark", () => {
  const chosen = after(typed, headerFieldChanged({ field: 'time', value: '16:00' }), mark(morning));
  expect(chosen.header.values).toMatchObject({ date: evening.date, time: '16:00' });
});

test('the first mark after the last one was cleared sets the day and time again', () => {
  const cleared = after(typed, mark(evening), itemCleared('horn'));
  expect(after(cleared, mark(morning)).header.values).toMatchObject(morning);
});

test('marks of an earlier day ask whether the inspection is now, and the report is not sent before the answer', () => {
  const begun = after(typed, mark(evening), mark(morning, 'mirrors'));
  expect(ask(begun)).toBe('Begun yesterday 5:41 PM. Inspect now?');
  expect(ask(begun, { date: '2026-11-23', time: '05:00' })).toBe(
    'Begun Nov 20, 2026, 5:41 PM. Inspect now?',
  );
  expect(isBlocked(begun)).toBe(true);
  const now = after(begun, dateTimeReplaced(morning));
  expect(now.header.values).toMatchObject(morning);
  const kept = after(begun, valueConfirmed({ question: 'moment', value: getDateTimeKey(begun) }));
  expect(kept.header.values).toMatchObject(evening);
  for (const answered of [now, kept])
    expect([ask(answered), isBlocked(answered)]).toEqual([null, false]);
});

test('a page left open over midnight asks about the marks of the day before', () => {
  const begun = after(typed, mark({ date: '2026-11-20', time: '23:58' }));
  expect(ask(begun, { date: '2026-11-20', time: '23:59' })).toBeNull();
  expect(ask(begun, { date: '2026-11-21', time: '00:01' })).toBe(
    'Begun yesterday 11:58 PM. Inspect now?',
  );
});

import { after, rootAfter } from '@/testing/fixtures/draft';
import { makeInspection } from '@/testing/fixtures/inspection';
import { waitingSubmission } from '@/testing/fixtures/submission';
import {
  draftBecameWritable,
  draftShown,
  draftReducer,
  itemMarkedDefective,
  newInspectionStarted,
  reportLoaded,
  reportMissing,
  reportSubmitted,
} from '../inspectionSlice';
import { closedDraft, type DraftState } from '../state/inspectionState';
import { selectEarlierDay, selectIsChanged, selectIsNewStart } from './reportSelectors';
import { toLoadedReport } from './reportContents';

const day = '2026-11-21';
const nextDay = '2026-11-22';
const now = { date: nextDay, time: '06:10' };

const writable = draftReducer(
  closedDraft,
  draftBecameWritable({ owner: 'dana', now, setAside: [] }),
);
const loaded = draftReducer(writable, reportLoaded(toLoadedReport(makeInspection(true), now)));
const earlierDay = (inspection: DraftState, today: string) =>
  selectEarlierDay(rootAfter(inspection), today);

test("the page names the day of an earlier report, but not of today's report", () => {
  expect(earlierDay(loaded, nextDay)).toBe(day);
  expect(earlierDay(loaded, day)).toBeNull();
});

test('the page names no earlier day for a blank form, a report being sent, or a draft in another tab', () => {
  expect(earlierDay(draftReducer(writable, reportMissing(now)), '2026-11-30')).toBeNull();
  expect(earlierDay(after(loaded, reportSubmitted(waitingSubmission)), nextDay)).toBe(null);
  const shown = draftShown({ owner: 'dana', contents: loaded, photos: [] });
  expect(earlierDay(draftReducer(loaded, shown), nextDay)).toBeNull();
});

test('a loaded report with an unsent entry or patch counts as changed', () => {
  expect(selectIsChanged(rootAfter(loaded))).toBe(false);
  expect(selectIsChanged(rootAfter(draftReducer(loaded, itemMarkedDefective('horn'))))).toBe(true);
  expect(selectIsChanged(rootAfter({ ...loaded, patches: ['horn'] }))).toBe(true);
});

test('a new inspection in place of an earlier one counts as just started until the driver enters something', () => {
  const started = draftReducer(loaded, newInspectionStarted(now));
  expect(selectIsNewStart(rootAfter(started))).toBe(true);
  expect(selectIsNewStart(rootAfter(draftReducer(started, itemMarkedDefective('horn'))))).toBe(
    false,
  );
  expect(selectIsNewStart(rootAfter(loaded))).toBe(false);
  expect(selectIsNewStart(rootAfter(draftReducer(writable, reportMissing(now))))).toBe(false);
  const shown = draftShown({ owner: 'dana', contents: started, photos: [] });
  expect(selectIsNewStart(rootAfter(draftReducer(started, shown)))).toBe(false);
});

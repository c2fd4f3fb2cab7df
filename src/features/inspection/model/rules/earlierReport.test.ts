import { makeInspection } from '@/testing/fixtures/inspection';
import { waitingSubmission } from '@/testing/fixtures/submission';
import {
  draftBecameWritable,
  draftShown,
  inspectionReducer,
  itemMarkedDefective,
  newInspectionStarted,
  reportLoaded,
  reportMissing,
  reportSubmitted,
} from '../inspectionSlice';
import { initialState, type InspectionState } from '../state/inspectionState';
import { selectEarlierDay, selectIsChanged, selectIsNewStart } from './reportSelectors';
import { contentsOf } from './reportContents';

const day = '2026-11-21';
const nextDay = '2026-11-22';
const now = { date: nextDay, time: '06:10' };

const writable = inspectionReducer(
  initialState,
  draftBecameWritable({ owner: 'dana', now, setAside: [] }),
);
const loaded = inspectionReducer(writable, reportLoaded(contentsOf(makeInspection(true), now)));
const rootOf = (inspection: InspectionState) => ({ inspection });
const earlierDay = (inspection: InspectionState, today: string) =>
  selectEarlierDay(rootOf(inspection), today);

test("a report of an earlier day names that day, and today's does not", () => {
  expect(earlierDay(loaded, nextDay)).toBe(day);
  expect(earlierDay(loaded, day)).toBeNull();
});

test('no earlier day is named for a blank form, a report that is being sent, or a draft that another tab writes', () => {
  expect(earlierDay(inspectionReducer(writable, reportMissing(now)), '2026-11-30')).toBeNull();
  expect(earlierDay(inspectionReducer(loaded, reportSubmitted(waitingSubmission)), nextDay)).toBe(
    null,
  );
  const shown = draftShown({ owner: 'dana', contents: loaded, photos: [] });
  expect(earlierDay(inspectionReducer(loaded, shown), nextDay)).toBeNull();
});

test('a loaded report is changed by an unsent entry, and by one whose patch has no response yet', () => {
  expect(selectIsChanged(rootOf(loaded))).toBe(false);
  expect(selectIsChanged(rootOf(inspectionReducer(loaded, itemMarkedDefective('horn'))))).toBe(
    true,
  );
  expect(selectIsChanged(rootOf({ ...loaded, patches: ['horn'] }))).toBe(true);
});

test('a new inspection in place of an earlier one has just started until the driver enters something', () => {
  const started = inspectionReducer(loaded, newInspectionStarted(now));
  expect(selectIsNewStart(rootOf(started))).toBe(true);
  expect(selectIsNewStart(rootOf(inspectionReducer(started, itemMarkedDefective('horn'))))).toBe(
    false,
  );
  expect(selectIsNewStart(rootOf(loaded))).toBe(false);
  expect(selectIsNewStart(rootOf(inspectionReducer(writable, reportMissing(now))))).toBe(false);
  const shown = draftShown({ owner: 'dana', contents: started, photos: [] });
  expect(selectIsNewStart(rootOf(inspectionReducer(started, shown)))).toBe(false);
});

import { after, categoryGood, draftAfter, now, rootAfter } from '@/testing/fixtures/draft';
import { makeInspection } from '@/testing/fixtures/inspection';
import { waitingSubmission } from '@/testing/fixtures/submission';
import {
  draftClosed,
  draftOpened,
  draftResumed,
  draftShown,
  itemMarkedGood,
  newInspectionStarted,
  otherVehicleStarted,
  problemsFound,
  reportLoaded,
  reportMissing,
  reportOpened,
  reportSent,
  reportSetAside,
  reportSubmitted,
} from './inspectionSlice';
import { checklistFiltered, noticesFolded, pageCleared } from './pageSlice';
import { toLoadedReport } from './rules/reportContents';
import { blankDraft } from './state/draftContents';
import { blankPage } from './state/page';
import { wholeChecklist } from './state/checklist';

const blank = draftAfter(reportMissing(now));
const view = { filter: 'defects', search: '', shown: [] } as const;
const used = [
  categoryGood('cab'),
  problemsFound(now.date),
  noticesFolded(['offline']),
  checklistFiltered({ ...view, shown: [] }),
];
const pageAfter = (...actions: Parameters<typeof rootAfter>[1][]) =>
  rootAfter(blank, ...used, ...actions).inspection.page;

test("the page's state contains the filter, the hidden notices, the bulk marks and the day of the last attempt to submit", () => {
  expect(pageAfter()).toEqual({
    view,
    foldedNotices: ['offline'],
    checkedOn: now.date,
    bulkMarks: [categoryGood('cab').payload],
  });
  expect(pageAfter(noticesFolded(['photos'])).foldedNotices).toEqual(['photos']);
});

test.each([
  draftOpened('lee'),
  draftClosed(),
  reportSetAside(['aside']),
  draftResumed(blankDraft),
  pageCleared(),
])("$type resets the page's state", (action) => {
  expect(pageAfter(action)).toEqual(blankPage);
});

test("a tab that no longer writes the draft keeps the filter and resets the rest of the page's state", () => {
  const shown = draftShown({ owner: 'dana', contents: null, photos: [] });
  expect(pageAfter(shown)).toEqual({ ...blankPage, view });
});

test.each([
  reportOpened({ announce: true }),
  newInspectionStarted(now),
  otherVehicleStarted({ now, setAside: [] }),
  reportSubmitted(waitingSubmission),
])('the errors of an earlier attempt to submit disappear after $type', (action) => {
  expect(pageAfter(action).checkedOn).toBeNull();
});

test("a submission shows the hidden notices again, and sending a report clears the checklist's filter", () => {
  expect(pageAfter(reportSubmitted(waitingSubmission)).foldedNotices).toEqual([]);
  expect(pageAfter(reportSent(now)).view).toEqual(wholeChecklist);
});

test('a change to the page does not change the draft', () => {
  const loaded = draftAfter(reportLoaded(toLoadedReport(makeInspection(true), now)));
  const entered = after(loaded, itemMarkedGood('horn'));
  for (const action of [
    noticesFolded(['offline']),
    checklistFiltered(wholeChecklist),
    pageCleared(),
  ])
    expect(after(entered, action)).toBe(entered);
});

import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import type { ChecklistKey } from '@/contract/checklist';
import {
  bulkUndone,
  draftClosed,
  draftOpened,
  draftResumed,
  draftShown,
  itemCleared,
  itemMarkedDefective,
  itemMarkedGood,
  itemsMarkedGood,
  newInspectionStarted,
  otherVehicleStarted,
  problemsFound,
  reportOpened,
  reportSent,
  reportSetAside,
  reportSubmitted,
  sentReportRestored,
} from './inspectionSlice';
import { wholeChecklist, type ChecklistView } from './state/checklist';
import { blankPage, type PageState } from './state/page';

/** A bulk mark can no longer be undone once one of its items has been marked or cleared. */
function dropMarks(page: PageState, keys: readonly ChecklistKey[]): void {
  page.bulkMarks = page.bulkMarks.filter((bulk) => !keys.some((key) => bulk.keys.includes(key)));
}

const isTap = isAnyOf(itemMarkedGood, itemMarkedDefective, itemCleared);
const isFormStarted = isAnyOf(newInspectionStarted, otherVehicleStarted, sentReportRestored);
const isDraftChanged = isAnyOf(draftOpened, draftClosed, reportSetAside, draftResumed);

const pageSlice = createSlice({
  name: 'inspection/page',
  initialState: blankPage,
  reducers: {
    checklistFiltered(page, { payload }: PayloadAction<ChecklistView>) {
      page.view = payload;
    },
    noticesFolded(page, { payload }: PayloadAction<string[]>) {
      page.foldedNotices = payload;
    },
    pageCleared: () => blankPage,
  },
  extraReducers: (builder) =>
    builder
      .addCase(problemsFound, (page, { payload: today }) => {
        page.checkedOn = today;
      })
      .addCase(reportOpened, (page) => {
        page.checkedOn = null;
      })
      .addCase(reportSubmitted, (page) => {
        page.checkedOn = null;
        page.foldedNotices = [];
      })
      .addCase(reportSent, (page) => {
        page.view = wholeChecklist;
      })
      .addCase(itemsMarkedGood, (page, { payload }) => {
        dropMarks(page, payload.keys);
        page.bulkMarks = [...page.bulkMarks.filter(({ id }) => id !== payload.id), payload];
      })
      .addCase(bulkUndone, (page, { payload }) => {
        page.bulkMarks = page.bulkMarks.filter(({ id }) => id !== payload.id);
      })
      // Another tab has written the draft. The filter stays, so the driver sees the same items.
      .addCase(draftShown, ({ view }) => ({ ...blankPage, view }))
      .addMatcher(isTap, (page, { payload: key }) => dropMarks(page, [key]))
      .addMatcher(isFormStarted, (page) => {
        page.checkedOn = null;
        page.bulkMarks = [];
      })
      .addMatcher(isDraftChanged, () => blankPage),
});

export const pageReducer = pageSlice.reducer;

export const { checklistFiltered, noticesFolded, pageCleared } = pageSlice.actions;

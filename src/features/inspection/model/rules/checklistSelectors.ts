import { createSelector } from '@reduxjs/toolkit';
import {
  checklist,
  checklistCategories,
  checklistKeys,
  listCategoryItems,
  type ChecklistCategory,
  type ChecklistKey,
} from '@/contract/checklist';
import type { DraftRoot, InspectionRoot } from '../state/inspectionState';
import type { ReportComment, DraftContents } from '../state/draftContents';
import {
  checklistAdapter,
  type ChecklistEntry,
  type ChecklistView,
  type Wanted,
  noTrailer,
  trailerKeys,
  type BulkId,
  type BulkMark,
} from '../state/checklist';
import { listNotFitted, selectNotFitted } from './notFitted';
import { isPatchable } from './patches';

export interface ChecklistCount {
  passed: number;
  failed: number;
  pending: number;
  total: number;
}

const { selectAll } = checklistAdapter.getSelectors(
  ({ inspection: { draft } }: DraftRoot) => draft.checklist,
);
const selectEntities = (root: DraftRoot) => root.inspection.draft.checklist.entities;

/** An item that is not fitted counts as passed, because it is sent as good. */
function count(
  entries: readonly ChecklistEntry[],
  notFitted: readonly ChecklistKey[],
): ChecklistCount {
  const counted = { passed: 0, failed: 0, pending: 0, total: entries.length };
  for (const { key, value } of entries) {
    if (value || notFitted.includes(key)) counted.passed += 1;
    else if (value === null) counted.pending += 1;
    else counted.failed += 1;
  }
  return counted;
}

const isSameCount = (one: ChecklistCount, other: ChecklistCount) =>
  one.passed === other.passed && one.failed === other.failed && one.total === other.total;

/** Returns the same object until a number changes, so that typing a description re-renders no counter. */
export const selectCount = createSelector([selectAll, selectNotFitted], count, {
  memoizeOptions: { resultEqualityCheck: isSameCount },
});

const submitTexts = {
  pending: 'Complete Inspection',
  allClear: 'Submit Report (All Clear)',
  defects: 'Save Report (Defects Found)',
} as const;

export function submitText({ pending, failed }: ChecklistCount): string {
  if (pending > 0) return submitTexts.pending;
  return failed === 0 ? submitTexts.allClear : submitTexts.defects;
}

export const selectSubmitText = (root: DraftRoot) => submitText(selectCount(root));

export const selectIsAnyUnchecked = (root: DraftRoot) => selectCount(root).pending > 0;

export const selectDefects = (root: DraftRoot) => selectCount(root).failed;

export const selectCountByName = (root: DraftRoot, name: keyof ChecklistCount) =>
  selectCount(root)[name];

export function selectEntry(root: DraftRoot, key: ChecklistKey): ChecklistEntry {
  return selectEntities(root)[key];
}

const categoryKeys = new Map(
  checklistCategories.map(({ id }) => [id, listCategoryItems(id).map(({ key }) => key)]),
);

export function getCategoryKeys(category: ChecklistCategory): readonly ChecklistKey[] {
  return categoryKeys.get(category) ?? [];
}

/** An item that is not fitted needs no mark. */
function selectUncheckedKeys(root: DraftRoot, keys: readonly ChecklistKey[]): ChecklistKey[] {
  const entities = selectEntities(root);
  const notFitted = selectNotFitted(root);
  return keys.filter((key) => entities[key].value === null && !notFitted.includes(key));
}

/** Returns a number, so that only another number causes a render. */
export function selectCheckedIn(root: DraftRoot, category: ChecklistCategory): number {
  const keys = getCategoryKeys(category);
  return keys.length - selectUncheckedKeys(root, keys).length;
}

export function selectDefectsIn(root: DraftRoot, category: ChecklistCategory): number {
  const entities = selectEntities(root);
  return getCategoryKeys(category).filter((key) => entities[key].value === false).length;
}

/** All items in page order. */
export const pageOrder: readonly ChecklistKey[] = checklistCategories.flatMap(({ id }) =>
  getCategoryKeys(id),
);

/**
 * Returns the first unchecked item for which `isAhead` is true. If there is none, returns the first unchecked item, or
 * null.
 */
export function nextUnchecked(
  root: DraftRoot,
  isAhead: (key: ChecklistKey) => boolean,
): ChecklistKey | null {
  const unchecked = selectUncheckedKeys(root, pageOrder);
  return unchecked.find(isAhead) ?? unchecked[0] ?? null;
}

const noComments: readonly ReportComment[] = [];

/** Maps each item with a comment to the text of its fixed defect. The text is blank for an open defect. */
export const selectFixedDefects = createSelector(
  ({ inspection: { draft } }: DraftRoot) =>
    draft.report.status === 'loaded' ? draft.report.comments : noComments,
  (comments) => new Map(comments.map(({ key, text, fixed }) => [key, fixed ? text : ''])),
);

export function selectIsPatching({ inspection: { draft } }: DraftRoot): boolean {
  return isPatchable(draft.report);
}

export const selectContested = ({ inspection: { draft } }: DraftRoot): ChecklistKey | null =>
  checklistKeys.find((key) => draft.checklist.entities[key].isContested) ?? null;

/**
 * The view for a filter and a search, with the items that match now. The list is null without a filter and a search
 * text.
 */
export function selectMatchingView(root: InspectionRoot, wanted: Partial<Wanted>): ChecklistView {
  const { filter, search } = { ...selectView(root), ...wanted };
  const part = search.trim().toLowerCase();
  if (filter === 'all' && part === '') return { filter, search, shown: null };
  const entities = selectEntities(root);
  const unchecked = selectUncheckedKeys(root, checklistKeys);
  const matching = checklist.filter(({ key, label }) => {
    if (filter === 'unchecked' && !unchecked.includes(key)) return false;
    if (filter === 'defects' && entities[key].value !== false) return false;
    return label.toLowerCase().includes(part);
  });
  return { filter, search, shown: matching.map(({ key }) => key) };
}

export const selectView = ({ inspection: { page } }: InspectionRoot) => page.view;

export const selectShown = (root: InspectionRoot) => root.inspection.page.view.shown;

export function isShownIn(shown: readonly ChecklistKey[] | null, key: ChecklistKey): boolean {
  return shown?.includes(key) ?? true;
}

export function selectIsShown(root: InspectionRoot, key: ChecklistKey): boolean {
  return isShownIn(selectShown(root), key);
}

/**
 * Whether the page may offer the buttons that mark several items. With the 'defects' filter or a search, a press would
 * mark hidden items.
 */
export function selectIsBulkInView({ inspection: { page } }: InspectionRoot): boolean {
  return page.view.filter !== 'defects' && page.view.search.trim() === '';
}

export function selectIsAnyShown(
  root: InspectionRoot,
  categories: readonly ChecklistCategory[],
): boolean {
  if (selectShown(root) === null) return true;
  return categories.some((id) => getCategoryKeys(id).some((key) => selectIsShown(root, key)));
}

const untouched = (entries: readonly ChecklistEntry[]) =>
  entries.filter(({ value }) => value === null).map(({ key }) => key);

const getChecklistEntries = ({ checklist }: DraftContents, keys: readonly ChecklistKey[]) =>
  keys.map((key) => checklist.entities[key]);

export const selectEntriesIn = (root: DraftRoot, category: ChecklistCategory) =>
  getChecklistEntries(root.inspection.draft, getCategoryKeys(category));

export const markableIn = (
  entries: readonly ChecklistEntry[],
  except: readonly ChecklistKey[],
): ChecklistKey[] => untouched(entries).filter((key) => !except.includes(key));

export const markOfCategory = (
  draft: DraftContents,
  id: ChecklistCategory,
  except: readonly ChecklistKey[],
): BulkMark => ({
  id,
  keys: markableIn(getChecklistEntries(draft, getCategoryKeys(id)), [
    ...except,
    ...listNotFitted(draft),
  ]),
  trailerNumbers: null,
});

export const markOfNoTrailer = (draft: DraftContents): BulkMark => ({
  id: 'no-trailer',
  keys: untouched(getChecklistEntries(draft, trailerKeys)),
  trailerNumbers: draft.header.values.trailer_numbers,
});

/** The good items that the driver marked with their category's button. */
export function markedByCategory({ checklist }: DraftContents): ChecklistKey[] {
  return checklistKeys.filter((key) => {
    const { value, isByCategory } = checklist.entities[key];
    return value === true && isByCategory;
  });
}

/** Whether the page may offer 'No trailer today'. */
export function selectCanLackTrailer(root: DraftRoot): boolean {
  const { entities } = root.inspection.draft.checklist;
  const isDefective = trailerKeys.some((key) => entities[key].value === false);
  const isUntouched = trailerKeys.some((key) => entities[key].value === null);
  return isUntouched && !isDefective && !selectIsPatching(root);
}

/** The last mark of this button that another press can undo. Null if there is none. */
export function selectUndoable(root: InspectionRoot, id: BulkId): BulkMark | null {
  const { draft, page } = root.inspection;
  const bulk = page.bulkMarks.find((each) => each.id === id);
  if (!bulk || selectIsPatching(root)) return null;
  const isAsMarked =
    bulk.keys.every((key) => draft.checklist.entities[key].value === true) &&
    (bulk.trailerNumbers === null || draft.header.values.trailer_numbers === noTrailer);
  return isAsMarked ? bulk : null;
}

import { createSelector } from '@reduxjs/toolkit';
import { checklistCategories, itemsOf } from '@/contract/checklist';
import type { ChecklistCategory, ChecklistKey } from '@/contract/checklist';
import type { InspectionRoot } from '../inspectionState';
import { checklistAdapter } from './checklistEntries';
import type { ChecklistEntry } from './checklistEntries';
import { isPatchable } from './patches';

/** How the items stand. `total` is always 63. */
export interface ChecklistCount {
  passed: number;
  failed: number;
  pending: number;
  total: number;
}

const { selectAll } = checklistAdapter.getSelectors(
  ({ inspection }: InspectionRoot) => inspection.checklist,
);
/** Not the adapter's, which allows for items that are not there: all 63 are. */
const selectEntities = (root: InspectionRoot) => root.inspection.checklist.entities;

function count(entries: readonly ChecklistEntry[]): ChecklistCount {
  const counted = { passed: 0, failed: 0, pending: 0, total: entries.length };
  for (const { value } of entries) {
    if (value === null) counted.pending += 1;
    else if (value) counted.passed += 1;
    else counted.failed += 1;
  }
  return counted;
}

const isSameCount = (one: ChecklistCount, other: ChecklistCount) =>
  one.passed === other.passed && one.failed === other.failed && one.total === other.total;

/** The same object as long as no number changes, so that typing a description renders no counter. */
export const selectCount = createSelector(selectAll, count, {
  memoizeOptions: { resultEqualityCheck: isSameCount },
});

/** One item: the same object until something of that very item changes. */
export function selectEntry(root: InspectionRoot, key: ChecklistKey): ChecklistEntry {
  return selectEntities(root)[key];
}

/** The items of each category do not change: looked up once. */
const categoryKeys = new Map(
  checklistCategories.map(({ id }) => [id, itemsOf(id).map(({ key }) => key)]),
);

/** The keys of a category's items. */
export function keysOf(category: ChecklistCategory): readonly ChecklistKey[] {
  return categoryKeys.get(category) ?? [];
}

/** How many items of a category have been checked. A number, so that only a change of it renders. */
export function selectCheckedIn(root: InspectionRoot, category: ChecklistCategory): number {
  const entities = selectEntities(root);
  return keysOf(category).filter((key) => entities[key].value !== null).length;
}

export function selectDefectsIn(root: InspectionRoot, category: ChecklistCategory): number {
  const entities = selectEntities(root);
  return keysOf(category).filter((key) => entities[key].value === false).length;
}

/** In the order of the page, which is the order of a walk round the truck. */
const walk: readonly ChecklistKey[] = checklistCategories.flatMap(({ id }) => keysOf(id));

/** The first item to check that is ahead, else the first of all; null when all are checked. */
export function nextUnchecked(
  root: InspectionRoot,
  isAhead: (key: ChecklistKey) => boolean,
): ChecklistKey | null {
  const entities = selectEntities(root);
  const unchecked = walk.filter((key) => entities[key].value === null);
  return unchecked.find(isAhead) ?? unchecked[0] ?? null;
}

/** The first item to check in these; null when all are checked. */
export function firstUncheckedOf(root: InspectionRoot, category: ChecklistCategory) {
  const entities = selectEntities(root);
  return keysOf(category).find((key) => entities[key].value === null) ?? null;
}

/** The description of a defect that was fixed since: the next driver reads it beside the item. */
export function selectFixedDefect({ inspection }: InspectionRoot, key: ChecklistKey): string {
  if (inspection.report.status !== 'loaded') return '';
  const comment = inspection.report.comments.findLast((candidate) => candidate.key === key);
  return comment?.fixed ? comment.text : '';
}

/** Whether a tap is patched at once, so that it can't clear the item. */
export function selectIsPatching({ inspection }: InspectionRoot): boolean {
  return isPatchable(inspection.report);
}

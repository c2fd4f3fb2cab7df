import { createSelector } from '@reduxjs/toolkit';
import { checklistCategories, itemsOf } from '../../../contract/checklist';
import type { ChecklistCategory, ChecklistKey } from '../../../contract/checklist';
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

/** How many items of a category have been checked. A number, so that only a change of it renders. */
export function selectCheckedIn(root: InspectionRoot, category: ChecklistCategory): number {
  const entities = selectEntities(root);
  const keys = categoryKeys.get(category) ?? [];
  return keys.filter((key) => entities[key].value !== null).length;
}

export function selectDefectsIn(root: InspectionRoot, category: ChecklistCategory): number {
  const entities = selectEntities(root);
  const keys = categoryKeys.get(category) ?? [];
  return keys.filter((key) => entities[key].value === false).length;
}

/** In the order of the page, which is the order of a walk round the truck. */
const walk: readonly ChecklistKey[] = checklistCategories.flatMap(
  ({ id }) => categoryKeys.get(id) ?? [],
);

/** The next item to check after this one, round the truck and from its start again; null when all are. */
export function nextUnchecked(
  root: InspectionRoot,
  after: ChecklistKey | null,
): ChecklistKey | null {
  const entities = selectEntities(root);
  const start = after === null ? 0 : walk.indexOf(after) + 1;
  const round = [...walk.slice(start), ...walk.slice(0, start)];
  return round.find((key) => entities[key].value === null) ?? null;
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

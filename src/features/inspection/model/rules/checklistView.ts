import type { ChecklistCategory, ChecklistKey } from '@/contract/checklist';
import type { InspectionRoot } from '../state/inspectionState';
import { keysOf } from './checklistSelectors';

export const selectView = ({ inspection }: InspectionRoot) => inspection.view;

/** The items that pass the driver's filter and search; null if all do. */
export const selectShown = (root: InspectionRoot) => root.inspection.view.shown;

/** Whether an item is among those of `selectShown`. */
export function isShownIn(shown: readonly ChecklistKey[] | null, key: ChecklistKey): boolean {
  return shown?.includes(key) ?? true;
}

/** Whether an item passes the driver's filter and search. */
export function selectIsShown(root: InspectionRoot, key: ChecklistKey): boolean {
  return isShownIn(selectShown(root), key);
}

/** Whether the buttons that mark several items may be offered: only while no item is hidden. */
export function selectIsBulkInView({ inspection: { view } }: InspectionRoot): boolean {
  return view.filter !== 'defects' && view.search.trim() === '';
}

/** Whether any item of these categories passes the driver's filter and search. */
export function selectIsAnyShown(
  root: InspectionRoot,
  categories: readonly ChecklistCategory[],
): boolean {
  if (selectShown(root) === null) return true;
  return categories.some((id) => keysOf(id).some((key) => selectIsShown(root, key)));
}

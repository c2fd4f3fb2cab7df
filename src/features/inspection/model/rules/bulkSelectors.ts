import { checklistKeys, type ChecklistCategory, type ChecklistKey } from '@/contract/checklist';
import type { DraftContents } from '../state/draftContents';
import type { InspectionRoot } from '../state/inspectionState';
import { noTrailer, trailerKeys, type BulkId } from '../state/checklist';
import { keysOf, selectIsPatching } from './checklistSelectors';

/** The untouched items of a category, but these. */
export function markableIn(
  { checklist }: DraftContents,
  category: ChecklistCategory,
  except: readonly ChecklistKey[],
): ChecklistKey[] {
  return keysOf(category).filter(
    (key) => checklist.entities[key].value === null && !except.includes(key),
  );
}

/** The good items that one press marked for their category. */
export function markedByCategory({ checklist }: DraftContents): ChecklistKey[] {
  return checklistKeys.filter((key) => {
    const { value, isByCategory } = checklist.entities[key];
    return value === true && isByCategory;
  });
}

/**
 * Whether the driver may declare that there is no trailer, which requires that it has no defect.
 */
export function selectCanLackTrailer(root: InspectionRoot): boolean {
  const { entities } = root.inspection.checklist;
  const isDefective = trailerKeys.some((key) => entities[key].value === false);
  const isUntouched = trailerKeys.some((key) => entities[key].value === null);
  return isUntouched && !isDefective && !selectIsPatching(root);
}

/**
 * Number of items that one press marked good and another can undo; 0 if there is nothing to undo.
 */
export function selectUndoable(root: InspectionRoot, id: BulkId): number {
  const { bulkMarks, checklist: items, header } = root.inspection;
  const bulk = bulkMarks.find((each) => each.id === id);
  if (!bulk || selectIsPatching(root)) return 0;
  const isAsMarked =
    bulk.keys.every((key) => items.entities[key].value === true) &&
    (bulk.trailerNumbers === null || header.values.trailer_numbers === noTrailer);
  return isAsMarked ? bulk.keys.length : 0;
}

import { checklistKeys, type ChecklistCategory, type ChecklistKey } from '@/contract/checklist';
import type { DraftContents } from '../state/draftContents';
import type { DraftRoot, InspectionRoot } from '../state/inspectionState';
import { noTrailer, trailerKeys, type BulkId, type BulkMark } from '../state/checklist';
import { keysOf, selectIsPatching } from './checklistSelectors';

const untouched = ({ checklist }: DraftContents, keys: readonly ChecklistKey[]) =>
  keys.filter((key) => checklist.entities[key].value === null);

/** The untouched items of a category, but these. */
export const markableIn = (
  draft: DraftContents,
  category: ChecklistCategory,
  except: readonly ChecklistKey[],
): ChecklistKey[] => untouched(draft, keysOf(category)).filter((key) => !except.includes(key));

/** What a category's button marks. */
export const markOfCategory = (
  draft: DraftContents,
  id: ChecklistCategory,
  except: readonly ChecklistKey[],
): BulkMark => ({ id, keys: markableIn(draft, id, except), trailerNumbers: null });

/** What 'No trailer' marks. */
export const markOfNoTrailer = (draft: DraftContents): BulkMark => ({
  id: 'no-trailer',
  keys: untouched(draft, trailerKeys),
  trailerNumbers: draft.header.values.trailer_numbers,
});

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
export function selectCanLackTrailer(root: DraftRoot): boolean {
  const { entities } = root.inspection.draft.checklist;
  const isDefective = trailerKeys.some((key) => entities[key].value === false);
  const isUntouched = trailerKeys.some((key) => entities[key].value === null);
  return isUntouched && !isDefective && !selectIsPatching(root);
}

/** The items that one press marked good and another can undo; null if there is nothing to undo. */
export function selectUndoable(root: InspectionRoot, id: BulkId): BulkMark | null {
  const { draft, page } = root.inspection;
  const bulk = page.bulkMarks.find((each) => each.id === id);
  if (!bulk || selectIsPatching(root)) return null;
  const isAsMarked =
    bulk.keys.every((key) => draft.checklist.entities[key].value === true) &&
    (bulk.trailerNumbers === null || draft.header.values.trailer_numbers === noTrailer);
  return isAsMarked ? bulk : null;
}

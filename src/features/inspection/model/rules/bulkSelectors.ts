import { isRegulated, type ChecklistSection } from '@/contract/checklist';
import type { InspectionRoot } from '../state/inspectionState';
import { noTrailer, sectionKeys, trailerKeys, type BulkId } from '../state/checklist';
import { selectIsPatching } from './checklistSelectors';

/**
 * Number of untouched items of the truck or the trailer that one press may mark good; zero until
 * each § item is marked.
 */
export function selectRestOf(root: InspectionRoot, section: ChecklistSection): number {
  const { entities } = root.inspection.checklist;
  const untouched = sectionKeys[section].filter((key) => entities[key].value === null);
  if (untouched.some(isRegulated) || selectIsPatching(root)) return 0;
  return untouched.length;
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

import { useAppDispatch, useAppSelector } from '@/features/inspection/hooks';
import { bulkUndone } from '@/features/inspection/model/inspectionSlice';
import { selectUndoable } from '@/features/inspection/model/rules/bulkSelectors';
import { selectIsBulkInView } from '@/features/inspection/model/rules/checklistSelectors';
import type { BulkId } from '@/features/inspection/model/state/checklist';
import { isBounce } from './isBounce';

interface BulkMarkProps {
  id: BulkId;
  /** Label of the button. */
  offer: string;
  isOffered: boolean;
  onPress: () => void;
}

const items = (count: number) => (count === 1 ? '1 item' : `${count} items`);

/**
 * A button that marks several items good with one press, shows how many, and undoes that with another
 * press. It stays the same button, so that it keeps the focus. Plain elements with the checklist's
 * styles, like the rows.
 */
export function BulkMark({ id, offer, isOffered, onPress }: BulkMarkProps) {
  const undoable = useAppSelector((root) => selectUndoable(root, id));
  const isInView = useAppSelector(selectIsBulkInView);
  const dispatch = useAppDispatch();
  if (!isInView || !(isOffered || undoable)) return null;
  const outcome = undoable ? `${items(undoable.keys.length)} marked good` : '';
  return (
    <div className="bulk">
      <span role="status">{outcome}</span>
      <button
        type="button"
        className="bulk-press"
        aria-label={undoable ? `Undo: ${outcome}` : undefined}
        onClick={(event) => {
          if (isBounce(event)) return;
          if (undoable) dispatch(bulkUndone(undoable));
          else onPress();
        }}
      >
        {undoable ? 'Undo' : offer}
      </button>
    </div>
  );
}

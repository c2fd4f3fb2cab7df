import Button from '@mui/material/Button';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { useSelector, useStore } from 'react-redux';
import { nextUnchecked, selectCount } from '@/features/inspection/model/rules/checklistSelectors';
import type { InspectionRoot } from '@/features/inspection/model/state/inspectionState';
import { isBelowView, useGoToItem } from './useGoToItem';

/**
 * A button to the next unchecked item, which is the first below the visible area, or else the first
 * of all.
 */
export function NextUnchecked() {
  const isDone = useSelector((root: InspectionRoot) => selectCount(root).pending === 0);
  const store = useStore<InspectionRoot>();
  const goToItem = useGoToItem();
  if (isDone) return null;
  const goOn = () => {
    const key = nextUnchecked(store.getState(), isBelowView);
    if (key) goToItem(key);
  };
  return (
    <Button variant="outlined" aria-label="Next unchecked item" onClick={goOn}>
      <ExpandMoreIcon fontSize="small" />
      Next
    </Button>
  );
}

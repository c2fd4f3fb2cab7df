import Button from '@mui/material/Button';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { useAppSelector, useAppStore } from '@/features/inspection/hooks';
import {
  nextUnchecked,
  selectIsAnyUnchecked,
} from '@/features/inspection/model/rules/checklistSelectors';
import { isBelowView, useGoToItem } from './useGoToItem';

/**
 * A button that leads to the next unchecked item below the visible area. If there is none, it leads to the first
 * unchecked item.
 */
export function NextUnchecked() {
  const isAnyUnchecked = useAppSelector(selectIsAnyUnchecked);
  const store = useAppStore();
  const goToItem = useGoToItem();
  if (!isAnyUnchecked) return null;
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

import Button from '@mui/material/Button';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { useSelector, useStore } from 'react-redux';
import { nextUnchecked, selectCount } from '../../checklist/checklistSelectors';
import type { InspectionRoot } from '../../inspectionState';
import { focusItem, focusedItem } from './focus';

/** The way to the next item that is not checked yet, from wherever the driver is. */
export function NextUnchecked() {
  const isDone = useSelector((root: InspectionRoot) => selectCount(root).pending === 0);
  const store = useStore<InspectionRoot>();
  if (isDone) return null;
  const goOn = () => {
    const key = nextUnchecked(store.getState(), focusedItem());
    if (key) focusItem(key);
  };
  return (
    <Button variant="outlined" aria-label="Next unchecked item" onClick={goOn}>
      <ExpandMoreIcon fontSize="small" />
      Next
    </Button>
  );
}

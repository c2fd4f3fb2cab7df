import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useDispatch, useSelector } from 'react-redux';
import type { AppDispatch } from '../../../../api/environment';
import { checklist } from '../../../../contract/checklist';
import { selectView, wholeChecklist } from '../../checklist/checklistView';
import { checklistFiltered } from '../../inspectionSlice';

export const filterNoticeId = 'checklist-filter';

/** Above the items: that some are out of sight, and the way to see all again. */
export function FilterNotice() {
  const { shown } = useSelector(selectView);
  const dispatch = useDispatch<AppDispatch>();
  const text =
    shown?.length === 0
      ? 'No items match'
      : `${shown?.length ?? 0} of ${checklist.length} items shown`;
  const { filter, search } = wholeChecklist;
  return (
    <div className="filter-notice" id={filterNoticeId} role="status" tabIndex={-1}>
      {shown === null ? null : (
        <Alert
          role="none"
          severity="info"
          action={
            <Button variant="text" onClick={() => dispatch(checklistFiltered({ filter, search }))}>
              Show all
            </Button>
          }
        >
          {text}
        </Alert>
      )}
    </div>
  );
}

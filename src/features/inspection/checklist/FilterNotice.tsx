import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useDispatch, useSelector } from 'react-redux';
import type { AppDispatch } from '@/api/thunkExtra';
import { checklist } from '@/contract/checklist';
import { checklistFiltered } from '@/features/inspection/model/inspectionSlice';
import { selectView } from '@/features/inspection/model/rules/checklistView';
import { wholeChecklist } from '@/features/inspection/model/state/checklistFacts';

export const filterNoticeId = 'checklist-filter';

const frame = {
  alignItems: 'center',
  justifyContent: 'space-between',
  pl: 2,
  border: '2px solid',
  borderColor: 'surface.edge',
  borderRadius: 1,
};

function textOf(shown: number): string {
  return shown === 0 ? 'No items match' : `${shown} of ${checklist.length} items shown`;
}

/** A notice above the items that some are hidden, with a button to show all. */
export function FilterNotice() {
  const { shown } = useSelector(selectView);
  const dispatch = useDispatch<AppDispatch>();
  return (
    <div className="filter-notice" id={filterNoticeId}>
      <Typography component="div" role="status">
        {shown === null ? null : (
          <Stack direction="row" sx={frame}>
            {textOf(shown.length)}
            <Button variant="text" onClick={() => dispatch(checklistFiltered(wholeChecklist))}>
              Show all
            </Button>
          </Stack>
        )}
      </Typography>
    </div>
  );
}

import { memo } from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { FormField } from '@/components/FormField/FormField';
import { useAppDispatch, useAppSelector, useAppStore } from '@/features/inspection/hooks';
import { checklistFiltered } from '@/features/inspection/model/pageSlice';
import {
  selectView,
  selectMatchingView,
} from '@/features/inspection/model/rules/checklistSelectors';
import {
  itemFilters,
  wholeChecklist,
  type ItemFilter,
  type Wanted,
} from '@/features/inspection/model/state/checklist';
import { checklist } from '@/contract/checklist';

const labels: Record<ItemFilter, string> = {
  all: 'All',
  unchecked: 'Unchecked',
  defects: 'Defective',
};

const choices = {
  '& > button': { minHeight: 48, color: 'text.primary', borderColor: 'surface.edge' },
  '& > button[aria-pressed="true"], & > button[aria-pressed="true"]:hover': {
    color: 'primary.contrastText',
    bgcolor: 'primary.main',
  },
};

interface ChecklistFilterProps {
  onChosen: () => void;
}

export const ChecklistFilter = memo(function ChecklistFilter({ onChosen }: ChecklistFilterProps) {
  const { filter, search } = useAppSelector(selectView);
  const store = useAppStore();
  const show = (wanted: Partial<Wanted>) =>
    store.dispatch(checklistFiltered(selectMatchingView(store.getState(), wanted)));
  const choose = (chosen: ItemFilter) => {
    show({ filter: chosen });
    onChosen();
  };
  return (
    <Stack spacing={1.5}>
      <ToggleButtonGroup exclusive fullWidth value={filter} aria-label="Show items" sx={choices}>
        {itemFilters.map((each) => (
          // Another press on the active filter reapplies it, which hides the items marked in the meantime.
          <ToggleButton key={each} value={each} onClick={() => choose(each)}>
            {labels[each]}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <FormField
        type="search"
        label="Find an item"
        enterKeyHint="search"
        value={search}
        onChange={(event) => show({ search: event.currentTarget.value })}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          onChosen();
        }}
      />
    </Stack>
  );
});

export const filterNoticeId = 'checklist-filter';

const frame = {
  alignItems: 'center',
  justifyContent: 'space-between',
  pl: 2,
  border: '2px solid',
  borderColor: 'surface.edge',
  borderRadius: 1,
};

function shownCountText(shown: number): string {
  return shown === 0 ? 'No items match' : `${shown} of ${checklist.length} items shown`;
}

/** A notice that some items are hidden, with a button that shows all items. */
export function FilterNotice() {
  const { shown } = useAppSelector(selectView);
  const dispatch = useAppDispatch();
  return (
    <div className="filter-notice" id={filterNoticeId}>
      <Typography component="div" role="status">
        {shown === null ? null : (
          <Stack direction="row" sx={frame}>
            <span>{shownCountText(shown.length)}</span>
            <Button variant="text" onClick={() => dispatch(checklistFiltered(wholeChecklist))}>
              Show all
            </Button>
          </Stack>
        )}
      </Typography>
    </div>
  );
}

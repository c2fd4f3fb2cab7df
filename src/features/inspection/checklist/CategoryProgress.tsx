import { memo, useCallback } from 'react';
import { flushSync } from 'react-dom';
import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { goToPart, showPart } from '@/components/scrolling/goTo';
import {
  checklistCategories,
  listCategoryItems,
  type ChecklistCategory,
} from '@/contract/checklist';
import { useAppStore, useSelected } from '@/features/inspection/hooks';
import { checklistFiltered } from '@/features/inspection/model/pageSlice';
import {
  selectCheckedIn,
  selectDefectsIn,
  selectIsAnyShown,
} from '@/features/inspection/model/rules/checklistSelectors';
import { wholeChecklist } from '@/features/inspection/model/state/checklist';
import { categoryId } from './ChecklistCategory';
import { ChecklistFilter, filterNoticeId } from './ChecklistFilter';

const list = {
  a: {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: 1,
    minHeight: { xs: 48, md: 36 },
    px: 1,
    py: 0.25,
    borderRadius: (theme: Theme) => `${theme.radii.small}px`,
  },
  'a:hover': { bgcolor: 'surface.sunken' },
  span: { color: 'text.secondary', fontVariantNumeric: 'tabular-nums' },
  'span[data-complete]': { color: 'success.main', fontWeight: 600 },
  'span[data-defects]': { color: 'error.main', fontWeight: 600 },
};

function CategoryLinkCount({ id }: { id: ChecklistCategory }) {
  const checked = useSelected(selectCheckedIn, id);
  const defects = useSelected(selectDefectsIn, id);
  const total = listCategoryItems(id).length;
  return (
    <span data-complete={checked === total || undefined} data-defects={defects > 0 || undefined}>
      {`${checked}/${total}`}
    </span>
  );
}

interface CategoryProgressProps {
  /** Receives a function that scrolls to the driver's choice. */
  onChosen?: (go: () => void) => void;
}

const atOnce = (go: () => void) => go();

/** Links to all categories with their progress, and the filters. */
export const CategoryProgress = memo(function CategoryProgress(props: CategoryProgressProps) {
  const { onChosen = atOnce } = props;
  const store = useAppStore();
  const goTo = (id: ChecklistCategory) => {
    if (!selectIsAnyShown(store.getState(), [id])) {
      flushSync(() => store.dispatch(checklistFiltered(wholeChecklist)));
    }
    goToPart(categoryId(id));
  };
  const goToItems = useCallback(() => onChosen(() => showPart(filterNoticeId)), [onChosen]);
  return (
    <Stack spacing={2}>
      <ChecklistFilter onChosen={goToItems} />
      <nav aria-label="Categories">
        <Box component="ul" sx={list}>
          {checklistCategories.map(({ id, label }) => (
            <li key={id}>
              <Link
                href={`#${categoryId(id)}`}
                variant="body2"
                underline="none"
                onClick={(event) => {
                  event.preventDefault();
                  onChosen(() => goTo(id));
                }}
              >
                {label}
                <CategoryLinkCount id={id} />
              </Link>
            </li>
          ))}
        </Box>
      </nav>
    </Stack>
  );
});

import { memo } from 'react';
import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import Link from '@mui/material/Link';
import { useSelector } from 'react-redux';
import { checklistCategories, itemsOf } from '../../../../contract/checklist';
import type { ChecklistCategory } from '../../../../contract/checklist';
import { selectCheckedIn, selectDefectsIn } from '../../checklist/checklistSelectors';
import type { InspectionRoot } from '../../inspectionState';
import { categoryId } from '../ChecklistCategory/ChecklistCategory';

const list = {
  a: {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: 1,
    minHeight: 36,
    px: 1,
    py: 0.25,
    borderRadius: (theme: Theme) => `${theme.radii.small}px`,
  },
  'a:hover': { bgcolor: 'surface.sunken' },
  span: { color: 'text.secondary', fontVariantNumeric: 'tabular-nums' },
  'span[data-complete]': { color: 'success.main', fontWeight: 600 },
  'span[data-defects]': { color: 'error.main', fontWeight: 600 },
};

/** The part that changes with a tap: plain, under the list's styles. */
function Standing({ id }: { id: ChecklistCategory }) {
  const checked = useSelector((root: InspectionRoot) => selectCheckedIn(root, id));
  const defects = useSelector((root: InspectionRoot) => selectDefectsIn(root, id));
  const total = itemsOf(id).length;
  return (
    <span data-complete={checked === total || undefined} data-defects={defects > 0 || undefined}>
      {checked}/{total}
    </span>
  );
}

/** All categories with how far they are: a way to jump, and to see where something is left. */
export const CategoryProgress = memo(function CategoryProgress() {
  return (
    <nav aria-label="Categories">
      <Box component="ul" sx={list}>
        {checklistCategories.map(({ id, label }) => (
          <li key={id}>
            <Link href={`#${categoryId(id)}`} variant="body2" underline="none">
              {label}
              <Standing id={id} />
            </Link>
          </li>
        ))}
      </Box>
    </nav>
  );
});

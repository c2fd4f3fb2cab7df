import { memo } from 'react';
import { styled } from '@mui/material/styles';
import { useSelector } from 'react-redux';
import { checklistCategories, itemsOf } from '../../../../contract/checklist';
import type { ChecklistCategory } from '../../../../contract/checklist';
import { selectCheckedIn, selectDefectsIn } from '../../checklistSelectors';
import type { InspectionRoot } from '../../reportState';
import { categoryId } from '../ChecklistCategory/ChecklistCategory';

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  a: {
    ...theme.typography.body2,
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: theme.spacing(1),
    minHeight: 36,
    padding: theme.spacing(0.25, 1),
    borderRadius: theme.radii.small,
    textDecoration: 'none',
  },
  'a:hover': { background: theme.palette.surface.sunken },
  span: { color: theme.palette.text.secondary, fontVariantNumeric: 'tabular-nums' },
  '[data-complete] span': { color: theme.palette.success.main, fontWeight: 600 },
  '[data-defects] span': { color: theme.palette.error.main, fontWeight: 600 },
}));

function CategoryLink({ id, label }: { id: ChecklistCategory; label: string }) {
  const checked = useSelector((root: InspectionRoot) => selectCheckedIn(root, id));
  const defects = useSelector((root: InspectionRoot) => selectDefectsIn(root, id));
  const total = itemsOf(id).length;
  return (
    <li data-complete={checked === total || undefined} data-defects={defects > 0 || undefined}>
      <a href={`#${categoryId(id)}`}>
        {label}
        <span>
          {checked}/{total}
        </span>
      </a>
    </li>
  );
}

/** All categories with how far they are: a way to jump, and to see where something is left. */
export const CategoryProgress = memo(function CategoryProgress() {
  return (
    <nav aria-label="Categories">
      <List>
        {checklistCategories.map(({ id, label }) => (
          <CategoryLink key={id} id={id} label={label} />
        ))}
      </List>
    </nav>
  );
});

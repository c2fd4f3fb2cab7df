import { memo } from 'react';
import { useSelector } from 'react-redux';
import { itemsOf } from '../../../../contract/checklist';
import type { ChecklistCategory as CategoryId } from '../../../../contract/checklist';
import { selectCheckedIn } from '../../checklist/checklistSelectors';
import type { InspectionRoot } from '../../inspectionState';
import { ChecklistRow } from '../ChecklistRow/ChecklistRow';

interface ChecklistCategoryProps {
  id: CategoryId;
  label: string;
}

/** How far a category is: its own component, so that a tap renders this number and not the rows. */
export function CategoryCount({ id }: { id: CategoryId }) {
  const checked = useSelector((root: InspectionRoot) => selectCheckedIn(root, id));
  const total = itemsOf(id).length;
  return (
    <span className="category-count" data-complete={checked === total || undefined}>
      {checked} of {total}
    </span>
  );
}

/** The element id of a category, for links to it. */
export const categoryId = (id: CategoryId) => `category-${id}`;

/** The items that belong together on a walk round the truck. */
export const ChecklistCategory = memo(function ChecklistCategory(props: ChecklistCategoryProps) {
  const { id, label } = props;
  const headingId = `${categoryId(id)}-heading`;
  return (
    <section className="category" id={categoryId(id)} aria-labelledby={headingId} tabIndex={-1}>
      <div className="category-head">
        <h3 id={headingId}>{label}</h3>
        <CategoryCount id={id} />
      </div>
      <ul className="items">
        {itemsOf(id).map((item) => (
          <ChecklistRow key={item.key} item={item} />
        ))}
      </ul>
    </section>
  );
});

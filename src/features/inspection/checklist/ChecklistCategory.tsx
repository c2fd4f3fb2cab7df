import { memo } from 'react';
import {
  itemsOf,
  type ChecklistCategory as CategoryId,
  type ChecklistItem,
  type ChecklistSection,
} from '@/contract/checklist';
import { useAppSelector, useSelected } from '@/features/inspection/hooks';
import {
  selectCheckedIn,
  selectFixedDefects,
  isShownIn,
  selectShown,
} from '@/features/inspection/model/rules/checklistSelectors';
import type { FactsByItem } from '@/features/inspection/model/text/itemHistory';
import { AllGood } from './AllGood';
import { ChecklistRow } from './ChecklistRow';

interface ChecklistCategoryProps {
  id: CategoryId;
  label: string;
  section: ChecklistSection;
  facts: FactsByItem;
  isLastKnown: boolean;
}

/** A separate component, so that a tap re-renders only this number and not the rows. */
export function CategoryCount({ id }: { id: CategoryId }) {
  const checked = useSelected(selectCheckedIn, id);
  const total = itemsOf(id).length;
  return (
    <span className="category-count" data-complete={checked === total || undefined}>
      {`${checked} of ${total}`}
    </span>
  );
}

/** Returns the element id that a category's links use. */
export const categoryId = (id: CategoryId) => `category-${id}`;

/**
 * The items that a driver inspects together on a walk around the truck. The category selects the values that all rows
 * share, so that each row selects only its own value.
 */
export const ChecklistCategory = memo(function ChecklistCategory(props: ChecklistCategoryProps) {
  const { id, label, section, facts, isLastKnown } = props;
  const headingId = `${categoryId(id)}-heading`;
  const shown = useAppSelector(selectShown);
  const fixedDefects = useAppSelector(selectFixedDefects);
  const isShown = ({ key }: ChecklistItem) => isShownIn(shown, key);
  return (
    <section
      className="category"
      id={categoryId(id)}
      aria-labelledby={headingId}
      tabIndex={-1}
      hidden={!itemsOf(id).some(isShown)}
    >
      <div className="category-head">
        <div>
          <h3 id={headingId}>{label}</h3>
          <CategoryCount id={id} />
        </div>
        <AllGood id={id} label={label} section={section} facts={facts} isLastKnown={isLastKnown} />
      </div>
      <ul className="items">
        {itemsOf(id).map((item) => (
          <ChecklistRow
            key={item.key}
            item={item}
            isShown={isShown(item)}
            fixedDefect={fixedDefects.get(item.key) ?? ''}
            facts={facts.get(item.key)}
          />
        ))}
      </ul>
    </section>
  );
});

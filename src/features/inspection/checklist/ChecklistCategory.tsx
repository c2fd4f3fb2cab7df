import { memo } from 'react';
import {
  listCategoryItems,
  type ChecklistCategory as CategoryId,
  type ChecklistItem,
  type ChecklistKey,
} from '@/contract/checklist';
import { useSelected } from '@/features/inspection/hooks';
import { selectCheckedIn, isShownIn } from '@/features/inspection/model/rules/checklistSelectors';
import { AllGood, type AllGoodProps } from './AllGood';
import { ChecklistRow } from './ChecklistRow';

interface ChecklistCategoryProps extends AllGoodProps {
  id: CategoryId;
  /** Null shows all. */
  shown: readonly ChecklistKey[] | null;
  fixedDefects: ReadonlyMap<string, string>;
  form: number;
  hasAllGood: boolean;
}

/** A separate component, so that a tap does not re-render the whole category. */
export function CategoryCount({ id }: { id: CategoryId }) {
  const checked = useSelected(selectCheckedIn, id);
  const total = listCategoryItems(id).length;
  return (
    <span className="category-count" data-complete={checked === total || undefined}>
      {`${checked} of ${total}`}
    </span>
  );
}

/** Returns the id of the category's element. */
export const categoryId = (id: CategoryId) => `category-${id}`;

/** The items that a driver inspects together on a walk around the truck. */
export const ChecklistCategory = memo(function ChecklistCategory(props: ChecklistCategoryProps) {
  const { id, label, facts, notFitted, unknown, shown, fixedDefects, form, hasAllGood } = props;
  const headingId = `${categoryId(id)}-heading`;
  const isShown = ({ key }: ChecklistItem) => isShownIn(shown, key);
  return (
    <section
      className="category"
      id={categoryId(id)}
      aria-labelledby={headingId}
      tabIndex={-1}
      hidden={!listCategoryItems(id).some(isShown)}
    >
      <div className="category-head">
        <div>
          <h3 id={headingId}>{label}</h3>
          <CategoryCount id={id} />
        </div>
        {hasAllGood ? (
          <AllGood
            key={form}
            id={id}
            label={label}
            facts={facts}
            notFitted={notFitted}
            unknown={unknown}
          />
        ) : null}
      </div>
      <ul className="items">
        {listCategoryItems(id).map((item) => (
          <ChecklistRow
            key={item.key}
            item={item}
            isShown={isShown(item)}
            isNotFitted={notFitted.includes(item.key)}
            fixedDefect={fixedDefects.get(item.key) ?? ''}
            facts={facts.get(item.key)}
          />
        ))}
      </ul>
    </section>
  );
});

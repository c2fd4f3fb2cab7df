import { memo, Suspense } from 'react';
import { flushSync } from 'react-dom';
import { lazyOrNothing } from '@/components/lazy/lazyOrNothing';
import { itemName, type ChecklistItem, type ChecklistKey } from '@/contract/checklist';
import type { ItemValue } from '@/contract/inspection';
import { useAppDispatch, useSelected } from '@/features/inspection/hooks';
import {
  itemCleared,
  itemMarkedDefective,
  itemMarkedGood,
} from '@/features/inspection/model/inspectionSlice';
import { selectEntry } from '@/features/inspection/model/rules/checklistSelectors';
import { descriptionId } from '@/features/inspection/model/rules/submitRules';
import type { ItemFacts } from '@/features/inspection/model/text/itemHistory';
import { isBounce } from './isBounce';
import { DefectText } from './DefectText';
import { NotFitted } from './NotFitted';
import { OfficeQuestion } from './OfficeQuestion';

const ItemNote = lazyOrNothing(() =>
  import(/* webpackChunkName: "extensions" */ './ItemNote').then(({ ItemNote }) => ItemNote),
);

interface ChecklistRowProps {
  item: ChecklistItem;
  isShown: boolean;
  isNotFitted: boolean;
  /** The description of the item's last defect if it has been fixed, or else blank. */
  fixedDefect: string;
  facts?: ItemFacts | undefined;
}

const states = new Map([
  [true, 'good'],
  [false, 'defective'],
]);

interface MarksProps {
  item: ChecklistKey;
  name: string;
  value: ItemValue;
}

function Marks({ item: key, name, value }: MarksProps) {
  const dispatch = useAppDispatch();
  const markDefective = () => {
    // The render is synchronous, because a phone opens its keyboard only if the tap sets the focus.
    flushSync(() => dispatch(itemMarkedDefective(key)));
    document.getElementById(descriptionId(key))?.focus();
  };
  return (
    <>
      <button
        type="button"
        className="mark mark-good"
        aria-label={`${name}: good`}
        aria-pressed={value === true}
        onClick={(event) => {
          if (isBounce(event)) return;
          dispatch(value === true ? itemCleared(key) : itemMarkedGood(key));
        }}
      >
        Good
      </button>
      <button
        type="button"
        className="mark mark-defective"
        aria-label={`${name}: defective`}
        aria-pressed={value === false}
        onClick={(event) => {
          if (isBounce(event)) return;
          if (value === false) dispatch(itemCleared(key));
          else markDefective();
        }}
      >
        Defective
      </button>
    </>
  );
}

/**
 * An item with its two buttons. For speed, the row is plain elements with one style sheet
 * (docs/decisions/0001-native-checklist-rows.md).
 */
export const ChecklistRow = memo(function ChecklistRow(props: ChecklistRowProps) {
  const { item, isShown, isNotFitted, fixedDefect, facts } = props;
  const { key, label, regulation } = item;
  const name = itemName(key);
  const { value, isContested } = useSelected(selectEntry, key);

  return (
    <li
      className="item"
      data-state={isNotFitted ? 'not-fitted' : value === null ? 'pending' : states.get(value)}
      hidden={!isShown}
    >
      <div className="item-line" role="group" aria-label={name} data-item={key}>
        <span className="item-name">
          <span>{label}</span>
          {regulation ? <abbr title="Required by 49 CFR 396.11">§</abbr> : null}
          {fixedDefect && value ? (
            <small className="item-fixed">{`Fixed: ${fixedDefect}`}</small>
          ) : null}
          {facts ? (
            <Suspense fallback={null}>
              <ItemNote item={key} {...facts} />
            </Suspense>
          ) : null}
        </span>
        {isNotFitted ? (
          <NotFitted itemKey={key} name={name} />
        ) : (
          <Marks item={key} name={name} value={value} />
        )}
      </div>
      {isContested ? <OfficeQuestion itemKey={key} label={name} office={facts?.office} /> : null}
      {value === false ? <DefectText itemKey={key} label={name} /> : null}
    </li>
  );
});

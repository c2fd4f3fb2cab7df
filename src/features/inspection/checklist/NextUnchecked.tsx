import Button from '@mui/material/Button';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { focusField } from '@/components/scrolling/goTo';
import { toDeviceDateTime } from '@/contract/dates';
import { toOnScreen, usePrevious } from '@/features/inspection/delivery/extensions';
import { useAppSelector, useAppStore } from '@/features/inspection/hooks';
import {
  nextUnchecked,
  selectIsAnyUnchecked,
} from '@/features/inspection/model/rules/checklistSelectors';
import { selectCondition } from '@/features/inspection/model/rules/condition';
import { firstBeforeItems, headerFieldId } from '@/features/inspection/model/rules/submitRules';
import { isBelowView, useGoToItem } from './useGoToItem';

const findQuestion = () => document.querySelector('[data-answer]')?.id ?? null;

/**
 * A button that asks 'Is it fixed?' while a defect requires a choice of the condition, and leads there. Otherwise it leads
 * to the unsigned review, a question, a required field, then the next unchecked item below the visible area, or else the
 * first unchecked item.
 */
export function NextUnchecked() {
  const isAnyUnchecked = useAppSelector(selectIsAnyUnchecked);
  const isConditionMissing = useAppSelector((root) => selectCondition(root) === null);
  const previous = usePrevious();
  const store = useAppStore();
  const goToItem = useGoToItem();
  if (isConditionMissing) {
    return (
      <Button
        variant="outlined"
        onClick={() => focusField(headerFieldId('satisfactory_vehicle_condition'))}
      >
        {/* The texts are in elements with keys, because React cannot update a text that a translator has replaced. */}
        <span key="fixed">Is it fixed?</span>
      </Button>
    );
  }
  if (!isAnyUnchecked) return null;
  const goOn = () => {
    const root = store.getState();
    const { draft } = root.inspection;
    const today = toDeviceDateTime(new Date(Date.now() + draft.clockError)).date;
    const first = firstBeforeItems(draft, today, toOnScreen(previous).shown, findQuestion());
    if (first !== null && document.getElementById(first)) return focusField(first);
    const key = nextUnchecked(root, isBelowView);
    if (key) goToItem(key);
  };
  return (
    <Button variant="outlined" aria-label="Next thing to do" onClick={goOn}>
      <ExpandMoreIcon fontSize="small" />
      <span key="next">Next</span>
    </Button>
  );
}

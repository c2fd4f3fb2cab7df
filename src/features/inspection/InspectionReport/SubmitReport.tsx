import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import Button from '@mui/material/Button';
import { useDispatch, useSelector } from 'react-redux';
import type { AppDispatch } from '@/api/thunkExtra';
import { focusField } from '@/components/scrolling/goTo';
import { submitReport } from '@/features/inspection/delivery/submitReport';
import { checklistFiltered } from '@/features/inspection/model/inspectionSlice';
import { selectCount, submitText } from '@/features/inspection/model/rules/checklistSelectors';
import { selectIsSending } from '@/features/inspection/model/rules/reportSelectors';
import { selectFirstRejected } from '@/features/inspection/model/rules/submitRules';
import { wholeChecklist } from '@/features/inspection/model/state/checklistFacts';
import type { InspectionRoot } from '@/features/inspection/model/state/inspectionState';
import { MissingItems } from './MissingItems';
import { useMissing } from './useMissing';

/** Not `disabled`, because it takes the focus and explains why it does not submit. */
const look = { '&[aria-disabled="true"]': { opacity: 0.7 } };

/**
 * Moves a driver who is waiting for the response to the first rejected field, but not while they
 * are typing.
 */
function useFocusOnRejection() {
  const button = useRef<HTMLButtonElement>(null);
  const rejected = useSelector(selectFirstRejected);
  useEffect(() => {
    const at = document.activeElement;
    if (rejected !== null && (at === document.body || at === button.current)) focusField(rejected);
  }, [rejected]);
  return button;
}

/**
 * Saves or submits the report, depending on its text. With unchecked items, it moves to the first
 * of them.
 */
export function SubmitReport() {
  const text = useSelector((root: InspectionRoot) => submitText(selectCount(root)));
  const isPending = useSelector((root: InspectionRoot) => selectCount(root).pending > 0);
  const isBusy = useSelector(selectIsSending);
  const button = useFocusOnRejection();
  const dispatch = useDispatch<AppDispatch>();
  const missing = useMissing();
  const submit = () => {
    if (isBusy || missing.tell()) return;
    const problem = dispatch(submitReport());
    if (problem === null) return;
    // A filter may hide the item.
    flushSync(() => dispatch(checklistFiltered(wholeChecklist)));
    focusField(problem);
  };
  return (
    <>
      <MissingItems text={missing.text} bottom={missing.bottom} onClose={missing.close} />
      <Button
        ref={button}
        aria-disabled={isPending || isBusy}
        aria-busy={isBusy || undefined}
        onClick={submit}
        sx={look}
      >
        {text}
      </Button>
    </>
  );
}

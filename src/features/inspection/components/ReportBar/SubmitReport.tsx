import { useEffect, useRef } from 'react';
import Button from '@mui/material/Button';
import { useDispatch, useSelector } from 'react-redux';
import type { AppDispatch } from '../../../../api/environment';
import { selectCount } from '../../checklist/checklistSelectors';
import type { InspectionRoot } from '../../inspectionState';
import { selectIsSending } from '../../report/reportSelectors';
import { submitReport } from '../../report/submitReport';
import { selectFirstRefused, submitText } from '../../report/submitRules';
import { focusField } from './focus';

/** Brings the driver who waits for the answer to the first field that the server refused; never one who types. */
function useFocusOnRefusal() {
  const button = useRef<HTMLButtonElement>(null);
  const refused = useSelector(selectFirstRefused);
  useEffect(() => {
    const at = document.activeElement;
    if (refused !== null && (at === document.body || at === button.current)) focusField(refused);
  }, [refused]);
  return button;
}

/** The report's one way out: saves it, or sends it for good, as its text says. */
export function SubmitReport() {
  const text = useSelector((root: InspectionRoot) => submitText(selectCount(root)));
  const isPending = useSelector((root: InspectionRoot) => selectCount(root).pending > 0);
  const isBusy = useSelector(selectIsSending);
  const button = useFocusOnRefusal();
  const dispatch = useDispatch<AppDispatch>();
  const submit = () => {
    const problem = dispatch(submitReport());
    if (problem !== null) focusField(problem);
  };
  return (
    <Button
      ref={button}
      disabled={isPending || isBusy}
      aria-busy={isBusy || undefined}
      onClick={submit}
    >
      {text}
    </Button>
  );
}

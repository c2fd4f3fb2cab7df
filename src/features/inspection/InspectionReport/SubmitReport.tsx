import { useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';
import type { Theme } from '@mui/material/styles';
import { SigningConsent } from '@/components/SigningConsent/SigningConsent';
import { focusField } from '@/components/scrolling/goTo';
import {
  toOnScreen,
  useIsConsentMissing,
  usePrevious,
} from '@/features/inspection/delivery/extensions';
import { submitReport } from '@/features/inspection/delivery/submitReport';
import { useAppDispatch, useAppSelector, useAppStore, useForm } from '@/features/inspection/hooks';
import { checklistFiltered } from '@/features/inspection/model/pageSlice';
import {
  selectCount,
  selectIsAnyUnchecked,
  selectSubmitText,
  nextUnchecked,
} from '@/features/inspection/model/rules/checklistSelectors';
import {
  selectIsSavedAtOffice,
  selectIsSending,
} from '@/features/inspection/model/rules/reportSelectors';
import { selectFirstRejected } from '@/features/inspection/model/rules/submitRules';
import type { DraftRoot } from '@/features/inspection/model/state/inspectionState';
import { wholeChecklist } from '@/features/inspection/model/state/checklist';
import { itemName, type ChecklistKey } from '@/contract/checklist';
import { consentVersion } from '@/contract/signingConsent';
import { deliveredAtText } from '@/features/inspection/status/useReportStatus';
import { useGoToItem, viewBottom } from '@/features/inspection/checklist/useGoToItem';

interface NothingSubmittedProps {
  text: string | null;
  bottom: number;
  onClose: () => void;
}

/** Says above the bar why a press submits nothing. */
export function NothingSubmitted({ text, bottom, onClose }: NothingSubmittedProps) {
  return (
    <Snackbar
      key={text}
      open={text !== null}
      message={text}
      autoHideDuration={8000}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
      style={{ bottom }}
    />
  );
}

function uncheckedText(root: DraftRoot, first: ChecklistKey): string {
  const { pending } = selectCount(root);
  const label = itemName(first);
  return pending === 1
    ? `1 item is unchecked: ${label}.`
    : `${pending} items are unchecked. The first is ${label}.`;
}

function unchangedText(root: DraftRoot): string | null {
  if (!selectIsSavedAtOffice(root)) return null;
  const since = deliveredAtText(root.inspection.draft.report);
  return `The office has it${since === null ? '' : ` since ${since}`}. Nothing has changed.`;
}

/** Says why a press submits nothing, because an item is unchecked, or because the office has the whole report. */
function useReason() {
  const store = useAppStore();
  const goToItem = useGoToItem();
  const [text, setText] = useState<string | null>(null);
  const [bottom, setBottom] = useState(0);
  /** Returns false if there is no reason. */
  const tell = () => {
    const root = store.getState();
    const first = nextUnchecked(root, () => false);
    const reason = first === null ? unchangedText(root) : uncheckedText(root, first);
    if (reason === null) return false;
    setText(reason);
    setBottom(window.innerHeight - viewBottom() + 8);
    if (first !== null) goToItem(first);
    return true;
  };
  return { text, bottom, tell, close: () => setText(null) };
}

/** Leaves enough width for the button's text on two lines. */
const consentPlace = ({ typography }: Theme) => ({
  display: 'flex',
  flex: '0 1 6.75rem',
  '@media (max-width: 359.95px)': {
    flexBasis: '5rem',
    '& button': { fontFamily: typography.h3.fontFamily },
  },
});

/** The button is not `disabled`, because it must get the focus and explain why it does not submit. */
const look = { '&[aria-disabled="true"]': { opacity: 0.7 } };

/**
 * When the server rejects a submission, focuses the first rejected field if the focus is still on the button or
 * nowhere.
 */
function useFocusOnRejection() {
  const button = useRef<HTMLButtonElement>(null);
  const rejected = useAppSelector(selectFirstRejected);
  useEffect(() => {
    const at = document.activeElement;
    if (rejected !== null && (at === document.body || at === button.current)) focusField(rejected);
  }, [rejected]);
  return button;
}

/** The button that saves or submits the report. It stays the same element, so that it keeps the focus. */
export function SubmitReport() {
  const text = useAppSelector(selectSubmitText);
  const isPending = useAppSelector(selectIsAnyUnchecked);
  const isBusy = useAppSelector(selectIsSending);
  const button = useFocusOnRejection();
  const dispatch = useAppDispatch();
  const reason = useReason();
  const form = useForm();
  const previous = usePrevious();
  const consentId = useId();
  const isConsentMissing = useIsConsentMissing();
  const isAsked = isConsentMissing && !isPending;
  const submit = () => {
    if (isBusy || reason.tell()) return;
    const consent = isAsked ? consentVersion : undefined;
    const problem = dispatch(submitReport(form, { ...toOnScreen(previous), consent }));
    if (problem === null) return;
    // A filter may hide the item.
    flushSync(() => dispatch(checklistFiltered(wholeChecklist)));
    focusField(problem);
  };
  return (
    <>
      <NothingSubmitted text={reason.text} bottom={reason.bottom} onClose={reason.close} />
      {isAsked ? (
        <Box sx={consentPlace}>
          <SigningConsent id={consentId} />
        </Box>
      ) : null}
      <Button
        ref={button}
        variant="contained"
        aria-disabled={isPending || isBusy}
        aria-busy={isBusy || undefined}
        aria-describedby={isAsked ? consentId : undefined}
        onClick={submit}
        sx={look}
      >
        {/* The text is in an element, because React cannot update a bare text that a translator has
            replaced. */}
        <span>{text}</span>
      </Button>
    </>
  );
}

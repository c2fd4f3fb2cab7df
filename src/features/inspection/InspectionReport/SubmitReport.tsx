import { useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';
import type { Theme } from '@mui/material/styles';
import { useSettings } from '@/api/useSettings';
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
import { wholeChecklist } from '@/features/inspection/model/state/checklist';
import { itemName } from '@/contract/checklist';
import { consentVersion } from '@/contract/signingConsent';
import { useGoToItem, viewBottom } from '@/features/inspection/checklist/useGoToItem';
import { useAnotherTruck } from '@/features/inspection/trip/AnotherTruck';

interface MissingItemsProps {
  text: string | null;
  bottom: number;
  onClose: () => void;
}

/** Shows the message about unchecked items above the bar. */
export function MissingItems({ text, bottom, onClose }: MissingItemsProps) {
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

function useMissing() {
  const store = useAppStore();
  const goToItem = useGoToItem();
  const [text, setText] = useState<string | null>(null);
  const [bottom, setBottom] = useState(0);
  /** Returns false if no item is unchecked. */
  const tell = () => {
    const root = store.getState();
    const first = nextUnchecked(root, () => false);
    if (first === null) return false;
    const { pending } = selectCount(root);
    const label = itemName(first);
    setText(
      pending === 1
        ? `1 item is unchecked: ${label}.`
        : `${pending} items are unchecked. The first is ${label}.`,
    );
    setBottom(window.innerHeight - viewBottom() + 8);
    goToItem(first);
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

function useNextTruck(): (() => void) | null {
  const { fleet } = useSettings();
  const isSaved = useAppSelector(selectIsSavedAtOffice);
  const start = useAnotherTruck();
  return fleet && isSaved ? start : null;
}

/** The button that saves or submits the report. It stays the same element, so that it keeps the focus. */
export function SubmitReport() {
  const text = useAppSelector(selectSubmitText);
  const isPending = useAppSelector(selectIsAnyUnchecked);
  const isBusy = useAppSelector(selectIsSending);
  const button = useFocusOnRejection();
  const dispatch = useAppDispatch();
  const missing = useMissing();
  const nextTruck = useNextTruck();
  const form = useForm();
  const previous = usePrevious();
  const consentId = useId();
  const isConsentMissing = useIsConsentMissing();
  const isAsked = isConsentMissing && !isPending && nextTruck === null;
  const submit = () => {
    if (isBusy || missing.tell()) return;
    const consent = isAsked ? consentVersion : undefined;
    const problem = dispatch(submitReport(form, { ...toOnScreen(previous), consent }));
    if (problem === null) return;
    // A filter may hide the item.
    flushSync(() => dispatch(checklistFiltered(wholeChecklist)));
    focusField(problem);
  };
  return (
    <>
      <MissingItems text={missing.text} bottom={missing.bottom} onClose={missing.close} />
      {isAsked ? (
        <Box sx={consentPlace}>
          <SigningConsent id={consentId} />
        </Box>
      ) : null}
      <Button
        ref={button}
        variant={nextTruck ? 'outlined' : 'contained'}
        aria-disabled={isPending || isBusy}
        aria-busy={isBusy || undefined}
        aria-describedby={isAsked ? consentId : undefined}
        onClick={nextTruck ?? submit}
        sx={look}
      >
        {/* The text is in an element, because React cannot update a bare text that a translator has
            replaced. */}
        <span>{nextTruck ? 'Another truck' : text}</span>
      </Button>
    </>
  );
}

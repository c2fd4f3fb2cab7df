import { useEffect, useRef } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';
import type { AppDispatch } from '../../../../api/environment';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { nextUnchecked, selectCount } from '../../checklist/checklistSelectors';
import {
  selectIsReadyToSend,
  selectIsSending,
  selectIsWithdrawn,
} from '../../report/reportSelectors';
import type { InspectionRoot } from '../../inspectionState';
import { submitReport } from '../../report/submitReport';
import { selectFirstRefused, submitText } from '../../report/submitRules';
import { SaveStatus } from '../SaveStatus/SaveStatus';
import { Counters } from './Counters';
import { focusItem, focusField, focusedItem } from './focus';

/** A phone's right corner belongs to the button that leads back up the page. */
const besideTheCorner = { pr: { xs: '64px', md: 0 } };

export const submitHints = {
  ready: 'All clear and saved. Submitting sends it for good.',
  withdrawn: 'You changed the report after submitting it. Submit it again to send your changes.',
} as const;

const standing = {
  ...besideTheCorner,
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 2,
  rowGap: 0.5,
  minHeight: { xs: 60, md: 'auto' },
};

/** The buttons' sizes: with them, as one style sheet, a tap works out no styles of a button. */
const actions = {
  '& > button': { minHeight: 56, px: 2 },
  '& > :last-child': { flex: 1, px: 1.5 },
};

/** The way to the next item that is not checked yet, from wherever the driver is. */
function NextUnchecked() {
  const isDone = useSelector((root: InspectionRoot) => selectCount(root).pending === 0);
  const store = useStore<InspectionRoot>();
  if (isDone) return null;
  const goOn = () => {
    const key = nextUnchecked(store.getState(), focusedItem());
    if (key) focusItem(key);
  };
  return (
    <Button variant="outlined" aria-label="Next unchecked item" onClick={goOn}>
      <ExpandMoreIcon fontSize="small" />
      Next
    </Button>
  );
}

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

function SubmitReport() {
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

/** What submitting would mean now, where the driver is about to press it. */
function SubmitHint() {
  const isReady = useSelector(selectIsReadyToSend);
  const isWithdrawn = useSelector(selectIsWithdrawn);
  return (
    <Typography
      role="status"
      variant="body2"
      color={isWithdrawn ? 'error' : 'textSecondary'}
      sx={{ ...besideTheCorner, '&:empty': { display: 'none' } }}
    >
      {isWithdrawn ? submitHints.withdrawn : null}
      {isReady && !isWithdrawn ? submitHints.ready : null}
    </Typography>
  );
}

/** How the report stands and what is next: always in reach of a thumb. */
export function ReportBar() {
  return (
    <Stack spacing={1}>
      <Stack direction="row" sx={standing}>
        <Counters />
        <SaveStatus />
      </Stack>
      <SubmitHint />
      <Stack direction="row" spacing={1} sx={actions}>
        <NextUnchecked />
        <SubmitReport />
      </Stack>
    </Stack>
  );
}

import { useEffect, useRef } from 'react';
import { styled } from '@mui/material/styles';
import { useDispatch, useSelector, useStore } from 'react-redux';
import type { AppDispatch } from '../../../../api/environment';
import Button from '@mui/material/Button';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { nextUnchecked, selectCount } from '../../checklistSelectors';
import { selectIsReadyToSend, selectOutbox } from '../../reportSelectors';
import type { InspectionRoot } from '../../reportState';
import { submitReport } from '../../submitReport';
import { selectFirstRefused, submitText } from '../../submitRules';
import { SaveStatus } from '../SaveStatus/SaveStatus';
import { Counters } from './Counters';
import { focusItem, focusField, focusedItem } from './focus';

const Bar = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  '.standing': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: theme.spacing(2),
    rowGap: theme.spacing(0.5),
  },
  '.actions': { display: 'flex', gap: theme.spacing(1) },
  '.actions > *': { minHeight: 56 },
  '.actions > :last-child': { flex: 1, paddingInline: theme.spacing(1.5) },
  '.next': { paddingInline: theme.spacing(2) },
  '.hint': { ...theme.typography.body2, color: theme.palette.text.secondary },
  // The corner belongs to the button that leads back up the page.
  [theme.breakpoints.down('md')]: {
    '.standing': { minHeight: 60, paddingRight: 64 },
    '.hint': { paddingRight: 64 },
  },
}));

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
    <Button variant="outlined" className="next" aria-label="Next unchecked item" onClick={goOn}>
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
  const isBusy = useSelector((root: InspectionRoot) => selectOutbox(root).status === 'underWay');
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

function SendHint() {
  const isReady = useSelector(selectIsReadyToSend);
  if (!isReady) return null;
  return <p className="hint">All clear and saved. Submitting sends it for good.</p>;
}

/** How the report stands and what is next: always in reach of a thumb. */
export function ReportBar() {
  return (
    <Bar>
      <div className="standing">
        <Counters />
        <SaveStatus />
      </div>
      <SendHint />
      <div className="actions">
        <NextUnchecked />
        <SubmitReport />
      </div>
    </Bar>
  );
}

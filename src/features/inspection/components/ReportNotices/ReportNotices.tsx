import Stack from '@mui/material/Stack';
import { useDispatch, useSelector } from 'react-redux';
import type { AppDispatch } from '../../../../api/environment';
import { retryRequested, takeOverRequested } from '../../inspectionSlice';
import { useSaveStatus } from '../../draft/useSaveStatus';
import { selectOtherRefusals } from '../../report/refusals';
import {
  selectConnection,
  selectDraftStatus,
  selectIsSetAside,
  selectJustSent,
  selectOutbox,
  selectPatchesWaiting,
} from '../../report/reportSelectors';
import type { InspectionRoot } from '../../inspectionState';
import { Notice } from './Notice';

/** What the page says about where the report is. */
export const noticeTexts = {
  readOnly: 'This report is open in another tab. Here you see what is saved there.',
  takeOver: 'Take over here',
  sending: 'Sending the report…',
  waiting: 'The report waits for a connection. It is kept on this phone and goes out by itself.',
  changesWaiting: (count: number) =>
    `${count} ${count === 1 ? 'change waits' : 'changes wait'} for a connection and will go out by ${
      count === 1 ? 'itself' : 'themselves'
    }.`,
  tryNow: 'Try now',
  offline: 'No connection. Go on: everything you enter is kept on this phone.',
  notSaved:
    'This phone could not save your latest entries. Keep this page open and free some space.',
  setAside:
    'A draft on this phone could not be read. It was kept aside, untouched; this is a new one.',
  refused: (what: string) => `The server did not take this: ${what}`,
  sent: 'The report was sent. This is a new one.',
} as const;

/** Why something that was entered is not at the server yet, if that is so. */
function DeliveryNotice() {
  const outbox = useSelector((root: InspectionRoot) => selectOutbox(root).status);
  const patches = useSelector(selectPatchesWaiting);
  const isUnreachable = useSelector(selectConnection) === 'unreachable';
  const dispatch = useDispatch<AppDispatch>();
  const tryNow = { text: noticeTexts.tryNow, onPress: () => dispatch(retryRequested()) };
  if (outbox === 'queued' || outbox === 'sending')
    return <Notice tone="info" text={noticeTexts.sending} />;
  if (outbox === 'waiting') {
    return <Notice tone="warning" text={noticeTexts.waiting} action={tryNow} />;
  }
  if (!isUnreachable) return null;
  const text = patches > 0 ? noticeTexts.changesWaiting(patches) : noticeTexts.offline;
  return <Notice tone="warning" text={text} action={tryNow} />;
}

/** Apart from the others, since the status changes with every tap. */
function NotSavedNotice() {
  const isNotSaved = useSaveStatus() === 'failed';
  return isNotSaved ? <Notice tone="error" text={noticeTexts.notSaved} /> : null;
}

/** All that the driver has to know about their report before they go on. */
export function ReportNotices() {
  const isReadOnly = useSelector((root: InspectionRoot) => selectDraftStatus(root) === 'readOnly');
  const isSetAside = useSelector(selectIsSetAside);
  const refused = useSelector(selectOtherRefusals);
  const justSent = useSelector(selectJustSent);
  const dispatch = useDispatch<AppDispatch>();
  const takeOver = {
    text: noticeTexts.takeOver,
    onPress: () => dispatch(takeOverRequested()),
  };
  return (
    <Stack spacing={1.5} sx={{ '&:empty': { display: 'none' } }}>
      {isReadOnly ? (
        <Notice tone="info" text={noticeTexts.readOnly} action={takeOver} />
      ) : (
        <DeliveryNotice />
      )}
      <NotSavedNotice />
      {refused ? <Notice tone="error" text={noticeTexts.refused(refused)} /> : null}
      {isSetAside ? <Notice tone="error" text={noticeTexts.setAside} /> : null}
      {justSent ? <Notice tone="success" text={noticeTexts.sent} /> : null}
    </Stack>
  );
}

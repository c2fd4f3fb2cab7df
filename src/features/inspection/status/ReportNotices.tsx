import Stack from '@mui/material/Stack';
import { useDispatch, useSelector } from 'react-redux';
import type { AppDispatch } from '@/api/thunkExtra';
import { useIsOutboxKept } from '@/features/inspection/delivery/useSaveStatus';
import { retryRequested, takeOverRequested } from '@/features/inspection/model/inspectionSlice';
import {
  selectConnection,
  selectIsReadOnly,
  selectIsUnderWay,
  selectPatchesWaiting,
} from '@/features/inspection/model/rules/reportSelectors';
import { Notice } from './Notice';

/** Texts on the page about the report's delivery; those that need action are next to the bar. */
const noticeTexts = {
  readOnly: 'This report is open in another tab. Here you see what is saved there.',
  takeOver: 'Take over here',
  changesWaiting: (count: number) =>
    `${count} ${count === 1 ? 'change waits' : 'changes wait'} for a connection and will go out by ${
      count === 1 ? 'itself' : 'themselves'
    }.`,
  tryNow: 'Try now',
  offline: 'No connection. Go on: everything you enter is kept on this phone.',
} as const;

/** Why an entry has not reached the server yet, if so. */
function DeliveryNotice() {
  // The status and its notice show this.
  const isUnderWay = useSelector(selectIsUnderWay);
  const patches = useSelector(selectPatchesWaiting);
  const isUnreachable = useSelector(selectConnection) === 'unreachable';
  const isKept = useIsOutboxKept();
  const dispatch = useDispatch<AppDispatch>();
  if (isUnderWay || !isUnreachable || (patches > 0 && !isKept)) return null;
  const text = patches > 0 ? noticeTexts.changesWaiting(patches) : noticeTexts.offline;
  const tryNow = { text: noticeTexts.tryNow, onPress: () => dispatch(retryRequested()) };
  return <Notice tone="warning" text={text} action={tryNow} />;
}

/** What the driver should know about their report before they start. */
export function ReportNotices() {
  const isReadOnly = useSelector(selectIsReadOnly);
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
    </Stack>
  );
}

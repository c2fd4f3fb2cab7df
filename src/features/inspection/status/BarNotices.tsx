import { useState } from 'react';
import Stack from '@mui/material/Stack';
import { useDispatch, useSelector } from 'react-redux';
import type { AppDispatch } from '@/api/thunkExtra';
import { focusField } from '@/components/scrolling/goTo';
import { retryRequested } from '@/features/inspection/model/inspectionSlice';
import { selectOtherRefusals } from '@/features/inspection/model/rules/refusals';
import { selectIsSentBeforeChange } from '@/features/inspection/model/rules/sentSelectors';
import { selectFirstRefused } from '@/features/inspection/model/rules/submitRules';
import type { InspectionRoot } from '@/features/inspection/model/state/inspectionState';
import type { NoticeKind } from '@/features/inspection/model/state/notices';
import { useNotices } from './useReportStatus';
import { SetAsideDraft } from './SetAsideDraft';
import { Notice } from './Notice';
import { barTexts } from './barTexts';

interface BarNoticeProps {
  onHide: () => void;
}

function Refused(props: BarNoticeProps) {
  const others = useSelector(selectOtherRefusals);
  const field = useSelector(selectFirstRefused);
  if (others) return <Notice tone="error" text={barTexts.refused(others)} {...props} />;
  if (field === null) return <Notice tone="error" text={barTexts.refusedWhole} {...props} />;
  const show = { text: barTexts.showField, onPress: () => focusField(field) };
  return <Notice tone="error" text={barTexts.refusedFields} action={show} {...props} />;
}

function Withdrawn(props: BarNoticeProps) {
  const isSent = useSelector(selectIsSentBeforeChange);
  const text = isSent ? barTexts.sentBefore : barTexts.withdrawn;
  return <Notice tone="error" text={text} {...props} />;
}

function Waiting(props: BarNoticeProps) {
  const dispatch = useDispatch<AppDispatch>();
  const tryNow = { text: barTexts.tryNow, onPress: () => dispatch(retryRequested()) };
  return <Notice tone="warning" text={barTexts.waiting} action={tryNow} {...props} />;
}

function SetAside(props: BarNoticeProps) {
  const [isOpen, setIsOpen] = useState(false);
  const isNew = useSelector(
    ({ inspection }: InspectionRoot) => inspection.report.status !== 'loaded',
  );
  const show = { text: barTexts.show, onPress: () => setIsOpen(true) };
  return (
    <>
      <Notice tone="error" text={barTexts.setAside(isNew)} action={show} {...props} />
      <SetAsideDraft open={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}

function BarNotice({ kind, ...props }: BarNoticeProps & { kind: NoticeKind }) {
  switch (kind) {
    case 'notSaved':
      return <Notice tone="error" text={barTexts.notSaved} {...props} />;
    case 'slow':
      return <Notice tone="error" text={barTexts.slow} {...props} />;
    case 'refused':
      return <Refused {...props} />;
    case 'withdrawn':
      return <Withdrawn {...props} />;
    case 'waiting':
      return <Waiting {...props} />;
    case 'setAside':
      return <SetAside {...props} />;
  }
}

/** The status reopens the notices, so it takes the focus. */
function focusStatus(): void {
  document.querySelector<HTMLElement>('[data-opens-notices]')?.focus({ preventScroll: true });
}

/** Notices that need action, above the bar until the driver hides them. */
export function BarNotices() {
  const { kinds, shown, fold } = useNotices();
  const hide = (kind: NoticeKind) => {
    fold(kinds.filter((other) => other === kind || !shown.includes(other)));
    focusStatus();
  };
  return (
    <Stack
      spacing={1}
      // Must not cover the whole form.
      sx={{ maxHeight: '40dvh', overflowY: 'auto', '&:empty': { display: 'none' } }}
    >
      {shown.map((kind) => (
        <BarNotice key={kind} kind={kind} onHide={() => hide(kind)} />
      ))}
    </Stack>
  );
}

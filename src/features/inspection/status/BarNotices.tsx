import { useState } from 'react';
import { flushSync } from 'react-dom';
import Stack from '@mui/material/Stack';
import { useDispatch, useSelector } from 'react-redux';
import type { AppDispatch } from '@/api/thunkExtra';
import { focusField } from '@/components/scrolling/goTo';
import {
  checklistFiltered,
  retryRequested,
  takeOverRequested,
} from '@/features/inspection/model/inspectionSlice';
import { saveCopy } from '@/features/inspection/delivery/saveCopy';
import { selectContested } from '@/features/inspection/model/rules/checklistSelectors';
import { selectRejectedPhoto } from '@/features/inspection/model/rules/photoPlan';
import { selectOtherRejections } from '@/features/inspection/model/rules/rejections';
import {
  selectIsOutcomeUnknown,
  selectIsPressedAgain,
  selectPatchesWaiting,
} from '@/features/inspection/model/rules/reportSelectors';
import { itemName } from '@/contract/checklist';
import { wholeChecklist } from '@/features/inspection/model/state/checklistFacts';
import { selectIsSentBeforeChange } from '@/features/inspection/model/rules/sentSelectors';
import {
  clockId,
  contestedId,
  descriptionId,
  selectFirstRejected,
} from '@/features/inspection/model/rules/submitRules';
import type { InspectionRoot } from '@/features/inspection/model/state/inspectionState';
import type { NoticeKind } from '@/features/inspection/model/state/notices';
import { useNotices } from './useReportStatus';
import { SetAsideDraft } from './SetAsideDraft';
import { Notice } from './Notice';
import { barTexts } from './barTexts';

interface BarNoticeProps {
  onHide: () => void;
}

function Rejected(props: BarNoticeProps) {
  const isUnknown = useSelector(selectIsOutcomeUnknown);
  const others = useSelector(selectOtherRejections);
  const field = useSelector(selectFirstRejected);
  const copy = useSaveCopy();
  if (isUnknown) return <NotSaved text={barTexts.outcomeUnknown} {...props} />;
  if (others) return <NotSaved text={barTexts.rejected(others)} {...props} />;
  if (field === null) return <NotSaved text={barTexts.rejectedWhole} {...props} />;
  const show = { text: barTexts.showField, onPress: () => focusField(field) };
  return <Notice tone="error" text={barTexts.rejectedFields} actions={[show, copy]} {...props} />;
}

function Withdrawn(props: BarNoticeProps) {
  const isSent = useSelector(selectIsSentBeforeChange);
  const text = isSent ? barTexts.sentBefore : barTexts.withdrawn;
  return <Notice tone="error" text={text} {...props} />;
}

function useTryNow() {
  const dispatch = useDispatch<AppDispatch>();
  return { text: barTexts.tryNow, onPress: () => dispatch(retryRequested()) };
}

/** The report as a file, which the office can import. */
function useSaveCopy() {
  const dispatch = useDispatch<AppDispatch>();
  return { text: barTexts.saveCopy, onPress: () => dispatch(saveCopy()) };
}

function NotSaved({ text, ...props }: BarNoticeProps & { text: string }) {
  return <Notice tone="error" text={text} actions={[useSaveCopy()]} {...props} />;
}

function Waiting(props: BarNoticeProps) {
  // With Linehaul's own backend, only a draft of an earlier version waits like this.
  const isPressedAgain = useSelector(selectIsPressedAgain);
  const text = isPressedAgain ? barTexts.waitingForPress : barTexts.waiting;
  return <Notice tone="warning" text={text} actions={[useTryNow(), useSaveCopy()]} {...props} />;
}

function Offline(props: BarNoticeProps) {
  const isWaiting = useSelector((root: InspectionRoot) => selectPatchesWaiting(root) > 0);
  const text = isWaiting ? barTexts.changesWait : barTexts.offline;
  const actions = [useTryNow(), useSaveCopy()].slice(0, isWaiting ? 2 : 1);
  return <Notice tone="warning" text={text} actions={actions} {...props} />;
}

/** Focuses a part of the checklist. */
function useGoTo() {
  const dispatch = useDispatch<AppDispatch>();
  return (id: string) => {
    // A filter may hide the item.
    flushSync(() => dispatch(checklistFiltered(wholeChecklist)));
    focusField(id);
  };
}

/** The first item on which the office and the driver differ. */
function Contested(props: BarNoticeProps) {
  const item = useSelector(selectContested);
  const goTo = useGoTo();
  if (item === null) return null;
  const show = { text: barTexts.showItem, onPress: () => goTo(contestedId(item)) };
  const text = barTexts.contested(itemName(item));
  return <Notice tone="error" text={text} actions={[show]} {...props} />;
}

/** A notice about rejected photos, with a link to the first of them. */
function RejectedPhoto(props: BarNoticeProps) {
  const photo = useSelector(selectRejectedPhoto);
  const goTo = useGoTo();
  if (!photo) return null;
  const { item, refusal } = photo;
  const show = { text: barTexts.showPhoto, onPress: () => goTo(descriptionId(item)) };
  const text = barTexts.photo(itemName(item), refusal);
  return <Notice tone="error" text={text} actions={[show]} {...props} />;
}

/** It cannot be hidden, because the report cannot be sent with a wrong clock. */
function ClockIsWrong() {
  return <Notice id={clockId} tone="error" text={barTexts.clock} actions={[useSaveCopy()]} />;
}

/** Another tab writes the report. It cannot be hidden, because nothing can be entered here. */
function ReadOnly() {
  const dispatch = useDispatch<AppDispatch>();
  const takeOver = { text: barTexts.takeOver, onPress: () => dispatch(takeOverRequested()) };
  return <Notice tone="info" text={barTexts.readOnly} actions={[takeOver]} />;
}

function SetAside(props: BarNoticeProps) {
  const [isOpen, setIsOpen] = useState(false);
  const isNew = useSelector(
    ({ inspection }: InspectionRoot) => inspection.report.status !== 'loaded',
  );
  const show = { text: barTexts.show, onPress: () => setIsOpen(true) };
  return (
    <>
      <Notice tone="error" text={barTexts.setAside(isNew)} actions={[show]} {...props} />
      <SetAsideDraft open={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}

function BarNotice({ kind, ...props }: BarNoticeProps & { kind: NoticeKind }) {
  switch (kind) {
    case 'readOnly':
      return <ReadOnly />;
    case 'notSaved':
      return <NotSaved text={barTexts.notSaved} {...props} />;
    case 'slow':
      return <NotSaved text={barTexts.slow} {...props} />;
    case 'clock':
      return <ClockIsWrong />;
    case 'rejected':
      return <Rejected {...props} />;
    case 'contested':
      return <Contested {...props} />;
    case 'withdrawn':
      return <Withdrawn {...props} />;
    case 'waiting':
      return <Waiting {...props} />;
    case 'photos':
      return <RejectedPhoto {...props} />;
    case 'offline':
      return <Offline {...props} />;
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
      // The bar's height is limited, so that it never covers the whole form.
      sx={{ minHeight: 0, overflowY: 'auto', '&:empty': { display: 'none' } }}
    >
      {shown.map((kind) => (
        <BarNotice key={kind} kind={kind} onHide={() => hide(kind)} />
      ))}
    </Stack>
  );
}

import { useState } from 'react';
import { flushSync } from 'react-dom';
import Stack from '@mui/material/Stack';
import { shallowEqual } from 'react-redux';
import { focusField } from '@/components/scrolling/goTo';
import { saveCopy, saveReportByName } from '@/features/inspection/delivery/saveCopy';
import { openOtherReport } from '@/features/inspection/delivery/setReportAside';
import { useAppDispatch, useAppSelector, useForm } from '@/features/inspection/hooks';
import {
  otherReportDeclined,
  retryRequested,
  takeOverRequested,
} from '@/features/inspection/model/inspectionSlice';
import { checklistFiltered } from '@/features/inspection/model/pageSlice';
import { clockId } from '@/features/inspection/model/rules/submitRules';
import { wholeChecklist } from '@/features/inspection/model/state/checklist';
import type { NoticeKind } from '@/features/inspection/model/state/page';
import { useNotices } from './useReportStatus';
import { SetAsideDraft } from './SetAsideDraft';
import { Notice } from './Notice';
import { readableContents } from './readableDraft';
import { barTexts, lasting, noticeContents } from './notices';

function useNoticeActions(openDraft: () => void) {
  const dispatch = useAppDispatch();
  const form = useForm();
  const goTo = (target: string) => {
    // A filter may hide the item.
    flushSync(() => dispatch(checklistFiltered(wholeChecklist)));
    focusField(target);
  };
  return {
    takeOver: () => dispatch(takeOverRequested()),
    tryNow: () => dispatch(retryRequested()),
    saveCopy: () => dispatch(saveCopy()),
    showField: focusField,
    showItem: goTo,
    showPhoto: goTo,
    show: openDraft,
    saveByName: () => void dispatch(saveReportByName(readableContents)),
    goOn: () => dispatch(otherReportDeclined()),
    openOther: () => void dispatch(openOtherReport(form)),
  };
}

interface BarNoticeProps {
  kind: NoticeKind;
  onHide: () => void;
}

function BarNotice({ kind, onHide }: BarNoticeProps) {
  const contents = useAppSelector(noticeContents[kind], shallowEqual);
  const [isDraftOpen, setIsDraftOpen] = useState(false);
  const press = useNoticeActions(() => setIsDraftOpen(true));
  if (!contents) return null;
  const { tone, text, action, target = '', openOther, hasCopy } = contents;
  const names = [...(action ? [action] : []), ...(hasCopy ? (['saveCopy'] as const) : [])];
  const actions = names.map((name) => ({
    text: barTexts[name],
    onPress: () => press[name](target),
  }));
  return (
    <>
      <Notice
        {...(kind === 'clock' && { id: clockId })}
        tone={tone}
        text={text}
        actions={openOther ? [{ text: openOther, onPress: press.openOther }, ...actions] : actions}
        {...(!lasting.has(kind) && { onHide })}
      />
      {kind === 'setAside' ? (
        <SetAsideDraft open={isDraftOpen} onClose={() => setIsDraftOpen(false)} />
      ) : null}
    </>
  );
}

function focusStatus(): void {
  document.querySelector<HTMLElement>('[data-opens-notices]')?.focus({ preventScroll: true });
}

/** The notices above the bar. */
export function BarNotices() {
  const { kinds, shown, fold } = useNotices();
  const hide = (kind: NoticeKind) => {
    fold(kinds.filter((other) => other === kind || !shown.includes(other)));
    focusStatus();
  };
  return (
    <Stack
      spacing={1}
      // The notices scroll, because the bar must never cover the whole form.
      sx={{ minHeight: 0, overflowY: 'auto', '&:empty': { display: 'none' } }}
    >
      {shown.map((kind) => (
        <BarNotice key={kind} kind={kind} onHide={() => hide(kind)} />
      ))}
    </Stack>
  );
}

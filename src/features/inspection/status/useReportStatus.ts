import { useState } from 'react';
import { shallowEqual } from 'react-redux';
import { createSelector } from '@reduxjs/toolkit';
import { useSaveProblem, useSaveStatus } from '@/features/inspection/delivery/phoneHooks';
import { useHeldNumbers } from '@/features/inspection/delivery/useHeldNumbers';
import { useSettings } from '@/api/useSettings';
import { useAppDispatch, useAppSelector } from '@/features/inspection/hooks';
import { noticesFolded } from '@/features/inspection/model/pageSlice';
import type { DraftRoot, InspectionRoot } from '@/features/inspection/model/state/inspectionState';
import type { NoticeKind } from '@/features/inspection/model/state/page';
import {
  selectIsOnServer,
  selectIsReadOnly,
  selectIsReadyToSend,
  selectIsWithdrawn,
} from '@/features/inspection/model/rules/reportSelectors';
import { selectContested } from '@/features/inspection/model/rules/checklistSelectors';
import { isToBeSent } from '@/features/inspection/model/rules/photoPlan';
import { clockText, timeText } from '@/contract/dateText';
import { isEntryUnsent } from '@/features/inspection/model/state/checklist';
import {
  headerFields,
  isFieldUnsent,
  isTripUnsent,
} from '@/features/inspection/model/state/header';
import type { ServerReport } from '@/features/inspection/model/state/draftContents';
import { getPendingOutbox } from '@/features/inspection/model/state/outbox';
import { selectPhotos } from '@/features/inspection/model/state/photo';
import { lasting } from './notices';
import {
  hear,
  listNotices,
  getReportStatus,
  type Heard,
  type ReportStatus,
  type StatusFacts,
  type StatusKind,
} from './reportStatus';

/** In ms. */
const halfHour = 30 * 60_000;

/** The number of items and fields that differ from the server's report. The trip counts as one field. */
const selectUnsentCount = createSelector(
  [
    ({ inspection: { draft } }: DraftRoot) => draft.header,
    ({ inspection: { draft } }: DraftRoot) => draft.checklist.entities,
  ],
  (header, entities) =>
    headerFields.filter((field) => isFieldUnsent(header, field)).length +
    Number(isTripUnsent(header)) +
    Object.values(entities).filter(isEntryUnsent).length,
);

function selectSentAt(root: DraftRoot): string | null {
  const { report, sent, header } = root.inspection.draft;
  const [last] = sent;
  const isBlank = report.status !== 'loaded' && report.status !== 'created';
  if (!last || !isBlank || selectUnsentCount(root) > 0) return null;
  const isOfToday = last.outcome === 'sent' && last.sentAt.date === header.values.date;
  return isOfToday ? timeText(last.sentAt.time) : null;
}

function selectDelivery(root: DraftRoot): StatusFacts['delivery'] {
  const pending = getPendingOutbox(root.inspection.draft);
  if (!pending) return 'none';
  // A retry without a connection still counts as waiting, because the status must not change with each retry.
  const isTriedAgain = pending.hasWaited && root.inspection.draft.connection === 'unreachable';
  return pending.status === 'waiting' || isTriedAgain ? 'waiting' : 'sending';
}

/** Whether the server has the whole report, but the next press would not send it for good. */
function selectIsDelivered(root: DraftRoot): boolean {
  return selectIsOnServer(root) && !selectIsReadyToSend(root) && selectUnsentCount(root) === 0;
}

/** When the office got a report, or null if the phone does not know. */
export function deliveredAtText(report: ServerReport): string | null {
  return report.status === 'loaded' && report.savedAt !== null ? clockText(report.savedAt) : null;
}

/** The facts that decide the status. The object changes only if a fact changes. */
export const selectStatusFacts = createSelector(
  ({ inspection: { draft } }: DraftRoot) => draft,
  (draft): Omit<StatusFacts, 'isTwoPresses' | 'held'> => {
    const { isRejected, rejections, setAside, report, connection } = draft;
    const photos = selectPhotos(draft.photos);
    const root = { inspection: { draft } };
    const isDelivered = selectIsDelivered(root);
    const unsent = selectUnsentCount(root);
    return {
      isReadOnly: selectIsReadOnly(root),
      delivery: selectDelivery(root),
      isRejected: isRejected || Object.values(rejections).some((messages) => messages.length > 0),
      isContested: selectContested(root) !== null,
      isWithdrawn: selectIsWithdrawn(root),
      hasOtherReport: draft.otherReport !== null,
      isSetAside: setAside.length > 0,
      hasByName: draft.byName.length > 0,
      isReadyToSend: selectIsReadyToSend(root),
      isClockWrong: Math.abs(draft.clockDifference) >= halfHour,
      isOffline: connection === 'unreachable',
      unsent: selectIsOnServer(root) ? unsent : 0,
      isBlank: !selectIsOnServer(root) && unsent === 0,
      isDelivered,
      deliveredAt: isDelivered ? deliveredAtText(report) : null,
      waitingPhotos: photos.filter(isToBeSent).length,
      rejectedPhotos: photos.filter(({ status }) => status === 'refused').length,
      sentAt: selectSentAt(root),
    };
  },
  { memoizeOptions: { resultEqualityCheck: shallowEqual } },
);

const selectFoldedNotices = ({ inspection: { page } }: InspectionRoot) => page.foldedNotices;

/** Identifies the other report, because another one needs a new notice. */
const selectOtherId = ({ inspection: { draft } }: DraftRoot) =>
  Object.values(draft.otherReport ?? {}).join(' ');

function useStatusFacts(): StatusFacts {
  const { fleet } = useSettings();
  const held = useHeldNumbers();
  return { ...useAppSelector(selectStatusFacts), isTwoPresses: !fleet, held };
}

/** Returns the report's status. Null if this tab does not write the report. */
export function useReportStatus(): ReportStatus | null {
  const save = useSaveStatus();
  const facts = useStatusFacts();
  return save && getReportStatus(save, facts);
}

export function useIsSpoken(kind: StatusKind): boolean {
  const [heard, setHeard] = useState<Heard>({ settled: kind, isSpoken: false });
  const now = hear(heard, kind);
  if (now !== heard) setHeard(now);
  return now.isSpoken;
}

interface Notices {
  kinds: NoticeKind[];
  shown: NoticeKind[];
  /** The notices that the driver may hide. */
  foldable: NoticeKind[];
  fold: (kinds: NoticeKind[]) => void;
}

/** The notices above the bar, including those that the driver hid. */
export function useNotices(): Notices {
  const problem = useSaveProblem();
  const facts = useStatusFacts();
  const folded = useAppSelector(selectFoldedNotices);
  const otherId = useAppSelector(selectOtherId);
  const dispatch = useAppDispatch();
  const kinds = listNotices(problem ?? 'saved', facts);
  const toNoticeId = (kind: NoticeKind) => (kind === 'otherReport' ? `${kind} ${otherId}` : kind);
  return {
    kinds,
    shown: kinds.filter((kind) => lasting.has(kind) || !folded.includes(toNoticeId(kind))),
    foldable: kinds.filter((kind) => !lasting.has(kind)),
    fold: (away) => dispatch(noticesFolded(away.map(toNoticeId))),
  };
}

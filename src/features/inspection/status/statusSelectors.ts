import { createSelector } from '@reduxjs/toolkit';
import { shallowEqual } from 'react-redux';
import {
  selectIsOnServer,
  selectIsReadOnly,
  selectIsReadyToSend,
  selectIsWithdrawn,
} from '@/features/inspection/model/rules/reportSelectors';
import { selectContested } from '@/features/inspection/model/rules/checklistSelectors';
import { isToBeSent } from '@/features/inspection/model/rules/photoPlan';
import { clockText, timeText } from '@/contract/dateText';
import { isEntryUnsent } from '@/features/inspection/model/state/checklistEntries';
import {
  headerFields,
  isFieldUnsent,
  isTripUnsent,
} from '@/features/inspection/model/state/header';
import type {
  InspectionRoot,
  ServerReport,
} from '@/features/inspection/model/state/inspectionState';
import { pendingOf } from '@/features/inspection/model/state/outbox';
import { selectPhotos } from '@/features/inspection/model/state/photo';
import type { StatusFacts } from './reportStatus';

/** Number of items and fields that differ from the server; the choice of the trip is one. */
const selectUnsentCount = createSelector(
  [
    ({ inspection }: InspectionRoot) => inspection.header,
    ({ inspection }: InspectionRoot) => inspection.checklist.entities,
  ],
  (header, entities) =>
    headerFields.filter((field) => isFieldUnsent(header, field)).length +
    Number(isTripUnsent(header)) +
    Object.values(entities).filter(isEntryUnsent).length,
);

/** When the last report was sent, while the form after it is blank and of the same date. */
function selectSentAt(root: InspectionRoot): string | null {
  const { report, sent, header } = root.inspection;
  const [last] = sent;
  const isBlank = report.status !== 'loaded' && report.status !== 'created';
  if (!last || !isBlank || selectUnsentCount(root) > 0) return null;
  const isOfToday = last.outcome === 'sent' && last.sentAt.date === header.values.date;
  return isOfToday ? timeText(last.sentAt.time) : null;
}

function selectDelivery(root: InspectionRoot): StatusFacts['delivery'] {
  const pending = pendingOf(root.inspection);
  if (!pending) return 'none';
  // A retry without a connection still counts as waiting, so that the driver is not notified each
  // time.
  const isTriedAgain = pending.hasWaited && root.inspection.connection === 'unreachable';
  return pending.status === 'waiting' || isTriedAgain ? 'waiting' : 'sending';
}

/** Whether the server has all of a report that is not ready to be sent. */
function selectIsDelivered(root: InspectionRoot): boolean {
  return selectIsOnServer(root) && !selectIsReadyToSend(root) && selectUnsentCount(root) === 0;
}

function deliveredAtOf(report: ServerReport): string | null {
  return report.status === 'loaded' && report.savedAt !== null ? clockText(report.savedAt) : null;
}

/** The facts on which the status depends. The object stays the same until one of them changes. */
export const selectStatusFacts = createSelector(
  ({ inspection }: InspectionRoot) => inspection,
  (inspection): Omit<StatusFacts, 'isTwoPresses'> => {
    const { isRejected, rejections, setAside, report, connection } = inspection;
    const photos = selectPhotos(inspection.photos);
    const root = { inspection };
    const isDelivered = selectIsDelivered(root);
    return {
      isReadOnly: selectIsReadOnly(root),
      delivery: selectDelivery(root),
      isRejected: isRejected || Object.values(rejections).some((messages) => messages.length > 0),
      isContested: selectContested(root) !== null,
      isWithdrawn: selectIsWithdrawn(root),
      isSetAside: setAside.length > 0,
      isReadyToSend: selectIsReadyToSend(root),
      isClockWrong: inspection.clockError !== 0,
      isOffline: connection === 'unreachable',
      unsent: selectIsOnServer(root) ? selectUnsentCount(root) : 0,
      isDelivered,
      deliveredAt: isDelivered ? deliveredAtOf(report) : null,
      waitingPhotos: photos.filter(isToBeSent).length,
      rejectedPhotos: photos.filter(({ status }) => status === 'refused').length,
      sentAt: selectSentAt(root),
    };
  },
  { memoizeOptions: { resultEqualityCheck: shallowEqual } },
);

export const selectFoldedNotices = ({ inspection }: InspectionRoot) => inspection.foldedNotices;

import { createSelector } from '@reduxjs/toolkit';
import {
  selectIsOnServer,
  selectIsReadyToSend,
  selectIsWithdrawn,
} from '@/features/inspection/model/rules/reportSelectors';
import { isEntryUnsent } from '@/features/inspection/model/state/checklistEntries';
import { headerFields, isFieldUnsent } from '@/features/inspection/model/state/header';
import type { InspectionRoot } from '@/features/inspection/model/state/inspectionState';
import { pendingOf } from '@/features/inspection/model/state/outbox';
import type { StatusFacts } from './reportStatus';

/** Number of items and fields that differ from the server. */
const selectUnsentCount = createSelector(
  [
    ({ inspection }: InspectionRoot) => inspection.header,
    ({ inspection }: InspectionRoot) => inspection.checklist.entities,
  ],
  (header, entities) =>
    headerFields.filter((field) => isFieldUnsent(header, field)).length +
    Object.values(entities).filter(isEntryUnsent).length,
);

/** When the last report was sent, while the form after it is blank and of the same date. */
function selectSentAt(root: InspectionRoot): string | null {
  const { report, sent, header } = root.inspection;
  const [last] = sent;
  const isBlank = report.status !== 'loaded' && report.status !== 'created';
  if (!last || !isBlank || selectUnsentCount(root) > 0) return null;
  return last.sentAt.date === header.values.date ? last.sentAt.time : null;
}

function selectDelivery(root: InspectionRoot): StatusFacts['delivery'] {
  const pending = pendingOf(root.inspection);
  if (!pending) return 'none';
  // A retry without a connection still counts as waiting: the driver is not told each time.
  const isTriedAgain = pending.hasWaited && root.inspection.connection === 'unreachable';
  return pending.status === 'waiting' || isTriedAgain ? 'waiting' : 'sending';
}

/** Returns a new object each time: compare it shallowly. */
export function selectStatusFacts(root: InspectionRoot): Omit<StatusFacts, 'isKept'> {
  const { isRefused, refusals, setAside } = root.inspection;
  return {
    delivery: selectDelivery(root),
    isRefused: isRefused || Object.values(refusals).some((messages) => messages.length > 0),
    isWithdrawn: selectIsWithdrawn(root),
    isSetAside: setAside.length > 0,
    isReadyToSend: selectIsReadyToSend(root),
    unsent: selectIsOnServer(root) ? selectUnsentCount(root) : 0,
    sentAt: selectSentAt(root),
  };
}

export const selectFoldedNotices = ({ inspection }: InspectionRoot) => inspection.foldedNotices;

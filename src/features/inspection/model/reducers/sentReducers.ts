import { checklistKeys } from '@/contract/checklist';
import type { Moment } from '@/contract/dates';
import type { ItemValues } from '@/contract/inspection';
import type { InspectionState } from '../state/inspectionState';
import type { ReportContents } from '../rules/reportContents';
import { tripOf } from '../rules/trip';
import { sentLimit } from '../state/sentReport';

/**
 * Keeps a report that was sent. It is part of the draft's record: the write that clears the form
 * also stores the sent report, so that a crash cannot separate the two.
 */
export function keepSent(
  state: InspectionState,
  { header, items }: ReportContents,
  sentAt: Moment,
): void {
  const values = checklistKeys.reduce((all, key) => {
    all[key] = items[key].value;
    return all;
  }, {} as ItemValues);
  const trip = tripOf(state);
  const report = { sentAt, header: { ...header }, items: values, trip, isSeen: false };
  state.isRefused = false;
  state.refusals = {};
  state.sent = [report, ...state.sent].slice(0, sentLimit);
}

/** Marks all sent reports as seen. */
export function markSeen(state: InspectionState): void {
  for (const report of state.sent) report.isSeen = true;
}

/** The driver's actions on sent reports. */
export const sentReducers = {
  receiptClosed(state: InspectionState) {
    if (state.draft.status === 'writable') markSeen(state);
  },
};

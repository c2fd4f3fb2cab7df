import { checklistKeys } from '@/contract/checklist';
import type { Moment } from '@/contract/dates';
import type { ItemValues } from '@/contract/inspection';
import type { InspectionState } from '../inspectionState';
import type { ReportContents } from '../report/reportContents';
import { sentLimit } from './sentReport';

/**
 * Keeps a report that was sent. It is a part of the draft's record: the write that makes the form blank is the one
 * that has the sent report, so that no crash comes between them.
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
  const report = { sentAt, header: { ...header }, items: values, isSeen: false };
  state.isRefused = false;
  state.refusals = {};
  state.sent = [report, ...state.sent].slice(0, sentLimit);
}

/** Nothing is left to be said of the reports that were sent. */
export function markSeen(state: InspectionState): void {
  for (const report of state.sent) report.isSeen = true;
}

/** What the driver does with the reports that were sent. */
export const sentReducers = {
  receiptClosed(state: InspectionState) {
    if (state.draft.status === 'writable') markSeen(state);
  },
};

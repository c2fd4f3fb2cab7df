import { checklistKeys } from '@/contract/checklist';
import type { ItemValues } from '@/contract/inspection';
import type { DraftState } from './inspectionState';
import { type Confirmation, type SentReport, sentLimit } from './sentReport';
import type { ReportContents } from '../rules/reportContents';
import { markedByCategory } from '../rules/checklistSelectors';
import { notFittedOf } from '../rules/notFitted';
import { tripOf } from '../rules/trip';
import { isSameNumber } from '../rules/vehicleNames';
import type { HeaderValues } from './header';

/** Whether both reports belong to the same inspection, so that one corrects the other. */
const isSameInspection = ({ header }: SentReport, { date, time, truck_number }: HeaderValues) =>
  header.date === date && header.time === time && isSameNumber(header.truck_number, truck_number);

/**
 * Stores a report that the office has received, in place of the report that it corrects. The sent
 * reports are part of the draft's record, so the same write clears the form and stores the report.
 * A crash cannot separate the two.
 */
export function keepSent(
  state: DraftState,
  { header, items }: ReportContents,
  { date, time, id = null, digest = null }: Confirmation,
  outcome: SentReport['outcome'] = 'sent',
): void {
  const values = checklistKeys.reduce((all, key) => {
    all[key] = items[key].value;
    return all;
  }, {} as ItemValues);
  const trip = tripOf(state);
  const defects = Object.fromEntries(
    checklistKeys.flatMap((key) => (values[key] === false ? [[key, items[key].text]] : [])),
  );
  const sentAt = { date, time };
  const report = {
    outcome,
    sentAt,
    header: { ...header },
    items: values,
    defects,
    trip,
    notFitted: notFittedOf(state).filter((key) => values[key] === true),
    byCategory: markedByCategory(state).filter((key) => values[key] === true),
    id,
    digest,
  };
  state.isRejected = false;
  state.rejections = {};
  const [last] = state.sent;
  const isCorrected = last?.outcome === 'saved' && isSameInspection(last, header);
  const others = isCorrected ? state.sent.slice(1) : state.sent;
  state.sent = [{ ...report, isSeen: false }, ...others].slice(0, sentLimit);
}

/** Marks all sent reports as seen. */
export function markSeen(state: DraftState): void {
  for (const report of state.sent) report.isSeen = true;
}

/** The driver's actions on sent reports. */
export const sentReducers = {
  receiptClosed(state: DraftState) {
    if (state.access.status === 'writable') markSeen(state);
  },
};

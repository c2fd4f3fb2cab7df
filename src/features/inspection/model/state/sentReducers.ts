import { checklistKeys } from '@/contract/checklist';
import type { ItemValues } from '@/contract/inspection';
import type { DraftState } from './inspectionState';
import { type Confirmation, type SentReport, sentLimit } from './sentReport';
import type { ReportContents } from '../rules/reportContents';
import { markedByCategory } from '../rules/checklistSelectors';
import { listNotFitted } from '../rules/notFitted';
import { getTrip } from '../rules/trip';
import { isSameNumber } from '../rules/vehicleNames';
import type { HeaderValues } from './header';

/** Whether two reports are about the same inspection. The later one then corrects the earlier one. */
const isSameInspection = ({ header }: SentReport, { date, time, truck_number }: HeaderValues) =>
  header.date === date && header.time === time && isSameNumber(header.truck_number, truck_number);

/** Stores a report that the office has received, in place of the last report if it corrects that one. */
export function keepSent(
  state: DraftState,
  { header, items }: ReportContents,
  { date, time, id = null, digest = null, outcome = 'sent' }: Confirmation,
): void {
  const values = checklistKeys.reduce((all, key) => {
    all[key] = items[key].value;
    return all;
  }, {} as ItemValues);
  const trip = getTrip(state);
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
    notFitted: listNotFitted(state).filter((key) => values[key] === true),
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

export function markSeen(state: DraftState): void {
  for (const report of state.sent) report.isSeen = true;
}

export const sentReducers = {
  receiptClosed(state: DraftState) {
    if (state.access.status === 'writable') markSeen(state);
  },
};

import { dayAfter } from '@/contract/dates';
import { dateTimeText, timeText } from '@/contract/dateText';
import type { DraftState } from '../state/inspectionState';
import { isFieldUnsent } from '../state/header';
import { isAnyMarked } from './otherVehicle';

/** Whether the driver of a new report, which no call has sent, has set neither its day nor its time. */
export const isTimeUntouched = ({ header, report }: DraftState): boolean =>
  (report.status === 'none' || report.status === 'unknown') &&
  header.server.truck_number === '' &&
  !isFieldUnsent(header, 'date') &&
  !isFieldUnsent(header, 'time');

/** Identifies the form's day and time. */
export const getDateTimeKey = ({ header: { values } }: DraftState): string =>
  `${values.date} ${values.time}`;

/**
 * Whether the marks of a new report are of a day before `today` (YYYY-MM-DD), and the driver has not said that the
 * inspection was then. Never, while the phone's clock is wrong. Looks at the marks last, because it runs at each tap.
 */
export const isBegunEarlier = (draft: DraftState, today: string): boolean =>
  draft.clockError === 0 &&
  isTimeUntouched(draft) &&
  draft.header.values.date < today &&
  draft.header.confirmed.moment !== getDateTimeKey(draft) &&
  isAnyMarked(draft, 'truck');

export function begunQuestion({ header: { values } }: DraftState, today: string): string {
  const { date, time } = values;
  const isYesterday = dayAfter(date) === today;
  return `Begun ${isYesterday ? `yesterday ${timeText(time)}` : dateTimeText({ date, time })}. Inspect now?`;
}

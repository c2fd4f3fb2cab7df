import { createContext, useContext } from 'react';
import { dayText, reportDateText } from '@/contract/dateText';
import { dateTimeIn } from '@/contract/timeZone';
import { timestampText, useCarrierZone } from '../carrierTime';
import { relativeText } from './relativeText';

/** Whether the list is being printed. */
export const OnPaper = createContext(false);

interface TimeProps {
  /** Null is shown as 'never'. */
  at: string | null;
}

const oneLine = { whiteSpace: 'nowrap' } as const;

/** An instant as a relative time, such as '3 hours ago', or as a date. On paper, it is the exact time. */
export function RelativeTime({ at }: TimeProps) {
  const isOnPaper = useContext(OnPaper);
  const zone = useCarrierZone();
  if (at === null) return 'never';
  const exact = timestampText(at);
  const instant = new Date(at);
  const shown = isOnPaper
    ? exact
    : // oxlint-disable-next-line react/purity -- the age is relative to now
      (relativeText(instant, new Date(), zone) ?? dayText(dateTimeIn(zone, instant).date));
  return (
    <time dateTime={at} title={exact} style={oneLine}>
      {shown}
    </time>
  );
}

/**
 * A time in the format 'YYYY-MM-DD HH:MM' that a driver typed. It is not converted, because its time zone is unknown.
 */
export function TypedTime({ at }: TimeProps) {
  if (at === null) return 'never';
  return (
    <time dateTime={at} title="By the driver's clock" style={oneLine}>
      {reportDateText(at)}
    </time>
  );
}

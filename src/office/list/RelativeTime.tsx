import { createContext, useContext } from 'react';
import { dayText, instantText, reportDateText } from '@/contract/dateText';
import { dateTimeOf } from '@/contract/dates';
import { relativeText } from './relativeText';

/** Whether a list is being printed, because a relative time would be meaningless on paper. */
export const OnPaper = createContext(false);

interface RelativeTimeProps {
  /**
   * An instant, or a report's date on the driver's clock (YYYY-MM-DD HH:MM). Null is shown as
   * 'never'.
   */
  at: string | null;
}

const isLocal = (at: string) => /^\d{4}-\d\d-\d\d( \d\d:\d\d)?$/.test(at);

/** '3 hours ago', with the exact time on hover; the date once it is more than a week away. */
export function RelativeTime({ at }: RelativeTimeProps) {
  const isOnPaper = useContext(OnPaper);
  if (at === null) return 'never';
  const exact = isLocal(at) ? reportDateText(at) : instantText(at);
  const instant = new Date(at.replace(' ', 'T'));
  const shown = isOnPaper
    ? exact
    : // oxlint-disable-next-line react/purity -- the age is that of now
      (relativeText(instant, new Date()) ?? dayText(dateTimeOf(instant).date));
  return (
    <time dateTime={at} title={exact} style={{ whiteSpace: 'nowrap' }}>
      {shown}
    </time>
  );
}

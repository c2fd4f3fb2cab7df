import { InHeader } from '@/components/HeaderSlot/InHeader';
import { ReportStatus } from '@/features/inspection/status/ReportStatus';
import { useBarPlace } from './useBarPlace';

/**
 * The report's status, always in view: in the bar, or in the header while the bar is at the
 * report's end.
 */
export function StatusPlace() {
  const status = <ReportStatus />;
  return useBarPlace() === 'end' ? <InHeader>{status}</InHeader> : status;
}

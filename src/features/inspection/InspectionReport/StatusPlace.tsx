import { InHeader } from '@/components/HeaderSlot/InHeader';
import { ReportStatus } from '@/features/inspection/status/ReportStatus';
import { BackToTop } from './BackToTop';
import { useBarPlace } from './useBarPlace';

/**
 * The report's status, always in view: in the bar, or in the header, with the way back to the top,
 * while the bar is at the report's end.
 */
export function StatusPlace() {
  if (useBarPlace() !== 'end') return <ReportStatus />;
  return (
    <InHeader>
      <ReportStatus />
      <BackToTop />
    </InHeader>
  );
}

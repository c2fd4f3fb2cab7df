import { InHeader } from '@/components/HeaderSlot/InHeader';
import { ReportStatus } from '@/features/inspection/status/ReportStatus';
import { BackToTop } from './BackToTop';
import { useBarPlace } from './useBarPlace';

/**
 * The report's status, always in view: in the bar, or in the header while the bar is at the
 * report's end. On a phone, the button back to the top is in the header too. In the bar, it would
 * start a second row and move the other buttons while they are being tapped.
 */
export function StatusPlace() {
  const place = useBarPlace();
  if (place === 'side') return <ReportStatus />;
  const isInBar = place === 'edge';
  return (
    <>
      {isInBar ? <ReportStatus /> : null}
      <InHeader>
        {isInBar ? null : <ReportStatus />}
        <BackToTop />
      </InHeader>
    </>
  );
}

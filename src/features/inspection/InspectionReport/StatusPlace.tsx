import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward';
import Button from '@mui/material/Button';
import { InHeader } from '@/components/HeaderSlot/InHeader';
import { ReportStatus } from '@/features/inspection/status/ReportStatus';
import { scrollSmoothly } from '@/components/scrolling/scroll';
import { useIsFarDown } from '@/components/scrolling/useIsFarDown';
import { useBarPlace } from './useBarPlace';

/** Scrolls back to the top of the report, from a place where the button covers none of it. */
export function BackToTop() {
  if (!useIsFarDown()) return null;
  return (
    <Button
      variant="outlined"
      aria-label="Scroll to top"
      onClick={() => scrollSmoothly(() => 0)}
      sx={{ minWidth: 48, minHeight: 48 }}
    >
      <ArrowUpwardIcon fontSize="small" />
    </Button>
  );
}

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

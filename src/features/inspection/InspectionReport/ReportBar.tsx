import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { InHeader } from '@/components/HeaderSlot/HeaderSlot';
import { scrollSmoothly } from '@/components/scrolling/scroll';
import { useIsFarDown } from '@/components/scrolling/useIsFarDown';
import { CategoryDrawer } from '@/features/inspection/checklist/CategoryDrawer';
import { Counters } from '@/features/inspection/checklist/Counters';
import { NextUnchecked } from '@/features/inspection/checklist/NextUnchecked';
import { BarNotices } from '@/features/inspection/status/BarNotices';
import { ReportStatus } from '@/features/inspection/status/ReportStatus';
import { AnotherTruckButton } from '@/features/inspection/trip/AnotherTruck';
import { SubmitReport } from './SubmitReport';
import { useBarPlace } from './useBarPlace';

export function BackToTop() {
  if (!useIsFarDown()) return null;
  return (
    <Button
      variant="outlined"
      aria-label="Scroll to top"
      onClick={() => scrollSmoothly(() => 0)}
      // The arrow must not shrink in the header of the narrowest phones.
      sx={{ minWidth: 48, minHeight: 48, px: { xs: 1, sm: 3 }, '& svg': { flex: 'none' } }}
    >
      <ArrowUpwardIcon fontSize="small" />
    </Button>
  );
}

/** Shows the report's status in the bar or in the header. */
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

/** If the bar's height is limited, the notices shrink. */
const whole = {
  minHeight: 0,
  '& > *': { flexShrink: 0 },
  '& > :first-of-type': { flexShrink: 1 },
  containerType: 'inline-size',
  // With large text on a narrow phone, a notice replaces the counters.
  '@container (max-width: 12rem)': { '&:has([role="note"]) dl': { display: 'none' } },
};

const standing = {
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 1,
  minHeight: 36,
  // The status fills the space next to the counters, which keeps the bar's height constant.
  '& > dl + *': {
    flex: '1 1 6rem',
    minWidth: 0,
    display: 'flex',
    justifyContent: 'flex-end',
    lineHeight: 1.2,
  },
};

/** The buttons' sizes are in one style sheet, so that a tap computes no styles for the buttons. */
const actions = {
  flexWrap: 'wrap',
  '& > button': {
    minHeight: { xs: 48, md: 56 },
    px: { xs: 1.5, md: 2 },
    py: { xs: 0.25, md: 0.5 },
    lineHeight: 1.15,
  },
  '& > :last-child': { flex: '1 1 8rem', px: 1.5 },
};

interface ReportBarProps {
  /** Whether another tab writes the report. */
  isReadOnly?: boolean;
}

export function ReportBar({ isReadOnly = false }: ReportBarProps) {
  const place = useBarPlace();
  if (isReadOnly) return <BarNotices />;
  return (
    <Stack spacing={{ xs: 0.5, md: 1 }} useFlexGap sx={whole}>
      <BarNotices />
      <Stack direction="row" sx={standing}>
        <Counters />
        <StatusPlace />
      </Stack>
      <Stack direction="row" spacing={1} useFlexGap sx={actions}>
        <CategoryDrawer />
        <NextUnchecked />
        {place === 'side' ? <BackToTop /> : null}
        <AnotherTruckButton />
        <SubmitReport />
      </Stack>
    </Stack>
  );
}

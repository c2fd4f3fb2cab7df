import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { unstable_memoTheme as memoTheme } from '@mui/material/utils';
import { useSelector } from 'react-redux';
import { CategoryProgress } from '../CategoryProgress/CategoryProgress';
import { Checklist } from '../Checklist/Checklist';
import { EarlierReport } from '../EarlierReport/EarlierReport';
import { ReportBar } from '../ReportBar/ReportBar';
import { ReportNotices } from '../ReportNotices/ReportNotices';
import { ReportSkeleton } from '../ReportSkeleton/ReportSkeleton';
import { SignatureFields } from '../SignatureFields/SignatureFields';
import { TripFields } from '../TripFields/TripFields';
import { selectDraftStatus } from '../../report/reportSelectors';
import type { InspectionRoot } from '../../inspectionState';
import { useReportOpening } from './useReportOpening';

/** Stays in view: at the bottom of a phone's window, beside the checklist on a wide one. */
const Aside = styled('div')(
  memoTheme(({ theme }) => ({
    position: 'sticky',
    zIndex: 2,
    background: theme.palette.background.paper,
    [theme.breakpoints.down('md')]: {
      bottom: 0,
      margin: theme.spacing(0, -2),
      padding: theme.spacing(1, 2),
      paddingBottom: `max(${theme.spacing(1)}, env(safe-area-inset-bottom))`,
      borderTop: `1px solid ${theme.palette.surface.edge}`,
    },
    [theme.breakpoints.up('md')]: {
      top: theme.layout.headerHeight + 16,
      display: 'grid',
      gap: theme.spacing(2),
      padding: theme.spacing(2.5),
      border: `1px solid ${theme.palette.divider}`,
      borderRadius: theme.radii.medium,
    },
  })),
);

function isStarted(root: Partial<InspectionRoot>): boolean {
  return root.inspection !== undefined;
}

/** The driver's report, as soon as there is something to show. */
function OpenReport() {
  const { isReady } = useReportOpening();
  // Another tab writes the draft: the page shows it, and nothing can be entered.
  const isReadOnly = useSelector((root: InspectionRoot) => selectDraftStatus(root) === 'readOnly');
  if (!isReady) return <ReportSkeleton />;
  return (
    <Box
      component="form"
      noValidate
      aria-label="Inspection report"
      onSubmit={(event) => event.preventDefault()}
      sx={{
        display: 'grid',
        gap: 3,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 340px' },
      }}
    >
      <Stack
        component="fieldset"
        disabled={isReadOnly}
        spacing={3}
        sx={{ minWidth: 0, m: 0, p: 0, border: 0 }}
      >
        <EarlierReport />
        <TripFields />
        <Checklist />
        <SignatureFields />
      </Stack>
      <Aside
        data-bottom-bar
        // On a phone there is nothing to say or press where another tab holds the report.
        sx={isReadOnly ? { display: { xs: 'none', md: 'grid' } } : null}
      >
        <Box sx={{ display: { xs: 'none', md: 'block' } }}>
          <CategoryProgress />
        </Box>
        {isReadOnly ? null : <ReportBar />}
      </Aside>
    </Box>
  );
}

/** The Driver Vehicle Inspection Report: fields, checklist, signatures, and how it stands. */
export function InspectionReport() {
  const isReducerThere = useSelector(isStarted);
  if (!isReducerThere) return <ReportSkeleton />;
  return (
    // A gap, not margins: there is often nothing in the notices. And a dark ring, since the baseline's is the dark scheme's.
    <Stack spacing={3} useFlexGap sx={{ '& :focus-visible': { outlineColor: 'primary.main' } }}>
      <ReportNotices />
      <OpenReport />
    </Stack>
  );
}

import { styled } from '@mui/material/styles';
import { useSelector } from 'react-redux';
import { CategoryProgress } from '../CategoryProgress/CategoryProgress';
import { Checklist } from '../Checklist/Checklist';
import { ReportBar } from '../ReportBar/ReportBar';
import { ReportNotices } from '../ReportNotices/ReportNotices';
import { ReportSkeleton } from '../ReportSkeleton/ReportSkeleton';
import { SignatureFields } from '../SignatureFields/SignatureFields';
import { TripFields } from '../TripFields/TripFields';
import { selectDraftStatus } from '../../reportSelectors';
import type { InspectionRoot } from '../../reportState';
import { useReportOpening } from './useReportOpening';

const Form = styled('form')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 1fr) 340px' },
  // Another tab holds the draft: the page shows it, and nothing can be entered.
  '.sheet': {
    display: 'grid',
    gap: theme.spacing(3),
    minWidth: 0,
    margin: 0,
    padding: 0,
    border: 0,
  },
}));

const Aside = styled('div')(({ theme }) => ({
  position: 'sticky',
  zIndex: 2,
  background: theme.palette.background.paper,
  [theme.breakpoints.down('md')]: {
    bottom: 0,
    margin: theme.spacing(0, -2),
    padding: theme.spacing(1, 2),
    paddingBottom: `max(${theme.spacing(1)}, env(safe-area-inset-bottom))`,
    borderTop: `1px solid ${theme.palette.surface.edge}`,
    '.map': { display: 'none' },
    // Nothing to say or press where another tab holds the report.
    '&:not(:has(.standing))': { display: 'none' },
  },
  [theme.breakpoints.up('md')]: {
    top: theme.layout.headerHeight + 16,
    display: 'grid',
    gap: theme.spacing(2),
    padding: theme.spacing(2.5),
    border: `1px solid ${theme.palette.divider}`,
    borderRadius: theme.radii.medium,
  },
}));

function isStarted(root: Partial<InspectionRoot>): boolean {
  return root.inspection !== undefined;
}

/** The driver's report, as soon as there is something to show. */
function OpenReport() {
  const { isReady } = useReportOpening();
  const isFollowed = useSelector((root: InspectionRoot) => selectDraftStatus(root) === 'followed');
  if (!isReady) return <ReportSkeleton />;
  return (
    <Form noValidate aria-label="Inspection report" onSubmit={(event) => event.preventDefault()}>
      <fieldset className="sheet" disabled={isFollowed}>
        <TripFields />
        <Checklist />
        <SignatureFields />
      </fieldset>
      <Aside data-bottom-bar>
        <div className="map">
          <CategoryProgress />
        </div>
        {isFollowed ? null : <ReportBar />}
      </Aside>
    </Form>
  );
}

const Report = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  // White paper and a dark ring: what the sun leaves to be seen.
  '& :focus-visible': { outlineColor: theme.palette.primary.main },
  'input, textarea': { background: theme.palette.background.paper },
  h2: { ...theme.typography.h2, fontSize: '1.875rem' },
}));

/** The Driver Vehicle Inspection Report: fields, checklist, signatures, and how it stands. */
export function InspectionReport() {
  const isReducerThere = useSelector(isStarted);
  if (!isReducerThere) return <ReportSkeleton />;
  return (
    <Report>
      <ReportNotices />
      <OpenReport />
    </Report>
  );
}

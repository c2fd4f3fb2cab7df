import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useSettings } from '@/api/useSettings';
import { Checklist } from '@/features/inspection/checklist/Checklist';
import { FormOnScreen, useAppSelector, useForm } from '@/features/inspection/hooks';
import { selectIsReadOnly } from '@/features/inspection/model/rules/reportSelectors';
import type { DraftRoot } from '@/features/inspection/model/state/inspectionState';
import type { SentReport } from '@/features/inspection/model/state/sentReport';
import { SentReports } from '@/features/inspection/receipt/SentReports';
import { HomeScreenHint } from '@/features/inspection/status/HomeScreenHint';
import { Notice } from '@/features/inspection/status/Notice';
import { useAnotherTruck } from '@/features/inspection/trip/AnotherTruck';
import { ConditionField } from '@/features/inspection/trip/ConditionField';
import { EarlierReport } from '@/features/inspection/trip/EarlierReport';
import { OtherVehicleQuestion } from '@/features/inspection/trip/OtherVehicleQuestion';
import { ScannedVehicle } from '@/features/inspection/trip/ScannedVehicle';
import { SignatureFields } from '@/features/inspection/trip/SignatureFields';
import { TripFields } from '@/features/inspection/trip/TripFields';
import { ReportBoundary } from './ReportBoundary';
import { ReportSkeleton } from './ReportSkeleton';
import { Extensions, LastCleanReport, LastReportWithDefects, VehiclesOfReceipt } from './Extended';
import { ReportAside } from './ReportAside';
import { useReportOpening } from './useReportOpening';

/** Without a secure context, a browser allows no service worker. `localhost` counts as secure. */
const lacksHttps = () => !window.isSecureContext;

function isStarted(root: Partial<DraftRoot>): boolean {
  return root.inspection !== undefined;
}

const lastCleanReport = <LastCleanReport />;

/** The driver's report, or a skeleton until it is ready. */
function OpenReport() {
  const { isReady } = useReportOpening();
  // Whether another tab is writing the draft.
  const isReadOnly = useAppSelector(selectIsReadOnly);
  const form = useForm();
  if (!isReady) return <ReportSkeleton />;
  return (
    <FormOnScreen value={form}>
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
          spacing={{ xs: 2, md: 3 }}
          sx={{ minWidth: 0, m: 0, p: 0, border: 0 }}
        >
          <EarlierReport />
          <TripFields aside={lastCleanReport} />
          <LastReportWithDefects />
          <Checklist />
          <ConditionField />
          <SignatureFields />
        </Stack>
        <ReportAside isReadOnly={isReadOnly} />
        <ScannedVehicle />
        <OtherVehicleQuestion />
      </Box>
    </FormOnScreen>
  );
}

const renderVehicles = (report: SentReport) => <VehiclesOfReceipt report={report} />;

/** In px, without the button's margins. */
const buttonHeight = 28;

/**
 * A button that opens the earlier reports. With Linehaul's own backend, the button's space is reserved, so that the
 * fields below do not move.
 */
function EarlierReports() {
  const { fleet } = useSettings();
  const startAnother = useAnotherTruck();
  return (
    <Box
      sx={{
        display: 'flex',
        ...(fleet ? { minHeight: buttonHeight } : { '&:empty': { display: 'none' } }),
      }}
    >
      <SentReports onAnotherTruck={startAnother} renderVehicles={renderVehicles} />
    </Box>
  );
}

/** The Driver Vehicle Inspection Report. */
export function InspectionReport() {
  const isReducerThere = useAppSelector(isStarted);
  if (!isReducerThere) return <ReportSkeleton />;
  return (
    // The stack has a gap instead of margins, because empty notices would add margins. The default focus ring is for
    // the dark scheme only.
    <Stack
      spacing={{ xs: 2, md: 3 }}
      useFlexGap
      sx={{ '& :focus-visible': { outlineColor: 'primary.main' } }}
    >
      <ReportBoundary>
        {lacksHttps() && (
          <Notice tone="warning" text="Without https this page cannot open offline." />
        )}
        <HomeScreenHint />
        <EarlierReports />
        <OpenReport />
        <Extensions />
      </ReportBoundary>
    </Stack>
  );
}

import { Suspense } from 'react';
import CheckCircleOutlinedIcon from '@mui/icons-material/CheckCircleOutlined';
import Typography from '@mui/material/Typography';
import { useSettings } from '@/api/useSettings';
import { useAfterPress } from '@/components/press/useAfterPress';
import { lazyOrNothing } from '@/components/lazy/lazyOrNothing';
import type { PreviousResponse } from '@/contract/extensions';
import { getPreviousResponse, usePrevious } from '@/features/inspection/delivery/extensions';
import type { SentReport } from '@/features/inspection/model/state/sentReport';
import { useIsOwnerUnclear } from '@/features/inspection/trip/useNumberQuestion';
import { hasDefects, mayNotDrive } from '@/features/inspection/model/text/defectText';

const LinehaulExtensions = lazyOrNothing(() =>
  import(/* webpackChunkName: "extensions" */ './LinehaulExtensions').then(
    ({ LinehaulExtensions }) => LinehaulExtensions,
  ),
);

export function Extensions() {
  const { fleet } = useSettings();
  if (!fleet) return null;
  return (
    <Suspense fallback={null}>
      <LinehaulExtensions />
    </Suspense>
  );
}

const isToBeRead = (response: PreviousResponse) =>
  hasDefects(response) ||
  response.vehicles.some((one) => mayNotDrive(one) || one.may_be_held_as.length > 0);

const CleanReport = lazyOrNothing(() =>
  import(/* webpackChunkName: "extensions" */ '@/features/inspection/previous/CleanReport').then(
    ({ CleanReport }) => CleanReport,
  ),
);

/**
 * Shows the vehicles' last report, unless the driver must read it before driving or has yet to say which vehicles they
 * are.
 */
export function LastCleanReport() {
  const response = useAfterPress(getPreviousResponse(usePrevious()));
  const isUnclear = useIsOwnerUnclear();
  if (response === null || isToBeRead(response) || isUnclear) return null;
  return (
    <Suspense fallback={null}>
      <CleanReport response={response} />
    </Suspense>
  );
}

const PreviousReport = lazyOrNothing(() =>
  import(
    /* webpackChunkName: "extensions" */ '@/features/inspection/previous/PreviousReports'
  ).then(({ PreviousReport }) => PreviousReport),
);

/** Shows the vehicles' last report if the driver must read it before driving, or a note if the report is unknown. */
export function LastReportWithDefects() {
  const previous = useAfterPress(usePrevious());
  if (previous === 'unknown')
    return (
      <Typography role="status" color="textSecondary">
        Its previous report can’t be shown offline
      </Typography>
    );
  if (previous === null || !isToBeRead(previous)) return null;
  return (
    <Suspense fallback={null}>
      <PreviousReport response={previous} />
    </Suspense>
  );
}

const VehiclesNow = lazyOrNothing(() =>
  import(/* webpackChunkName: "extensions" */ '@/features/inspection/previous/VehiclesNow').then(
    ({ VehiclesNow }) => VehiclesNow,
  ),
);

/** Shows whether the vehicles may be driven or, with another backend, a green check. */
export function VehiclesOfReceipt({ report }: { report: SentReport }) {
  const { fleet } = useSettings();
  if (!fleet) return <CheckCircleOutlinedIcon color="success" sx={{ fontSize: 56 }} />;
  return (
    <Suspense fallback={null}>
      <VehiclesNow report={report} />
    </Suspense>
  );
}

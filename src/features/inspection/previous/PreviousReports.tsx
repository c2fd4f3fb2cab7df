import { useEffect } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { instantText } from '@/contract/dateText';
import type { PreviousResponse } from '@/contract/extensions';
import { useAppDispatch, useAppSelector } from '@/features/inspection/hooks';
import {
  holdingDefectsShown,
  openDefectsShown,
  toReviewShown,
} from '@/features/inspection/model/inspectionSlice';
import { isSigned } from '@/features/inspection/model/rules/reviewRules';
import {
  defectsToReview,
  hasDefects,
  isUnresolved,
  mayNotDrive,
} from '@/features/inspection/model/text/defectText';
import { isCertified } from '@/contract/records';
import type { Shown } from '@/features/inspection/model/state/review';
import { Panel } from '@/components/Panel/Panel';
import { DoNotDrive } from './DoNotDrive';
import { SafetyQuestion } from './SafetyQuestion';
import { LastReport } from './LastReport';
import { SignReview } from './SignReview';

/** The reports and defects that a signature covers. */
function shownOf({ vehicles }: PreviousResponse): Shown {
  const defects = vehicles.flatMap(defectsToReview);
  return {
    reports: [...new Set(vehicles.flatMap(({ report }) => (report ? [report.id] : [])))],
    defects: defects.map(({ id }) => id),
    certified: defects.filter(({ state }) => isCertified(state)).map(({ id }) => id),
  };
}

/** Passes the defects on the screen to the submit rules, by one of two actions. */
function useShownDefects(
  defects: readonly { id: number }[],
  shown: typeof openDefectsShown | typeof holdingDefectsShown,
): void {
  const dispatch = useAppDispatch();
  const ids = defects.map(({ id }) => id).join(' ');
  useEffect(() => {
    dispatch(shown(ids === '' ? [] : ids.split(' ').map(Number)));
    return () => void dispatch(shown([]));
  }, [dispatch, shown, ids]);
}

/**
 * The last reports of the truck and its trailers, which the driver reviews and signs. Without a
 * connection, they are shown as last fetched.
 */
export function PreviousReports({ response }: { response: PreviousResponse }) {
  const { vehicles, as_of, carrier_phone: phone } = response;
  const holding = vehicles.flatMap((vehicle) => vehicle.holding);
  const open = vehicles.flatMap(({ defects }) => defects.filter(isUnresolved));
  useShownDefects(holding, holdingDefectsShown);
  useShownDefects(open, openDefectsShown);
  const isHeld = vehicles.some(mayNotDrive);
  const shown = shownOf(response);
  const isDone = useAppSelector(({ inspection }) => isSigned(inspection, shown));
  return (
    <Stack spacing={2} useFlexGap>
      {isHeld ? <DoNotDrive vehicles={vehicles} phone={phone} /> : null}
      {vehicles.map((vehicle) => (
        <LastReport key={vehicle.vehicle.id} vehicle={vehicle} isReviewable={!isDone} />
      ))}
      {open.length > 0 && !isHeld ? <SafetyQuestion count={open.length} shown={shown} /> : null}
      {shown.reports.length > 0 ? <SignReview shown={shown} /> : null}
      <Typography variant="body2" color="textSecondary">
        {`As of ${instantText(as_of)}`}
      </Typography>
    </Stack>
  );
}

/** Passes the reports that must be signed first to the submit rules. */
function useToReview(response: PreviousResponse): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    dispatch(toReviewShown(hasDefects(response) ? shownOf(response) : null));
    return () => void dispatch(toReviewShown(null));
  }, [dispatch, response]);
}

/**
 * The last reports with defects, which the driver reviews and signs before they drive (49 CFR
 * 396.13).
 */
export function PreviousReport({ response }: { response: PreviousResponse }) {
  useToReview(response);
  return (
    <Panel title="Previous report" titleId="previous-report">
      <PreviousReports response={response} />
    </Panel>
  );
}

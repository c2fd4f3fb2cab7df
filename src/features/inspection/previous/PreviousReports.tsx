import { useEffect } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useDispatch, useSelector } from 'react-redux';
import { instantText } from '@/contract/dateText';
import type { AppDispatch } from '@/api/thunkExtra';
import type { PreviousResponse } from '@/contract/extensions';
import { holdingDefectsShown, openDefectsShown } from '@/features/inspection/model/inspectionSlice';
import { isSigned } from '@/features/inspection/model/rules/reviewRules';
import type { InspectionRoot } from '@/features/inspection/model/state/inspectionState';
import { isUnresolved } from '@/features/inspection/model/text/defectText';
import { shownOf } from './shown';
import { DoNotDrive } from './DoNotDrive';
import { LastReport } from './LastReport';
import { SafetyQuestion } from './SafetyQuestion';
import { SignReview } from './SignReview';

/** Passes the defects that hold the vehicles to the submit rules. */
function useHolding({ vehicles }: PreviousResponse): boolean {
  const dispatch = useDispatch<AppDispatch>();
  const ids = vehicles.flatMap(({ holding }) => holding.map(({ id }) => id)).join(' ');
  useEffect(() => {
    dispatch(holdingDefectsShown(ids === '' ? [] : ids.split(' ').map(Number)));
    return () => void dispatch(holdingDefectsShown([]));
  }, [dispatch, ids]);
  return ids !== '';
}

/** Passes the open defects on the screen to the submit rules. */
function useOpenDefects({ vehicles }: PreviousResponse): number {
  const dispatch = useDispatch<AppDispatch>();
  const open = vehicles.flatMap(({ defects }) => defects.filter(isUnresolved));
  const ids = open.map(({ id }) => id).join(' ');
  useEffect(() => {
    dispatch(openDefectsShown(ids === '' ? [] : ids.split(' ').map(Number)));
    return () => void dispatch(openDefectsShown([]));
  }, [dispatch, ids]);
  return open.length;
}

/**
 * The last reports of the truck and its trailers, which the driver reviews and signs. Without a
 * connection, they are shown as last fetched.
 */
export function PreviousReports({ response }: { response: PreviousResponse }) {
  const { vehicles, as_of, carrier_phone: phone } = response;
  const isHeld = useHolding(response);
  const open = useOpenDefects(response);
  const shown = shownOf(response);
  const isDone = useSelector(({ inspection }: InspectionRoot) => isSigned(inspection, shown));
  return (
    <Stack spacing={2} useFlexGap>
      {isHeld ? <DoNotDrive vehicles={vehicles} phone={phone} /> : null}
      {vehicles.map((vehicle) => (
        <LastReport key={vehicle.vehicle.id} vehicle={vehicle} isReviewable={!isDone} />
      ))}
      {open > 0 && !isHeld ? <SafetyQuestion count={open} shown={shown} /> : null}
      {shown.reports.length > 0 ? <SignReview shown={shown} /> : null}
      <Typography variant="body2" color="textSecondary">
        As of {instantText(as_of)}
      </Typography>
    </Stack>
  );
}

import { useState } from 'react';
import CheckCircleOutlinedIcon from '@mui/icons-material/CheckCircleOutlined';
import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { queriesApi } from '@/features/inspection/delivery/extensions';
import { useAppSelector } from '@/features/inspection/hooks';
import { selectOwner } from '@/features/inspection/model/inspectionSlice';
import { mayNotDrive } from '@/features/inspection/model/text/defectText';
import type { SentReport } from '@/features/inspection/model/state/sentReport';
import { HeldVehicles } from './DoNotDrive';
import { MayBeHeld } from './MayBeHeld';
import { heldTitle } from './heldTitle';

/** In ms. */
const interval = 60_000;

const texts = {
  asking: 'Asking the office about the vehicles…',
  unknown:
    'It is not known whether someone else has reported a defect of these vehicles in the meantime.',
} as const;

/**
 * Says whether a submitted report's vehicles may be driven now. Another driver may have reported a defect in the
 * meantime.
 */
export function VehiclesNow({ report }: { report: SentReport }) {
  const owner = useAppSelector(selectOwner);
  const { truck_number: truck, trailer_numbers: trailers } = report.header;
  // An earlier response proves nothing about the vehicles now.
  const [openedAt] = useState(() => Date.now());
  const { currentData, fulfilledTimeStamp, isError, isFetching } =
    queriesApi.usePreviousReportsQuery(
      { owner, truck, trailers, except: null },
      {
        refetchOnMountOrArgChange: true,
        refetchOnFocus: true,
        refetchOnReconnect: true,
        pollingInterval: interval,
        skipPollingIfUnfocused: true,
      },
    );
  if (isError) return <Typography role="status">{texts.unknown}</Typography>;
  if (!currentData || (fulfilledTimeStamp ?? 0) < openedAt)
    return isFetching ? <Typography role="status">{texts.asking}</Typography> : null;
  const held = currentData.vehicles.filter(mayNotDrive);
  if (held.length > 0) {
    const title = heldTitle(held, currentData.as_of, report.items);
    return (
      <Alert severity="error" role="group" aria-label="Do not drive" sx={{ textAlign: 'start' }}>
        <HeldVehicles vehicles={held} phone={currentData.carrier_phone} title={title} />
      </Alert>
    );
  }
  const unclear = currentData.vehicles.filter((one) => one.may_be_held_as.length > 0);
  if (unclear.length > 0) {
    return unclear.map((one) => <MayBeHeld key={one.vehicle.id} vehicle={one} />);
  }
  return currentData.isStored ? (
    <Typography role="status">{texts.unknown}</Typography>
  ) : (
    <CheckCircleOutlinedIcon color="success" sx={{ fontSize: 56 }} />
  );
}

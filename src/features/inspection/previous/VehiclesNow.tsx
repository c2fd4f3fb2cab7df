import { useState } from 'react';
import CheckCircleOutlinedIcon from '@mui/icons-material/CheckCircleOutlined';
import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { queriesApi, type Previous } from '@/features/inspection/delivery/extensions';
import { certifiedTitle, useUncertified } from '@/features/inspection/delivery/useUncertified';
import { useAppSelector } from '@/features/inspection/hooks';
import { selectOwner } from '@/features/inspection/model/inspectionSlice';
import { selectSentReports } from '@/features/inspection/model/rules/reportSelectors';
import { mayNotDrive } from '@/features/inspection/model/text/defectText';
import { vehiclesHoldText } from '@/features/inspection/model/text/holdText';
import type { SentReport } from '@/features/inspection/model/state/sentReport';
import { HeldVehicles } from './DoNotDrive';
import { HeldOwners, MayBeHeld } from './MayBeHeld';
import { heldTitle, holdSeverity } from './heldTitle';

/** In ms. */
const interval = 60_000;

const texts = {
  asking: 'Asking the office about the vehicles…',
  unknown:
    'It is not known whether someone else has reported a defect of these vehicles in the meantime.',
} as const;

/**
 * Says whether a submitted report's vehicles may be driven now. Another driver, or this one on another phone, may have
 * reported a defect in the meantime.
 */
export function VehiclesNow({ report }: { report: SentReport }) {
  const owner = useAppSelector(selectOwner);
  const sent = useAppSelector(selectSentReports);
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
  const held = currentData?.vehicles.filter(mayNotDrive) ?? [];
  const left = useUncertified(held);
  if (isError) return <Typography role="status">{texts.unknown}</Typography>;
  if (!currentData || (fulfilledTimeStamp ?? 0) < openedAt)
    return isFetching ? <Typography role="status">{texts.asking}</Typography> : null;
  if (held.length > 0) {
    const title =
      left.length > 0 ? heldTitle(left, currentData.as_of, [report, ...sent]) : certifiedTitle;
    return (
      <Alert
        severity={holdSeverity(left)}
        role="group"
        aria-label={left.length > 0 ? vehiclesHoldText(left) : certifiedTitle}
        sx={{ textAlign: 'start' }}
      >
        <HeldVehicles
          vehicles={held}
          agentFor={currentData.agent_for}
          phone={currentData.carrier_phone}
          title={title}
        />
      </Alert>
    );
  }
  return <NotHeld {...currentData} />;
}

/** Vehicles that no defect holds. Another vehicle's defect may. */
function NotHeld({ vehicles, earlier_owners, as_of, isStored }: Previous) {
  const unclear = vehicles.filter((one) => one.may_be_held_as.length > 0);
  if (unclear.length > 0) {
    return unclear.map((one) => <MayBeHeld key={one.vehicle.id} vehicle={one} />);
  }
  const owners = earlier_owners.filter(({ is_held: isHeld }) => isHeld);
  if (owners.length > 0) return <HeldOwners owners={owners} asOf={as_of} />;
  return isStored ? (
    <Typography role="status">{texts.unknown}</Typography>
  ) : (
    <CheckCircleOutlinedIcon color="success" sx={{ fontSize: 56 }} />
  );
}

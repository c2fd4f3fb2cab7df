import CheckCircleOutlinedIcon from '@mui/icons-material/CheckCircleOutlined';
import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useSelector } from 'react-redux';
import { extensionsApi } from '@/features/inspection/delivery/extensionsApi';
import { selectOwner } from '@/features/inspection/model/inspectionSlice';
import { mayNotDrive } from '@/features/inspection/model/text/defectText';
import { HeldVehicles } from './DoNotDrive';

/** Polling interval in ms. */
const interval = 60_000;

const texts = {
  asking: 'Asking the office about the vehicles…',
  unknown:
    'It is not known whether someone else has reported a defect of these vehicles in the meantime.',
} as const;

interface VehiclesNowProps {
  truck: string;
  trailers: string;
}

/**
 * Whether the vehicles of a submitted report may be driven now. Another driver may have reported a
 * defect while this report was filled in.
 */
export function VehiclesNow({ truck, trailers }: VehiclesNowProps) {
  const owner = useSelector(selectOwner);
  const { currentData, isError, isFetching } = extensionsApi.usePreviousReportsQuery(
    { owner, truck, trailers, except: null },
    { refetchOnMountOrArgChange: true, pollingInterval: interval, skipPollingIfUnfocused: true },
  );
  if (isError) return <Typography role="status">{texts.unknown}</Typography>;
  if (!currentData)
    return isFetching ? <Typography role="status">{texts.asking}</Typography> : null;
  const held = currentData.vehicles.filter(mayNotDrive);
  if (held.length === 0) return <CheckCircleOutlinedIcon color="success" sx={{ fontSize: 56 }} />;
  return (
    <Alert severity="error" role="group" aria-label="Do not drive" sx={{ textAlign: 'start' }}>
      <HeldVehicles vehicles={held} phone={currentData.carrier_phone} />
    </Alert>
  );
}

import Alert from '@mui/material/Alert';
import type { PreviousVehicle } from '@/contract/extensions';
import { mayBeHeldText, vehicleLabel } from '@/contract/vehicleLabel';

/** Says that a vehicle may be a held vehicle with a similar number. */
export function MayBeHeld({
  vehicle: { vehicle, may_be_held_as: as },
}: {
  vehicle: PreviousVehicle;
}) {
  if (as.length === 0) return null;
  return (
    <Alert severity="warning" role="group" sx={{ textAlign: 'start' }}>
      {`${vehicleLabel(vehicle)}: ${mayBeHeldText(as)}. Ask the office before you drive.`}
    </Alert>
  );
}

import { useNotify, useRefresh } from 'react-admin';
import { vehiclePaths, vehicle as vehicleSchema, type Vehicle } from '@/contract/office/vehicles';
import { vehicleLabel } from '@/contract/vehicleLabel';
import { CallButton } from '../form/CallButton';
import { useReportedCall } from '../form/useReportedCall';
import { useIsAllowed } from '../useIsAllowed';
import { useOfficeCalls } from '../useOfficeCalls';

interface ConfirmVehicleProps {
  vehicle: Vehicle;
  /** Whether this is the company's first confirmation of a vehicle. */
  isFirst?: boolean;
}

/** The 'Confirm' button for an unconfirmed vehicle or, with `isFirst`, for one that counts as confirmed. */
export function ConfirmVehicle({ vehicle, isFirst = false }: ConfirmVehicleProps) {
  const mayEdit = useIsAllowed('vehicles.edit');
  const calls = useOfficeCalls();
  const { run, isBusy } = useReportedCall();
  const notify = useNotify();
  const refresh = useRefresh();
  const { id, version, unconfirmed } = vehicle;
  if ((unconfirmed === null && !isFirst) || !mayEdit) return null;
  async function confirm() {
    await run(async () => {
      await calls.act('vehicles', vehiclePaths.confirm, {
        id,
        body: { version },
        response: vehicleSchema,
      });
      notify('Confirmed.', { type: 'success' });
    });
    refresh();
  }
  return (
    <CallButton
      variant="outlined"
      isBusy={isBusy}
      onClick={() => void confirm()}
      aria-label={`Confirm ${vehicleLabel(vehicle)}`}
    >
      Confirm
    </CallButton>
  );
}

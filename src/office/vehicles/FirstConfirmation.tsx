import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Vehicle } from '@/contract/office/vehicles';
import { useToday } from '../today/useToday';
import { useIsAllowed } from '../useIsAllowed';
import { ConfirmVehicle } from './ConfirmVehicle';

/** On a truck's page, explains the company's first confirmation of a vehicle and has its button. */
export function FirstConfirmation({ vehicle }: { vehicle: Vehicle }) {
  const mayEdit = useIsAllowed('vehicles.edit');
  const { data: today } = useToday();
  const { kind, unconfirmed } = vehicle;
  const isOpen = today !== undefined && !today.is_fleet_confirmed;
  if (!isOpen || !mayEdit || kind !== 'truck' || unconfirmed !== null) return null;
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 2 }}>
      <Typography color="textSecondary" sx={{ flex: '1 1 16rem' }}>
        Every number that a driver reports counts as one of your trucks. Once the list is complete,
        confirm a truck: from then on a new number waits as ‘New: confirm or merge’.
      </Typography>
      <ConfirmVehicle vehicle={vehicle} isFirst />
    </Stack>
  );
}

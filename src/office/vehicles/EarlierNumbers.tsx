import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useNotify, useRefresh } from 'react-admin';
import { vehiclePaths, vehicle as vehicleSchema, type Vehicle } from '@/contract/office/vehicles';
import { vehicleLabel } from '@/contract/vehicleLabel';
import { ConfirmDialog } from '../form/ConfirmDialog';
import { useIsAllowed } from '../useIsAllowed';
import { useOfficeCalls } from '../useOfficeCalls';

type Earlier = Vehicle['earlier_numbers'][number];

/** Earlier numbers that still lead to this vehicle. */
export function EarlierNumbers({ vehicle }: { vehicle: Vehicle }) {
  const [releasing, setReleasing] = useState<Earlier | null>(null);
  const mayEdit = useIsAllowed('vehicles.edit');
  const calls = useOfficeCalls();
  const notify = useNotify();
  const refresh = useRefresh();

  async function send({ id: earlier }: Earlier) {
    await calls.act('vehicles', vehiclePaths.release, {
      id: vehicle.id,
      body: { version: vehicle.version, earlier },
      response: vehicleSchema,
    });
    notify('Released.', { type: 'success' });
    refresh();
  }

  return (
    <Stack sx={{ alignItems: 'flex-start' }}>
      {vehicle.earlier_numbers.map((one) => (
        <Stack key={one.id} direction="row" sx={{ alignItems: 'center', gap: 1 }}>
          {one.number}
          {mayEdit ? (
            <Button
              size="small"
              aria-label={`Release ${one.number}`}
              onClick={() => setReleasing(one)}
            >
              Release
            </Button>
          ) : null}
        </Stack>
      ))}
      {releasing ? (
        <ConfirmDialog
          title={`Release ${releasing.number}`}
          submitText="Release"
          isDangerous
          text={`The next report of ${releasing.number} is about another vehicle, not ${vehicleLabel(vehicle)}. This cannot be undone.`}
          send={() => send(releasing)}
          onClose={() => setReleasing(null)}
        />
      ) : null}
    </Stack>
  );
}

import { useState } from 'react';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import {
  AutocompleteInput,
  HttpError,
  ReferenceInput,
  useNotify,
  useRecordContext,
  useRedirect,
} from 'react-admin';
import { vehicle as vehicleSchema, vehiclePaths, type Vehicle } from '@/contract/office/vehicles';
import { vehicleLabel } from '@/contract/vehicleLabel';
import { parseCurrentRecord } from '../data/rejection';
import { FormDialog } from '../form/FormDialog';
import { useOfficeCalls } from '../useOfficeCalls';
import { ConfirmNumber } from './ConfirmNumber';

interface MergeValues {
  into: number | null;
  confirmed_number: string;
}

/** The 'Merge' button, which moves a vehicle's reports and defects to another record of the same vehicle. */
export function MergeVehicles() {
  const vehicle = useRecordContext<Vehicle>();
  const [isConfirming, setConfirming] = useState(false);
  const [version, setVersion] = useState<number | null>(null);
  const calls = useOfficeCalls();
  const notify = useNotify();
  const redirect = useRedirect();
  if (!vehicle) return null;

  async function send({ into, confirmed_number }: MergeValues, { id, version: read }: Vehicle) {
    if (into === null) {
      throw new HttpError('', 400, { errors: { into: 'Choose the vehicle to merge into.' } });
    }
    try {
      const body = { version: version ?? read, into, confirmed_number };
      await calls.act('vehicles', vehiclePaths.merge, { id, body, response: vehicleSchema });
    } catch (error) {
      setVersion(parseCurrentRecord(vehicleSchema, error)?.version ?? version);
      throw error;
    }
    notify('Merged.', { type: 'success' });
    redirect('show', 'vehicles', into);
  }

  return (
    <>
      <Button variant="outlined" onClick={() => setConfirming(true)}>
        Merge
      </Button>
      {isConfirming ? (
        <FormDialog<MergeValues>
          title={`Merge ${vehicleLabel(vehicle)}`}
          submitText="Merge"
          initial={{ into: null, confirmed_number: '' }}
          send={(values) => send(values, vehicle)}
          onClose={() => setConfirming(false)}
        >
          <Typography>
            Its reports and defects move to the other vehicle, and reports with its number belong to
            that one from now on. This cannot be undone.
          </Typography>
          <ReferenceInput
            source="into"
            reference="vehicles"
            filter={{ kind: vehicle.kind, except: vehicle.id }}
            sort={{ field: 'number', order: 'ASC' }}
          >
            <AutocompleteInput
              label="Merge into"
              isRequired
              optionText={vehicleLabel}
              filterToQuery={(search: string) => ({ search })}
            />
          </ReferenceInput>
          <ConfirmNumber number={vehicle.number} label="Merge anyway" />
        </FormDialog>
      ) : null}
    </>
  );
}

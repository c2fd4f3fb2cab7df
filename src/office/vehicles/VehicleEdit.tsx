import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  BooleanInput,
  Edit,
  NumberInput,
  SaveButton,
  SimpleForm,
  TextInput,
  Toolbar,
  useRecordContext,
} from 'react-admin';
import { Link } from 'react-router';
import { vehicle as vehicleSchema } from '@/contract/office/vehicles';
import type { Vehicle } from '@/contract/office/vehicles';
import { vehicleLabel } from '@/contract/vehicleLabel';
import { Conflict } from '../form/Conflict';
import { useEditConflict } from '../form/useEditConflict';
import { useIsAllowed } from '../useIsAllowed';
import { lastInspectedText, overdueText } from '../labels';
import { HoldingDefects } from './HoldingDefects';
import { MergeVehicles } from './MergeVehicles';

const fields = {
  number: 'Number',
  vin: 'VIN',
  plate: 'Plate',
  make: 'Make',
  year: 'Year',
  in_service: 'In service',
} as const;

function Facts() {
  const vehicle = useRecordContext<Vehicle>();
  if (!vehicle) return null;
  const { last_report_id, last_inspected_at } = vehicle;
  return (
    <Stack spacing={0.5} sx={{ mb: 2 }}>
      <Typography variant="h2">{vehicleLabel(vehicle)}</Typography>
      <Typography>
        Last inspection: {lastInspectedText(last_inspected_at)}{' '}
        {last_report_id === null ? null : (
          <Link to={`/reports/${last_report_id}/show`}>Report {last_report_id}</Link>
        )}
      </Typography>
      <Typography>Open defects: {vehicle.open_defects}</Typography>
      {vehicle.do_not_dispatch ? (
        <>
          <Typography color="error" sx={{ fontWeight: 700 }}>
            Do not dispatch: these defects are not certified.
          </Typography>
          <HoldingDefects defects={vehicle.holding} />
        </>
      ) : null}
      {vehicle.is_overdue ? <Typography>{overdueText(vehicle.overdue_days)}</Typography> : null}
    </Stack>
  );
}

/** The page of a vehicle, which all staff can read and dispatchers can change. */
export function VehicleEdit() {
  const { current, editProps, formProps } = useEditConflict(vehicleSchema);
  const canEdit = useIsAllowed('vehicles.edit');
  return (
    <Edit {...editProps} actions={canEdit ? <MergeVehicles /> : false}>
      <SimpleForm
        sx={{ maxWidth: 560 }}
        {...formProps}
        toolbar={
          canEdit ? (
            <Toolbar>
              <SaveButton />
            </Toolbar>
          ) : (
            false
          )
        }
      >
        <Facts />
        {current ? <Conflict current={current} fields={fields} /> : null}
        <TextInput source="number" label={fields.number} readOnly={!canEdit} />
        <TextInput source="vin" label={fields.vin} readOnly={!canEdit} />
        <TextInput source="plate" label={fields.plate} readOnly={!canEdit} />
        <TextInput source="make" label={fields.make} readOnly={!canEdit} />
        <NumberInput source="year" label={fields.year} readOnly={!canEdit} />
        <BooleanInput source="in_service" label={fields.in_service} readOnly={!canEdit} />
      </SimpleForm>
    </Edit>
  );
}

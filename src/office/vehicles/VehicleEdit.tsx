import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import Typography from '@mui/material/Typography';
import {
  BooleanInput,
  EditBase,
  NumberInput,
  SimpleForm,
  TextInput,
  Toolbar,
  useNotify,
  useRefresh,
} from 'react-admin';
import { useLocation, useNavigate } from 'react-router';
import { vehicle as vehicleSchema, type Vehicle } from '@/contract/office/vehicles';
import { vehicleLabel } from '@/contract/vehicleLabel';
import { SaveChanges } from '../form/CallButton';
import { Conflict } from '../form/Conflict';
import { useEditConflict } from '../form/useEditConflict';
import { NotFittedInput } from '../notFitted/NotFittedInput';
import { ConfirmEnteredNumber } from './ConfirmNumber';

const fields = {
  number: 'Number',
  vin: 'VIN',
  plate: 'Plate',
  make: 'Make',
  year: 'Year',
  in_service: 'In service',
  not_fitted: 'Items not fitted',
} as const;

/** The router state of a link on a vehicle's page. It says that the page is the previous history entry. */
export const fromRecord = 'fromRecord';

/**
 * Returns a function that closes the drawer. It goes back if the vehicle's page is the previous history entry, or else
 * replaces the entry with that page.
 */
function useClose({ id }: Vehicle) {
  const navigate = useNavigate();
  const location = useLocation();
  return () =>
    void (location.state === fromRecord
      ? navigate(-1)
      : navigate(`/vehicles/${id}/show`, { replace: true }));
}

interface FormProps {
  id: number;
  onClose: () => void;
}

function VehicleForm({ id, onClose }: FormProps) {
  const { conflict, editProps, formProps } = useEditConflict(vehicleSchema);
  const notify = useNotify();
  const refresh = useRefresh();
  const onSuccess = () => {
    notify('Saved.', { type: 'success' });
    onClose();
    refresh();
  };
  return (
    <EditBase {...editProps} id={id} mutationOptions={{ ...editProps.mutationOptions, onSuccess }}>
      <SimpleForm
        {...formProps}
        toolbar={
          <Toolbar sx={{ gap: 1, px: 2.5 }}>
            <SaveChanges />
            <Button variant="outlined" onClick={onClose}>
              Cancel
            </Button>
          </Toolbar>
        }
      >
        {conflict ? <Conflict conflict={conflict} fields={fields} /> : null}
        <TextInput source="number" label={fields.number} isRequired />
        <ConfirmEnteredNumber />
        <TextInput source="vin" label={fields.vin} />
        <TextInput source="plate" label={fields.plate} />
        <TextInput source="make" label={fields.make} />
        <NumberInput source="year" label={fields.year} />
        <BooleanInput source="in_service" label={fields.in_service} />
        <NotFittedInput />
      </SimpleForm>
    </EditBase>
  );
}

/** A drawer with the vehicle's details at a separate address, so that Back closes it. */
export function VehicleEdit({ vehicle }: { vehicle: Vehicle }) {
  const close = useClose(vehicle);
  return (
    <Drawer
      anchor="right"
      open
      onClose={close}
      slotProps={{
        transition: { appear: true },
        paper: { 'aria-labelledby': 'edit-details', sx: { width: { xs: 1, sm: 440 } } },
      }}
    >
      <Box sx={{ p: 2.5, pb: 0 }}>
        <Typography id="edit-details" variant="h2">
          Edit details
        </Typography>
        <Typography color="textSecondary">{vehicleLabel(vehicle)}</Typography>
      </Box>
      <VehicleForm id={vehicle.id} onClose={close} />
    </Drawer>
  );
}

import LocalShippingOutlinedIcon from '@mui/icons-material/LocalShippingOutlined';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import { useAppDispatch, useAppSelector, useForm } from '@/features/inspection/hooks';
import { headerFieldChanged } from '@/features/inspection/model/inspectionSlice';
import { selectCanChangeTruck } from '@/features/inspection/model/rules/otherVehicle';
import { named } from '@/features/inspection/model/rules/preparedActions';

/** Returns a function that removes the truck's number from the form, or null if the truck cannot change now. */
export function useAnotherTruck(): (() => void) | null {
  const canChange = useAppSelector(selectCanChangeTruck);
  const dispatch = useAppDispatch();
  const form = useForm();
  if (!canChange) return null;
  const blank = headerFieldChanged({ field: 'truck_number', value: '' });
  return () => dispatch(named(blank, form));
}

export function AnotherTruck({ onChosen }: { onChosen: () => void }) {
  const start = useAnotherTruck();
  if (!start) return null;
  return (
    <MenuItem
      onClick={() => {
        onChosen();
        start();
      }}
    >
      <ListItemIcon>
        <LocalShippingOutlinedIcon />
      </ListItemIcon>
      <ListItemText primary="Inspect another truck" />
    </MenuItem>
  );
}

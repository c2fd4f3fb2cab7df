import LocalShippingOutlinedIcon from '@mui/icons-material/LocalShippingOutlined';
import Button from '@mui/material/Button';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import { useAppDispatch, useAppSelector, useForm } from '@/features/inspection/hooks';
import { focusField } from '@/components/scrolling/goTo';
import { startOtherVehicle } from '@/features/inspection/delivery/setReportAside';
import { headerFieldChanged } from '@/features/inspection/model/inspectionSlice';
import { selectCanChangeTruck, vehicleItems } from '@/features/inspection/model/rules/otherVehicle';
import {
  selectIsAnyMarkLost,
  selectIsSavedAtOffice,
} from '@/features/inspection/model/rules/reportSelectors';
import { headerFieldId } from '@/features/inspection/model/rules/submitRules';
import { named } from '@/features/inspection/model/rules/preparedActions';

/**
 * Returns a function that starts a report on another truck, at its number. It asks first only if entries would be lost.
 * Null if the truck cannot change now.
 */
export function useAnotherTruck(): (() => void) | null {
  const canChange = useAppSelector(selectCanChangeTruck);
  // A report that the office does not have is set aside, so nothing of it is lost.
  const isAnyLost = useAppSelector(
    (root) =>
      root.inspection.draft.atOffice !== null && selectIsAnyMarkLost(root, vehicleItems.truck),
  );
  const dispatch = useAppDispatch();
  const form = useForm();
  if (!canChange) return null;
  const start = async () => {
    dispatch(named(headerFieldChanged({ field: 'truck_number', value: '' }), form));
    if (isAnyLost) return;
    await dispatch(startOtherVehicle(form));
    window.scrollTo(0, 0);
    focusField(headerFieldId('truck_number'));
  };
  return () => void start();
}

/** A button for the next truck, once the office has the whole report of this one. */
export function AnotherTruckButton() {
  const isSaved = useAppSelector(selectIsSavedAtOffice);
  const start = useAnotherTruck();
  if (!isSaved || !start) return null;
  return (
    <Button variant="outlined" onClick={start}>
      <span>Another truck</span>
    </Button>
  );
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

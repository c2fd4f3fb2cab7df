import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { useSettings } from '@/api/useSettings';
import { scannedIn } from '@/contract/scanPath';
import { vehicleKey } from '@/contract/vehicleKey';
import { useAppDispatch, useAppSelector, useAppStore } from '@/features/inspection/hooks';
import {
  headerFieldChanged,
  takeOverRequested,
  vehicleEntered,
} from '@/features/inspection/model/inspectionSlice';
import { vehicleFields } from '@/features/inspection/model/rules/otherVehicle';
import { selectDraftStatus } from '@/features/inspection/model/rules/reportSelectors';
import { listVehicleNames, toVehicles } from '@/features/inspection/model/rules/vehicleNames';

/** Enters the number on the label that the driver scanned, as if the driver had typed it. */
export function ScannedVehicle() {
  const { fleet } = useSettings();
  const [query, setQuery] = useSearchParams();
  const status = useAppSelector(selectDraftStatus);
  const store = useAppStore();
  const dispatch = useAppDispatch();
  const scanned = fleet ? scannedIn(query) : null;
  const { kind, number } = scanned ?? { kind: 'truck' as const, number: '' };

  useEffect(() => {
    if (number === '') return;
    if (status === 'readOnly') dispatch(takeOverRequested());
    if (status !== 'writable') return;
    const { values } = store.getState().inspection.draft.header;
    const isEntered = listVehicleNames(toVehicles(values)).some(
      (vehicle) => vehicle.kind === kind && vehicle.number === vehicleKey(number),
    );
    if (!isEntered) {
      const field = vehicleFields[kind === 'truck' ? 'truck' : 'trailers'];
      dispatch(headerFieldChanged({ field, value: number }));
      dispatch(vehicleEntered());
    }
    const withoutVehicle = (before: URLSearchParams) => {
      before.delete(kind);
      return before;
    };
    setQuery(withoutVehicle, { replace: true });
  }, [kind, number, status, store, dispatch, setQuery]);

  return null;
}

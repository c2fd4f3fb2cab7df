import type { RaRecord } from 'react-admin';
import type { Vehicle } from '@/contract/office/vehicles';
import { vehicleWords } from '../words';
import type { ListFilter } from './listFilters';

/** A list's filter by one vehicle. */
export const vehicleFilter: ListFilter = {
  kind: 'record',
  source: 'vehicle',
  label: 'Vehicle',
  reference: 'vehicles',
  sort: 'number',
  nameOf: (record: RaRecord) => vehicleWords(record as Vehicle),
};

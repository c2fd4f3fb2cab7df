import type { RaRecord } from 'react-admin';
import type { Vehicle } from '@/contract/office/vehicles';
import { vehicleLabel } from '@/contract/vehicleLabel';
import type { ListFilter } from './listFilters';

export const vehicleFilter: ListFilter = {
  kind: 'record',
  source: 'vehicle',
  label: 'Vehicle',
  reference: 'vehicles',
  sort: 'number',
  getName: (record: RaRecord) => vehicleLabel(record as Vehicle),
};

import type { RaRecord } from 'react-admin';
import type { ListFilter } from './listFilters';

export const driverFilter: ListFilter = {
  kind: 'record',
  source: 'driver',
  label: 'Driver',
  reference: 'accounts',
  sort: 'name',
  getName: ({ name }: RaRecord) => String(name),
};

/** The audit log's filter by the person who made a change. */
export const actorFilter: ListFilter = { ...driverFilter, source: 'actor_id', label: 'By' };

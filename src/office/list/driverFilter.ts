import type { RaRecord } from 'react-admin';
import type { ListFilter } from './listFilters';

/** A list's filter by one driver. */
export const driverFilter: ListFilter = {
  kind: 'record',
  source: 'driver',
  label: 'Driver',
  reference: 'accounts',
  sort: 'name',
  nameOf: ({ name }: RaRecord) => String(name),
};

/** The audit log's filter by who made a change. */
export const actorFilter: ListFilter = { ...driverFilter, source: 'actor_id', label: 'By' };

import {
  vehicle,
  vehicleChange,
  vehicleListAnswer,
  vehicleMerge,
  vehiclePaths as paths,
  vehicleQuery,
} from '@/contract/office/vehicles';
import type { CallDescription } from '../../openapi/CallDescription';

export const vehicleCalls: readonly CallDescription[] = [
  {
    path: paths.list,
    method: 'get',
    summary: 'Trucks and trailers (the office)',
    query: vehicleQuery,
    answer: vehicleListAnswer,
    needsBearer: true,
  },
  {
    path: paths.record,
    method: 'get',
    summary: 'A vehicle (the office)',
    answer: vehicle,
    needsBearer: true,
  },
  {
    path: paths.record,
    method: 'patch',
    summary: 'Change a vehicle (dispatchers, admins)',
    body: vehicleChange,
    answer: vehicle,
    needsBearer: true,
    mayBeStale: true,
  },
  {
    path: paths.merge,
    method: 'post',
    summary: 'Join a vehicle into another of its kind; answers the other (dispatchers, admins)',
    body: vehicleMerge,
    answer: vehicle,
    needsBearer: true,
    mayBeStale: true,
  },
];

import { driverListResponse, driverPaths, driverQuery } from '@/contract/office/drivers';
import { listDrivers } from '../../../domain/drivers/readDrivers';
import { call } from '../../call';

export const driverListCalls = [
  call(
    {
      method: 'GET',
      path: driverPaths.list,
      needs: 'drivers.read',
      ifChanged: true,
      summary: 'Drivers with their last inspection',
      query: driverQuery,
      response: driverListResponse,
    },
    ({ queries, query, today }) => listDrivers(queries, query, today),
  ),
];

import { driverListResponse, driverPaths, driverQuery } from '@/contract/office/drivers';
import { detail } from '@/contract/responses';
import { emailLinkToDriver } from '../../../domain/accounts/emailLink';
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
  call(
    {
      method: 'POST',
      path: driverPaths.emailLink,
      needs: 'drivers.read',
      summary: "Email a sign-in link to a driver's own address, without returning it",
      response: detail,
    },
    async ({ api, actor, id }) => {
      await emailLinkToDriver(api, actor, id);
      return { detail: 'The link is on its way.' };
    },
  ),
];

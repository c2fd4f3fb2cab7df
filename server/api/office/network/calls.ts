import { network, networkPath } from '@/contract/office/network';
import { networkHosts } from '../../../platform/http/networkHosts';
import { call } from '../../call';

export const networkCalls = [
  call(
    {
      method: 'GET',
      path: networkPath,
      needs: 'vehicles.edit',
      summary: 'Where other machines find this server',
      response: network,
    },
    ({ api }) => ({ hosts: networkHosts(api.settings.host) }),
  ),
];

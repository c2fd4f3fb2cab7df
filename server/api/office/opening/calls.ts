import { opening, openingPath } from '@/contract/office/opening';
import { changeOpening, readOpening } from '../../../domain/company/opening';
import { call } from '../../call';

export const openingCalls = [
  call(
    {
      method: 'GET',
      path: openingPath,
      needs: 'content',
      summary: 'Whether visitors see the site',
      response: opening,
    },
    ({ queries }) => readOpening(queries),
  ),
  call(
    {
      method: 'PUT',
      path: openingPath,
      needs: 'content',
      summary: 'Open or close the site for visitors',
      body: opening,
      response: opening,
    },
    async ({ api, queries, actor, body }) => {
      const changed = await changeOpening(queries, actor, body);
      // Drops the pages of this process now, without waiting for the notification of the change.
      api.content.drop();
      return changed;
    },
  ),
];

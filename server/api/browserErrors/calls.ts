import * as v from 'valibot';
import { browserErrorRequest, browserErrorsPath } from '@/contract/browserErrors';
import * as office from '@/contract/office/browserErrors';
import { listResponse } from '@/contract/office/listResponse';
import { listBrowserErrors, storeBrowserError } from '../../domain/browserErrors/browserErrors';
import { perCaller } from '../../platform/http/rateLimits';
import { call } from '../call';

/** The calls that store and list browser errors (docs/operations.md, Browser errors). */
export const browserErrorCalls = [
  call(
    {
      method: 'POST',
      path: browserErrorsPath,
      needs: 'nothing',
      summary: 'Tell of an error that no code of a page caught',
      perCaller: perCaller.browserErrors,
      body: browserErrorRequest,
      response: v.object({}),
    },
    async ({ queries, body }) => {
      await storeBrowserError(queries, body);
      return {};
    },
  ),
  call(
    {
      method: 'GET',
      path: office.browserErrorPaths.list,
      needs: 'browserErrors',
      summary: 'The errors of pages in the last 14 days',
      query: office.browserErrorQuery,
      response: listResponse(office.browserError),
    },
    ({ queries, query }) => listBrowserErrors(queries, query),
  ),
];

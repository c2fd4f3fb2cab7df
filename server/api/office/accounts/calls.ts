import {
  accountListResponse,
  accountRecord,
  accountPaths as paths,
  accountQuery,
} from '@/contract/office/accounts';
import { listAccounts, readAccountFor } from '../../../domain/people/readAccounts';
import { found } from '../../../platform/rejections';
import { call } from '../../call';

/** The calls for names in filters, and for an account's consent to sign. */
export const accountCalls = [
  call(
    {
      method: 'GET',
      path: paths.list,
      needs: 'reports.read',
      summary: 'The names of accounts',
      query: accountQuery,
      response: accountListResponse,
    },
    ({ queries, actor, query }) => listAccounts(queries, actor, query),
  ),
  call(
    {
      method: 'GET',
      path: paths.record,
      needs: 'reports.read',
      summary: 'The name of an account',
      response: accountRecord,
    },
    async ({ queries, actor, id }) => found(await readAccountFor(queries, actor, id)),
  ),
];

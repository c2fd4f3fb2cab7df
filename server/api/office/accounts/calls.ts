import {
  accountListResponse,
  accountRecord,
  accountPaths as paths,
  accountQuery,
} from '@/contract/office/accounts';
import { listAccounts, readAccount } from '../../../domain/people/readAccounts';
import { found } from '../../../platform/rejections';
import { call } from '../../call';

/** The names of accounts. All staff may read them, to choose one in a filter or an assignment. */
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
    ({ queries, query }) => listAccounts(queries, query),
  ),
  call(
    {
      method: 'GET',
      path: paths.record,
      needs: 'reports.read',
      summary: 'The name of an account',
      response: accountRecord,
    },
    async ({ queries, id }) => found(await readAccount(queries, id)),
  ),
];

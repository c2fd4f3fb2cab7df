import {
  accountListAnswer,
  accountName,
  accountPaths,
  accountQuery,
} from '@/contract/office/accounts';
import type { CallDescription } from '../../openapi/CallDescription';

export const accountCalls: readonly CallDescription[] = [
  {
    path: accountPaths.list,
    method: 'get',
    summary: 'The names of accounts (staff)',
    query: accountQuery,
    answer: accountListAnswer,
    needsBearer: true,
  },
  {
    path: accountPaths.record,
    method: 'get',
    summary: 'The name of an account (staff)',
    answer: accountName,
    needsBearer: true,
  },
];

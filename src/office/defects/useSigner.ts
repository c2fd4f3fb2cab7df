import { useGetIdentity, useGetOne } from 'react-admin';
import type { AccountName } from '@/contract/office/accounts';

/**
 * The signed-in account, which signs, and its person's name, with which it signs. The name is
 * undefined until the server has said it.
 */
export function useSigner() {
  const { identity } = useGetIdentity();
  const account: unknown = identity?.['accountId'];
  const id = typeof account === 'number' ? account : undefined;
  const { data } = useGetOne<AccountName>('accounts', { id }, { enabled: id !== undefined });
  return { username: identity?.id, name: data?.name };
}

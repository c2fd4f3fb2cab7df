import { useGetIdentity, useGetOne } from 'react-admin';
import type { AccountRecord } from '@/contract/office/accounts';
import { consentVersion } from '@/contract/signingConsent';

/**
 * The signed-in account, its name in signatures and its consent. While the account loads, the name is undefined and
 * `hasConsented` is true.
 */
export function useSigner() {
  const { identity } = useGetIdentity();
  const account: unknown = identity?.['accountId'];
  const id = typeof account === 'number' ? account : undefined;
  const { data } = useGetOne<AccountRecord>('accounts', { id }, { enabled: id !== undefined });
  const hasConsented = !data || data.signing_consent?.version === consentVersion;
  return { username: identity?.id, name: data?.name, hasConsented };
}

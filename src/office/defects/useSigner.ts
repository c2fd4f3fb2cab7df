import { useGetIdentity, useGetOne } from 'react-admin';
import type { AccountRecord } from '@/contract/office/accounts';
import { consentVersion } from '@/contract/signingConsent';

/**
 * The signed-in account, which signs, and its person's name, with which it signs. Until the server
 * has said them, the name is undefined, and no consent is asked for.
 */
export function useSigner() {
  const { identity } = useGetIdentity();
  const account: unknown = identity?.['accountId'];
  const id = typeof account === 'number' ? account : undefined;
  const { data } = useGetOne<AccountRecord>('accounts', { id }, { enabled: id !== undefined });
  const hasConsented = !data || data.signing_consent?.version === consentVersion;
  return { username: identity?.id, name: data?.name, hasConsented };
}

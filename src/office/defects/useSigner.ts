import { useGetIdentity, useGetOne } from 'react-admin';
import type { AccountRecord } from '@/contract/office/accounts';
import { consentVersion } from '@/contract/signingConsent';

/**
 * The signed-in account and its person's name, which both appear in the signature. Until the server
 * has returned them, the name is undefined, and nobody is asked for consent.
 */
export function useSigner() {
  const { identity } = useGetIdentity();
  const account: unknown = identity?.['accountId'];
  const id = typeof account === 'number' ? account : undefined;
  const { data } = useGetOne<AccountRecord>('accounts', { id }, { enabled: id !== undefined });
  const hasConsented = !data || data.signing_consent?.version === consentVersion;
  return { username: identity?.id, name: data?.name, hasConsented };
}

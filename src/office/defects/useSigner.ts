import { useGetIdentity, useGetOne } from 'react-admin';
import type { AccountRecord } from '@/contract/office/accounts';
import { consentVersion } from '@/contract/signingConsent';

/**
 * The signed-in account, its name in signatures, and the version of the consent text to show next to the button that
 * signs. The name is undefined while the account loads, the version once the account has consented.
 */
export function useSigner() {
  const { identity } = useGetIdentity();
  const account: unknown = identity?.['accountId'];
  const id = typeof account === 'number' ? account : undefined;
  const { data } = useGetOne<AccountRecord>('accounts', { id }, { enabled: id !== undefined });
  const consent = data?.signing_consent?.version === consentVersion ? undefined : consentVersion;
  return { username: identity?.id, name: data?.name, consent };
}

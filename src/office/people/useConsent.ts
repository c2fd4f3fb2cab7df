import { useGetOne } from 'react-admin';
import type { AccountRecord } from '@/contract/office/accounts';
import type { Person } from '@/contract/office/people';

/** A person's consent to sign electronically; null or undefined without one, and while it loads. */
export function useConsent(person: Person | undefined) {
  const { data } = useGetOne<AccountRecord>(
    'accounts',
    { id: person?.id },
    { enabled: person !== undefined },
  );
  return data?.signing_consent;
}

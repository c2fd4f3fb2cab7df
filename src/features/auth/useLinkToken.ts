import { useLocation } from 'react-router';
import { useSettings } from '@/api/useSettings';
import { tokenIn } from '@/contract/signInLink';

/** Returns the token of the sign-in link that opened /login. Null without a link, or with another backend. */
export function useLinkToken(): string | null {
  const { hash } = useLocation();
  const { fleet } = useSettings();
  return fleet ? tokenIn(hash) : null;
}

import type { AuthProvider } from 'react-admin';
import { loggedOut } from '@/events/session';
import type { Staff } from '../session';
import type { OfficeStore } from '../store';

/**
 * Connects react-admin to the site's session. Its checks never fail, because a failed check would make react-admin
 * discard unsaved input and treat the rejected call as a success.
 */
export function createAuthProvider(
  store: OfficeStore,
  { account, role }: Staff,
  leave: () => void,
): AuthProvider {
  return {
    login: async () => undefined,
    logout: async () => {
      leave();
      store.dispatch(loggedOut());
      return false;
    },
    checkAuth: async () => undefined,
    checkError: async () => undefined,
    getIdentity: async () => ({
      id: account.username,
      fullName: account.username,
      accountId: account.id,
    }),
    getPermissions: async () => role,
  };
}

import type { AuthProvider } from 'react-admin';
import { loggedOut } from '@/events/session';
import { isAllowed } from '@/contract/office/permissions';
import type { Role } from '@/contract/office/roles';
import type { Permission } from '@/contract/office/permissions';
import type { Staff } from '../session';
import type { OfficeStore } from '../store';

/**
 * The permission that a page requires, by react-admin's resource and action; other pages require
 * read access. All staff can open a vehicle's page, because people who may not change it read it
 * there.
 */
const permissions: Readonly<Record<string, Permission>> = {
  'comments.list': 'comments',
  'comments.show': 'comments',
  'leads.list': 'leads',
  'leads.show': 'leads',
  'media.list': 'media',
  'people.list': 'people',
  'people.create': 'people',
  'people.edit': 'people',
  'audit.list': 'audit',
  'browser-errors.list': 'browserErrors',
};

/** Whether a role may open a page of react-admin. */
export function canOpen(role: Role, { resource, action }: { resource: string; action: string }) {
  return isAllowed(role, permissions[`${resource}.${action}`] ?? 'reports.read');
}

/**
 * Connects react-admin to the site's session. The office opens signed in. When the session ends
 * elsewhere, SignInAgain asks for the password in place. If this auth provider threw, react-admin
 * would discard unsaved input and treat the rejected call as a success.
 *
 * @param leave Navigates to the site's login page.
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
    canAccess: async (page) => canOpen(role, page),
  };
}

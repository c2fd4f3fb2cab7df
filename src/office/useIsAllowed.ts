import { usePermissions } from 'react-admin';
import { isAllowed, type Permission } from '@/contract/office/permissions';
import type { Role } from '@/contract/office/roles';

/** Whether the signed-in person's role has the permission. False until the role is loaded. */
export function useIsAllowed(permission: Permission): boolean {
  const { permissions: role } = usePermissions<Role>();
  return role !== undefined && isAllowed(role, permission);
}

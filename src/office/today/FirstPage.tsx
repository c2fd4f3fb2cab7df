import { usePermissions } from 'react-admin';
import { Navigate } from 'react-router';
import { isAllowed } from '@/contract/office/permissions';
import type { Role } from '@/contract/office/roles';
import { Today } from './Today';

/** The office's first page: Today, or for an auditor the list of reports. */
export function FirstPage() {
  const { permissions: role } = usePermissions<Role>();
  if (role === undefined) return null;
  return isAllowed(role, 'today') ? <Today /> : <Navigate to="/reports" replace />;
}

import { usePermissions } from 'react-admin';
import { Link } from 'react-router';
import { isAllowed } from '@/contract/office/permissions';
import type { Role } from '@/contract/office/roles';

interface PersonLinkProps {
  id: number;
  /** The person's name. */
  children: string;
}

/** A person's name: a link to their page for those who may open it, text for others. */
export function PersonLink({ id, children }: PersonLinkProps) {
  const { permissions: role } = usePermissions<Role>();
  const mayOpen = role !== undefined && isAllowed(role, 'people');
  return mayOpen ? <Link to={`/people/${id}`}>{children}</Link> : children;
}

import Button from '@mui/material/Button';
import { Title, usePermissions } from 'react-admin';
import { Link } from 'react-router';
import { isAllowed, type Permission } from '@/contract/office/permissions';
import type { Role } from '@/contract/office/roles';
import { useIsAllowed } from '../useIsAllowed';
import { PageTitle } from './PageTitle';
import { StatePage } from './StatePage';

function ToFirstPage() {
  const hasToday = useIsAllowed('today');
  return (
    <Button component={Link} to="/">
      {hasToday ? 'Go to Today' : 'Go to Reports'}
    </Button>
  );
}

export function NotFound() {
  return (
    <StatePage symbol="lost" action={<ToFirstPage />}>
      <Title title={<PageTitle text="Page not found" />} />
      The office has no page at this address.
    </StatePage>
  );
}

function Forbidden() {
  return (
    <StatePage symbol="closed" action={<ToFirstPage />}>
      <Title title={<PageTitle text="Not for your role" />} />
      Your role does not include this page. An admin can change your role.
    </StatePage>
  );
}

/** Renders the children if the role has the permission, or else an explanation. */
export function OnlyFor({
  permission,
  children,
}: {
  permission: Permission;
  children: React.ReactNode;
}) {
  const { permissions: role } = usePermissions<Role>();
  if (role === undefined) return null;
  return isAllowed(role, permission) ? children : <Forbidden />;
}

/** Shown in place of a page after an unexpected error. */
export function Broken() {
  return (
    <StatePage
      symbol="lost"
      isAlert
      action={<Button onClick={() => window.location.reload()}>Reload the page</Button>}
    >
      This page has stopped working. What was saved is safe.
    </StatePage>
  );
}

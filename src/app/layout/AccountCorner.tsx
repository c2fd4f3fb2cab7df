import { lazy, Suspense } from 'react';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { routes } from '@/contract/routes';
import { selectIsSignedIn } from '@/features/auth/authSlice';
import { ErrorBoundary } from '../ErrorBoundary';
import { useAppSelector } from '../hooks';

const UserMenu = lazy(async () => {
  const { UserMenu } = await import(/* webpackChunkName: "user-menu" */ './UserMenu');
  return { default: UserMenu };
});

/** The login button or the driver's menu. The server renders every page as signed out. */
export function AccountCorner() {
  const isSignedIn = useAppSelector(selectIsSignedIn);
  if (!isSignedIn)
    return (
      <Button component={Link} to={routes.login}>
        Login
      </Button>
    );
  return (
    <ErrorBoundary fallback={null}>
      <Suspense>
        <UserMenu />
      </Suspense>
    </ErrorBoundary>
  );
}

import { lazy, Suspense } from 'react';
import { ButtonLink } from '../../components/Button/Button';
import { routes } from '../../contract/routes';
import { selectIsSignedIn } from '../../features/auth/authSlice';
import { ErrorBoundary } from '../ErrorBoundary';
import { useAppSelector } from '../hooks';

const UserMenu = lazy(async () => {
  const { UserMenu } = await import(/* webpackChunkName: "user-menu" */ './UserMenu');
  return { default: UserMenu };
});

/** Login, or the driver's own menu. The server renders every page as signed out (design 3). */
export function AccountCorner() {
  const isSignedIn = useAppSelector(selectIsSignedIn);
  if (!isSignedIn) return <ButtonLink to={routes.login}>Login</ButtonLink>;
  return (
    <ErrorBoundary fallback={null}>
      <Suspense>
        <UserMenu />
      </Suspense>
    </ErrorBoundary>
  );
}

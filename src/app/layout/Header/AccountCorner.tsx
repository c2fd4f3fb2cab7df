import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { lazyWithRetry } from '@/components/lazy/lazyWithRetry';
import { routes } from '@/contract/routes';
import { selectIsSignedIn } from '@/features/auth/authSlice';
import { useAppSelector } from '../../hooks';
import { LazyHost } from '../../LazyHost';

const UserMenu = lazyWithRetry(async () => {
  const { UserMenu } = await import(/* webpackChunkName: "user-menu" */ './UserMenu');
  return UserMenu;
});

/** The login button, or the driver's menu. Shows the button before the session is known, as the server renders it. */
export function AccountCorner() {
  const isSignedIn = useAppSelector(selectIsSignedIn);
  if (!isSignedIn)
    return (
      <Button component={Link} to={routes.login} variant="outlined">
        Login
      </Button>
    );
  return (
    <LazyHost isNeeded>
      <UserMenu />
    </LazyHost>
  );
}

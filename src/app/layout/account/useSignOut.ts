import { useLocation, useNavigate } from 'react-router';
import { routes } from '@/contract/routes';
import { loggedOut } from '@/events/session';
import { useAppDispatch } from '../../hooks';

/** Returns a function that ends the session and goes to the login page. */
export function useSignOut(): () => void {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return () => {
    dispatch(loggedOut());
    // The report's guard also navigates to /login, and one history entry is enough.
    void navigate(routes.login, { replace: pathname === routes.vehicleReport });
  };
}

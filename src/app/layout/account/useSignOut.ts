import { useLocation, useNavigate } from 'react-router';
import { routes } from '@/contract/routes';
import { loggedOut } from '@/events/session';
import { useAppDispatch } from '../../hooks';

export function useSignOut(): () => void {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return () => {
    dispatch(loggedOut());
    // The report's guard also navigates to /login, so replacing avoids a second history entry.
    void navigate(routes.login, { replace: pathname === routes.vehicleReport });
  };
}

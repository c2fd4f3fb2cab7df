import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { selectSessionStatus } from '@/features/auth/authSlice';
import { routes } from '@/contract/routes';
import { dialogClosed } from '@/events/dialogs';
import { hereState } from '@/features/auth/returnPath';
import { useAppDispatch, useAppSelector } from './hooks';

/** Sends a driver whose session has expired to /login, and lets them return to where they were. */
export function SessionWatch() {
  const status = useAppSelector(selectSessionStatus);
  const before = useRef(status);
  const location = useLocation();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();

  useEffect(() => {
    const hasExpired = status === 'expired' && before.current !== 'expired';
    before.current = status;
    if (!hasExpired || location.pathname === routes.login) return;
    dispatch(dialogClosed());
    // The report's guard also replaces its page, and one history entry is enough.
    const replace = location.pathname === routes.vehicleReport;
    void navigate(routes.login, { replace, state: hereState(location) });
  }, [status, location, navigate, dispatch]);

  return null;
}

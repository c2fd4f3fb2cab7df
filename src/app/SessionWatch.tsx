import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { selectSessionStatus } from '@/features/auth/authSlice';
import { routes } from '@/contract/routes';
import { dialogClosed, type Dialog } from '@/events/dialogs';
import { hereState } from '@/features/auth/returnPath';
import { selectDialog } from '@/features/ui/uiSlice';
import { useAppDispatch, useAppSelector } from './hooks';

/** The account dialogs. They need a session on every page. */
const accountDialogs: readonly Dialog['kind'][] = ['changeUsername', 'changePassword', 'signOut'];

/**
 * Sends drivers to /login if their session expires on the report's page or in an account dialog.
 * Signing in leads them back to where they were. On a public page, visitors stay where they are.
 */
export function SessionWatch() {
  const status = useAppSelector(selectSessionStatus);
  const dialog = useAppSelector(selectDialog);
  const before = useRef(status);
  const location = useLocation();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();

  useEffect(() => {
    const hasExpired = status === 'expired' && before.current !== 'expired';
    before.current = status;
    if (!hasExpired || location.pathname === routes.login) return;
    const isOnReport = location.pathname === routes.vehicleReport;
    if (!isOnReport && !(dialog && accountDialogs.includes(dialog.kind))) return;
    dispatch(dialogClosed());
    // The report's guard also navigates to /login, and one history entry is enough.
    void navigate(routes.login, { replace: isOnReport, state: hereState(location) });
  }, [status, dialog, location, navigate, dispatch]);

  return null;
}

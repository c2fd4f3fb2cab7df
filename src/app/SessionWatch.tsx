import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { selectSessionStatus } from '@/features/auth/authSlice';
import { routes } from '@/contract/routes';
import { dialogClosed, type Dialog } from '@/events/dialogs';
import { hereState } from '@/features/auth/returnPath';
import { selectDialog } from '@/features/ui/uiSlice';
import { useAppDispatch, useAppSelector } from './hooks';

/** The dialogs that need a session on any page. */
const accountDialogs: readonly Dialog['kind'][] = ['changeUsername', 'changePassword', 'signOut'];

/** Sends a driver to /login when the session expires on the report's page or in an account dialog. */
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
    // The report's guard also navigates to /login, so replacing avoids a second history entry.
    void navigate(routes.login, { replace: isOnReport, state: hereState(location) });
  }, [status, dialog, location, navigate, dispatch]);

  return null;
}

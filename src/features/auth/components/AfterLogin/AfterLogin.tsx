import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { Navigate, useLocation } from 'react-router';
import { selectUser } from '../../authSlice';
import { useSettings } from '@/api/useSettings';
import { leaveSite } from '../../leaveSite';
import { isOfficePath, returnPathOf } from '../../returnPath';

/** Takes who has signed in to where they wanted, else to their own page. */
export function AfterLogin() {
  const location = useLocation();
  const user = useSelector(selectUser);
  const { apiHost } = useSettings();
  // Another backend may know roles of its own, but has no office.
  const path = returnPathOf(location, apiHost === '' ? user?.role : undefined);
  const isOffice = isOfficePath(path);
  useEffect(() => {
    if (isOffice) leaveSite(path);
  }, [isOffice, path]);
  return isOffice ? null : <Navigate to={path} replace />;
}

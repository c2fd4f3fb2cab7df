import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { Navigate, useLocation } from 'react-router';
import { selectUser } from '../../authSlice';
import { useSettings } from '@/api/useSettings';
import { leaveSite } from '../../leaveSite';
import { isOfficePath, chooseReturnPath } from '../../returnPath';

/**
 * Redirects the signed-in person to the page that they requested, or else to their default page.
 */
export function AfterLogin() {
  const location = useLocation();
  const user = useSelector(selectUser);
  const { apiHost } = useSettings();
  // Another backend has no office.
  const path = chooseReturnPath(location, apiHost === '' ? user?.role : undefined);
  const isOffice = isOfficePath(path);
  useEffect(() => {
    if (isOffice) leaveSite(path);
  }, [isOffice, path]);
  return isOffice ? null : <Navigate to={path} replace />;
}

import { useSelector } from 'react-redux';
import { selectSessionStatus } from './authSlice';

/** Where the session stands, for pages: they know no store. */
export function useSessionStatus() {
  return useSelector(selectSessionStatus);
}

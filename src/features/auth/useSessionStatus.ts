import { useSelector } from 'react-redux';
import { selectSessionStatus } from './authSlice';

/** The session's status for pages, because they do not access the store. */
export function useSessionStatus() {
  return useSelector(selectSessionStatus);
}

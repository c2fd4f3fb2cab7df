import { useSelector } from 'react-redux';
import { selectSessionStatus } from './authSlice';

export function useSessionStatus() {
  return useSelector(selectSessionStatus);
}

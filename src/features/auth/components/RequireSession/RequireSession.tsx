import Typography from '@mui/material/Typography';
import { useSelector } from 'react-redux';
import { Navigate, useLocation } from 'react-router';
import { selectSessionStatus } from '../../authSlice';
import { stateTexts } from '@/contract/messages/states';
import { routes } from '@/contract/routes';
import { hereState } from '../../returnPath';

export function RequireSession({ children }: { children: React.ReactNode }) {
  const status = useSelector(selectSessionStatus);
  const location = useLocation();
  if (status === 'authenticated') return children;
  if (status === 'unknown') {
    return (
      <Typography role="status" sx={{ px: 2.5, py: 10, textAlign: 'center' }}>
        {stateTexts.loading}
      </Typography>
    );
  }
  return <Navigate to={routes.login} replace state={hereState(location)} />;
}

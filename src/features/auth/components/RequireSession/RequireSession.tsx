import { styled } from '@mui/material/styles';
import { useSelector } from 'react-redux';
import { Navigate, useLocation } from 'react-router';
import { stateTexts } from '../../../../contract/messages';
import { routes } from '../../../../contract/routes';
import { selectSessionStatus } from '../../authSlice';
import { hereState } from '../../returnPath';

const Waiting = styled('p')(({ theme }) => ({
  padding: theme.spacing(10, 2.5),
  textAlign: 'center',
}));

/** The route guard: whoever is not signed in goes to /login, and comes back here afterwards (design 10.12). */
export function RequireSession({ children }: { children: React.ReactNode }) {
  const status = useSelector(selectSessionStatus);
  const location = useLocation();
  if (status === 'authenticated') return children;
  if (status === 'unknown') return <Waiting role="status">{stateTexts.loading}</Waiting>;
  return <Navigate to={routes.login} replace state={hereState(location)} />;
}

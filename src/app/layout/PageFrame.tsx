import { Suspense } from 'react';
import { styled } from '@mui/material/styles';
import { useLocation } from 'react-router';
import { stateTexts } from '../../contract/messages';
import { ErrorBoundary } from '../ErrorBoundary';

const Waiting = styled('p')(({ theme }) => ({
  padding: theme.spacing(10, 2.5),
  textAlign: 'center',
  color: theme.palette.text.secondary,
}));

/** Around each page: what shows while its files come, and if it breaks. Another path is a new try. */
export function PageFrame({ children }: { children: React.ReactNode }) {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary key={pathname}>
      <Suspense fallback={<Waiting role="status">{stateTexts.loading}</Waiting>}>
        {children}
      </Suspense>
    </ErrorBoundary>
  );
}

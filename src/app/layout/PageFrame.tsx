import { Suspense } from 'react';
import Typography from '@mui/material/Typography';
import { useLocation } from 'react-router';
import { stateTexts } from '@/contract/messages';
import { ErrorBoundary } from '../ErrorBoundary';

const waiting = (
  <Typography role="status" color="textSecondary" sx={{ px: 2.5, py: 10, textAlign: 'center' }}>
    {stateTexts.loading}
  </Typography>
);

/** Around each page: what shows while its files come, and if it breaks. Another path is a new try. */
export function PageFrame({ children }: { children: React.ReactNode }) {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary key={pathname}>
      <Suspense fallback={waiting}>{children}</Suspense>
    </ErrorBoundary>
  );
}

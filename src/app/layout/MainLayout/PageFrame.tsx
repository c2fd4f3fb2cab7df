import { Suspense } from 'react';
import Typography from '@mui/material/Typography';
import { useLocation } from 'react-router';
import { stateTexts } from '@/contract/messages/states';
import { ErrorBoundary } from '@/components/ErrorBoundary/ErrorBoundary';

const waiting = (
  <Typography role="status" color="textSecondary" sx={{ px: 2.5, py: 10, textAlign: 'center' }}>
    {stateTexts.loading}
  </Typography>
);

/** Wraps a page. Navigating to another path removes the error of a failed page. */
export function PageFrame({ children }: { children: React.ReactNode }) {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary key={pathname}>
      <Suspense fallback={waiting}>{children}</Suspense>
    </ErrorBoundary>
  );
}

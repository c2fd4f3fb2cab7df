import { Suspense, useState } from 'react';
import { ErrorBoundary } from '@/components/ErrorBoundary/ErrorBoundary';

interface LazyHostProps {
  /** Whether the part is needed now. A part that was needed once stays mounted. */
  isNeeded: boolean;
  /** A component that `lazyWithRetry` created. */
  children: React.ReactNode;
}

/**
 * Mounts a part of the layout when it is first needed, so that its chunk is loaded only then. Shows
 * nothing while the chunk is loading or if it fails to load.
 */
export function LazyHost({ isNeeded, children }: LazyHostProps) {
  const [wasNeeded, setWasNeeded] = useState(false);
  if (isNeeded && !wasNeeded) setWasNeeded(true);
  if (!isNeeded && !wasNeeded) return null;
  return (
    <ErrorBoundary fallback={null}>
      <Suspense>{children}</Suspense>
    </ErrorBoundary>
  );
}

import { Suspense, useState } from 'react';
import { ErrorBoundary } from '@/components/ErrorBoundary/ErrorBoundary';

interface LazyHostProps {
  /** Whether the part is needed now. Once it was, it stays mounted. */
  isNeeded: boolean;
  /** A component of `lazyWithRetry`. */
  children: React.ReactNode;
}

/**
 * Mounts a part of the layout when it is first needed, so that its chunk is loaded only then. Shows
 * nothing while the chunk is loading, and if it cannot be loaded.
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

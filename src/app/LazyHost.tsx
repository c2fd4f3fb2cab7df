import { Suspense, useState } from 'react';
import { ErrorBoundary } from '@/components/ErrorBoundary/ErrorBoundary';

interface LazyHostProps {
  /** After this has been true once, the part stays mounted. */
  isNeeded: boolean;
  children: React.ReactNode;
}

/**
 * Mounts a part of the layout when it is first needed. Renders nothing while the part's chunk loads or if it fails to
 * load.
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

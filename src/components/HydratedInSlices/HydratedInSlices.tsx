import { Children, Suspense } from 'react';

/**
 * Lets React bring each child to life by itself, as a boundary of its own: between two of them the browser may answer
 * the visitor, and one that he touches comes first. Nothing else changes; the children do not wait for anything.
 */
export function HydratedInSlices({ children }: { children: React.ReactNode }) {
  return Children.map(children, (child) => <Suspense>{child}</Suspense>);
}

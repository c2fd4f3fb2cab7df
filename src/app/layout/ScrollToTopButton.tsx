import { lazy, Suspense, useState } from 'react';
import { useIsFarDown } from '@/components/scrolling/useIsFarDown';
import { ErrorBoundary } from '../ErrorBoundary';

const ScrollToTopFab = lazy(async () => {
  const { ScrollToTopFab } = await import(
    /* webpackChunkName: "scroll-to-top" */ './ScrollToTopFab'
  );
  return { default: ScrollToTopFab };
});

/**
 * Loads the back-to-top button when the page is first scrolled past 300 px, and shows it past that
 * point.
 */
export function ScrollToTopButton() {
  const isFarDown = useIsFarDown();
  const [needed, setNeeded] = useState(false);
  if (isFarDown && !needed) setNeeded(true);

  if (!needed) return null;
  return (
    <ErrorBoundary fallback={null}>
      <Suspense>
        <ScrollToTopFab isShown={isFarDown} />
      </Suspense>
    </ErrorBoundary>
  );
}

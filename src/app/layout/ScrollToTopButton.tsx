import { lazy, Suspense, useEffect, useState } from 'react';
import { scrolling } from '@/contract/constants';
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
  const [isFarDown, setFarDown] = useState(false);
  const [needed, setNeeded] = useState(false);
  if (isFarDown && !needed) setNeeded(true);

  useEffect(() => {
    const look = () => setFarDown(window.scrollY > scrolling.topButtonThreshold);
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);

  if (!needed) return null;
  return (
    <ErrorBoundary fallback={null}>
      <Suspense>
        <ScrollToTopFab isShown={isFarDown} />
      </Suspense>
    </ErrorBoundary>
  );
}

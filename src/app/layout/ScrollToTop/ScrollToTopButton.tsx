import { lazyWithRetry } from '@/components/lazy/lazyWithRetry';
import { useIsFarDown } from '@/components/scrolling/useIsFarDown';
import { LazyHost } from '../../LazyHost';

const ScrollToTopFab = lazyWithRetry(async () => {
  const { ScrollToTopFab } = await import(
    /* webpackChunkName: "scroll-to-top" */ './ScrollToTopFab'
  );
  return ScrollToTopFab;
});

/** The button that scrolls to the top, shown once the page is scrolled down. */
export function ScrollToTopButton() {
  const isFarDown = useIsFarDown();
  return (
    <LazyHost isNeeded={isFarDown}>
      <ScrollToTopFab isShown={isFarDown} />
    </LazyHost>
  );
}

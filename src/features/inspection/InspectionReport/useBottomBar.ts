import { useCallback } from 'react';

/**
 * Height of the bar at the lower edge of the window, for scroll-padding and for elements placed
 * above it.
 */
const bottomBar = '--bottom-bar';

/**
 * Keeps the focus and the page's corner clear of a bar while it covers the lower edge of the
 * window.
 */
export function useBottomBar(isCovering: boolean): React.RefCallback<HTMLElement> {
  return useCallback(
    (bar: HTMLElement | null) => {
      if (!bar || !isCovering || typeof ResizeObserver === 'undefined') return undefined;
      const { style } = document.documentElement;
      const observer = new ResizeObserver(() =>
        style.setProperty(bottomBar, `${bar.offsetHeight}px`),
      );
      observer.observe(bar, { box: 'border-box' });
      return () => {
        observer.disconnect();
        style.removeProperty(bottomBar);
      };
    },
    [isCovering],
  );
}

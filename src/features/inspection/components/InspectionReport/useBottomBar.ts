import { useCallback } from 'react';

/** The height of what covers the lower edge of the window: for scroll-padding, and for what stands above it. */
const bottomBar = '--bottom-bar';

/** Keeps the focus and the page's corner clear of a bar, for as long as it covers the lower edge of the window. */
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

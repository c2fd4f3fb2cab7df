import { useEffect, useState, type RefObject } from 'react';

/**
 * Margin (CSS length) around the viewport within which content counts as near. The margin leaves
 * enough time for fast scrolling.
 */
export const near = '600px';

/**
 * Whether the element is in view, or within `margin` (CSS length) of it. False until the browser
 * reports the position, and thus on the first render.
 */
export function useInView(element: RefObject<Element | null>, margin = '0px'): boolean {
  const [inView, setInView] = useState(false);
  useEffect(() => {
    if (!element.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => setInView(entries.at(-1)?.isIntersecting ?? false),
      { rootMargin: margin },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, margin]);
  return inView;
}

import { useEffect, useState, type RefObject } from 'react';

/**
 * A CSS margin around the viewport. Content within it counts as near, which leaves time to load it before a fast scroll
 * reaches it.
 */
export const near = '600px';

/**
 * Whether the element is in view, or within `margin` (a CSS length) of it. False in the first render, because the
 * browser reports the position later.
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

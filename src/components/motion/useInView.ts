import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/**
 * Whether the element is in view, or within `margin` (CSS length) of it. False until the browser has said so,
 * hence in the first render too.
 */
export function useInView(element: RefObject<Element | null>, margin = '0px'): boolean {
  const [inView, setInView] = useState(false);
  useEffect(() => {
    const target = element.current;
    if (!target) return undefined;
    const observer = new IntersectionObserver(
      (entries) => setInView(entries.at(-1)?.isIntersecting ?? false),
      { rootMargin: margin },
    );
    observer.observe(target);
    return () => observer.disconnect();
  }, [element, margin]);
  return inView;
}

import { useEffect, useState } from 'react';
import type { RefObject } from 'react';
import { watchInView } from './watchInView';

/**
 * Whether the element is in view, or within `margin` (CSS length) of it. False until the browser has said so,
 * hence in the first render too.
 */
export function useInView(element: RefObject<Element | null>, margin = '0px'): boolean {
  const [inView, setInView] = useState(false);
  useEffect(() => {
    return element.current ? watchInView(element.current, margin, setInView) : undefined;
  }, [element, margin]);
  return inView;
}

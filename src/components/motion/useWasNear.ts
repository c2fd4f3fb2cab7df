import { useState, type RefObject } from 'react';
import { near, useInView } from './useInView';

/**
 * Whether the element has ever been near the viewport. Content that is not needed before, such as a
 * map, is rendered from then on. False on the first render.
 */
export function useWasNear(element: RefObject<Element | null>): boolean {
  const isNear = useInView(element, near);
  const [wasNear, setWasNear] = useState(false);
  if (isNear && !wasNear) setWasNear(true);
  return wasNear;
}

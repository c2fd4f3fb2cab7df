import { useSyncExternalStore, type RefObject } from 'react';
import { useReducedMotion } from '@/theme/reducedMotion';
import { useInView } from './useInView';

function subscribeToVisibility(notify: () => void): () => void {
  document.addEventListener('visibilitychange', notify);
  return () => document.removeEventListener('visibilitychange', notify);
}

/** Whether an element may move automatically: in view, in a visible tab and without reduced motion. */
export function useMayMove(element: RefObject<Element | null>): boolean {
  const isInView = useInView(element);
  const isTabShown = useSyncExternalStore(
    subscribeToVisibility,
    () => document.visibilityState === 'visible',
    () => false,
  );
  const isReduced = useReducedMotion();
  return isInView && isTabShown && !isReduced;
}

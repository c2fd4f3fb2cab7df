import { useSyncExternalStore, type RefObject } from 'react';
import { useInView } from './useInView';

function subscribeToVisibility(notify: () => void): () => void {
  document.addEventListener('visibilitychange', notify);
  return () => document.removeEventListener('visibilitychange', notify);
}

const reducedMotion = '(prefers-reduced-motion: reduce)';

function subscribeToPreference(notify: () => void): () => void {
  const preference = window.matchMedia(reducedMotion);
  preference.addEventListener('change', notify);
  return () => preference.removeEventListener('change', notify);
}

/** Whether the visitor prefers reduced motion. False on the server. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(
    subscribeToPreference,
    () => window.matchMedia(reducedMotion).matches,
    () => false,
  );
}

/**
 * Whether an element may move automatically. It must be in view in a visible tab, without reduced
 * motion.
 */
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

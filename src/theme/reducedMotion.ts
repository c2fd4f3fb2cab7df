import { useSyncExternalStore } from 'react';

/** The media query that matches if the visitor prefers reduced motion. */
export const reducedMotion = '(prefers-reduced-motion: reduce)';

export const wantsReducedMotion = () => window.matchMedia(reducedMotion).matches;

function subscribe(notify: () => void): () => void {
  const preference = window.matchMedia(reducedMotion);
  preference.addEventListener('change', notify);
  return () => preference.removeEventListener('change', notify);
}

/** Whether the visitor prefers reduced motion. False on the server. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(subscribe, wantsReducedMotion, () => false);
}

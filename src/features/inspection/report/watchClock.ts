import { phoneWoke } from '../inspectionSlice';
import type { InspectionStore } from '../inspectionStore';
import { now } from './header';

/** Dispatches when the page becomes visible again. Returns a function that stops it. */
export function watchClock({ dispatch }: InspectionStore): () => void {
  const seen = () => {
    if (document.visibilityState === 'visible') dispatch(phoneWoke(now()));
  };
  document.addEventListener('visibilitychange', seen);
  window.addEventListener('pageshow', seen);
  return () => {
    document.removeEventListener('visibilitychange', seen);
    window.removeEventListener('pageshow', seen);
  };
}

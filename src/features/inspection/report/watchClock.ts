import { phoneWoke } from '../inspectionSlice';
import type { InspectionStore } from '../inspectionStore';
import { now } from './header';

/** Notes when the page is looked at again. Gives a function that ends it. */
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

import { phoneWoke } from '@/features/inspection/model/inspectionSlice';
import { now } from '@/features/inspection/model/state/header';
import type { InspectionStore } from '@/features/inspection/storage/inspectionStore';

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

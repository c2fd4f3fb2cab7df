import { setupListeners } from '@reduxjs/toolkit/query';
import type { InspectionStore } from '@/features/inspection/storage/inspectionStore';
import { startPhotoSync } from './photoSync';
import { startReviewSync } from './reviewSync';

/** Starts what goes on next to the report with our own backend. Returns a function that stops it. */
export function startFleet(store: InspectionStore): () => void {
  const stopListeners = setupListeners(store.dispatch);
  const stopReviews = startReviewSync(store);
  const stopPhotos = startPhotoSync(store);
  return () => {
    stopListeners();
    stopReviews();
    stopPhotos();
  };
}

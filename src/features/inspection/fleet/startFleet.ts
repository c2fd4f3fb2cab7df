import { setupListeners } from '@reduxjs/toolkit/query';
import type { Phone } from '../draft/phone';
import type { InspectionStore } from '../inspectionStore';
import { startPhotoSync } from '../photos/photoSync';
import { keepBesideDraft } from './phoneStorage';
import { startReviewSync } from './reviewSync';

/** Starts what goes on beside the report with our own backend. Returns a function that stops it. */
export function startFleet(store: InspectionStore, { storage }: Phone): () => void {
  keepBesideDraft(storage, store.extra);
  const stopListeners = setupListeners(store.dispatch);
  const stopReviews = startReviewSync(store);
  const stopPhotos = startPhotoSync(store);
  return () => {
    stopListeners();
    stopReviews();
    stopPhotos();
  };
}

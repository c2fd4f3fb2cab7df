import type { PayloadAction } from '@reduxjs/toolkit';
import type { DraftState } from './inspectionState';
import { photosAdapter, selectPhotos, type Photo } from './photo';

/** Actions that keep the store's photos equal to those on the phone's disk. */
export const photoReducers = {
  photosRead({ photos }: DraftState, { payload }: PayloadAction<Photo[]>) {
    // The driver may have taken a photo during the read.
    photosAdapter.setAll(photos, [...payload, ...selectPhotos(photos)]);
  },
  /** The photo was added or changed on the disk. */
  photoStored({ photos }: DraftState, action: PayloadAction<Photo>) {
    photosAdapter.setOne(photos, action);
  },
  photoDropped({ photos }: DraftState, action: PayloadAction<string>) {
    photosAdapter.removeOne(photos, action);
  },
};

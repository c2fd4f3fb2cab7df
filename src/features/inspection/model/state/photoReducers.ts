import type { PayloadAction } from '@reduxjs/toolkit';
import type { DraftState } from './inspectionState';
import { photosAdapter, selectPhotos, type Photo } from './photo';

/** The photos on the phone's disk. */
export const photoReducers = {
  photosRead({ photos }: DraftState, { payload }: PayloadAction<Photo[]>) {
    // The driver may have taken a photo while the disk was being read.
    photosAdapter.setAll(photos, [...payload, ...selectPhotos(photos)]);
  },
  /** The photo was stored on the disk, either for the first time or after a change. */
  photoStored({ photos }: DraftState, action: PayloadAction<Photo>) {
    photosAdapter.setOne(photos, action);
  },
  /** The photo was removed from the disk. */
  photoDropped({ photos }: DraftState, action: PayloadAction<string>) {
    photosAdapter.removeOne(photos, action);
  },
};

import type { PayloadAction } from '@reduxjs/toolkit';
import type { InspectionState } from '../state/inspectionState';
import { photosAdapter, selectPhotos, type Photo } from '../state/photo';

/** The photos on the phone's disk. */
export const photoReducers = {
  photosRead({ photos }: InspectionState, { payload }: PayloadAction<Photo[]>) {
    // A photo may have been taken in the meantime.
    photosAdapter.setAll(photos, [...payload, ...selectPhotos(photos)]);
  },
  /** The photo was stored on the disk, for the first time or changed. */
  photoStored({ photos }: InspectionState, action: PayloadAction<Photo>) {
    photosAdapter.setOne(photos, action);
  },
  /** The photo was removed from the disk. */
  photoDropped({ photos }: InspectionState, action: PayloadAction<string>) {
    photosAdapter.removeOne(photos, action);
  },
};

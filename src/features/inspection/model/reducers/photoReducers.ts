import type { PayloadAction } from '@reduxjs/toolkit';
import type { InspectionState } from '../state/inspectionState';
import type { Photo } from '../state/photo';

/** The photos on the phone's disk. */
export const photoReducers = {
  photosRead(state: InspectionState, { payload }: PayloadAction<Photo[]>) {
    const isRead = new Set(payload.map(({ id }) => id));
    // A photo may have been taken in the meantime.
    state.photos = [...payload, ...state.photos.filter(({ id }) => !isRead.has(id))];
  },
  /** The photo was stored on the disk, for the first time or changed. */
  photoKept(state: InspectionState, { payload }: PayloadAction<Photo>) {
    const place = state.photos.findIndex(({ id }) => id === payload.id);
    if (place < 0) state.photos.push(payload);
    else state.photos[place] = payload;
  },
  /** The photo was removed from the disk. */
  photoDropped(state: InspectionState, { payload }: PayloadAction<string>) {
    state.photos = state.photos.filter(({ id }) => id !== payload);
  },
};

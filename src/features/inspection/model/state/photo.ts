import { createEntityAdapter } from '@reduxjs/toolkit';
import * as v from 'valibot';
import { id } from '@/contract/responses';
import { checklistKeys } from '@/contract/checklist';

const photo = {
  /** Created on this phone. A repeated upload stores nothing. */
  id: v.string(),
  item: v.picklist(checklistKeys),
  /**
   * The form that shows the photo, a `DraftState.form`. Null if the photo only has to be sent, for
   * which earlier versions stored -1.
   */
  form: v.pipe(
    v.nullable(v.number()),
    v.transform((form) => (form === -1 ? null : form)),
  ),
  /** The report with the photo's defect. Null until the server has the report. */
  report: v.nullable(id),
  /** An instant, ISO 8601. */
  takenAt: v.string(),
  /** A thumbnail as a data URL. */
  thumbnail: v.string(),
  /** Whether the server has the picture, so that the phone need not keep it. */
  isOnServer: v.boolean(),
  /** `waiting` means that the server does not yet have the photo for this report. */
  status: v.picklist(['waiting', 'sent', 'refused']),
  /** The server's reason for rejecting the photo, or blank. */
  refusal: v.string(),
};

/** Accepts an instance of any window's Blob class. */
const bytes = v.custom<ArrayBuffer>((value) => String(value) === '[object ArrayBuffer]');

/** A photo as stored on the phone. */
export const storedPhoto = v.object({ ...photo, picture: v.nullable(bytes) });
export type StoredPhoto = v.InferOutput<typeof storedPhoto>;

/** A photo of a defect, without its picture. */
export type Photo = Omit<StoredPhoto, 'picture'>;

export const photosAdapter = createEntityAdapter<Photo>();
export const { selectAll: selectPhotos } = photosAdapter.getSelectors();

/** The photo without its picture, for the store. */
export function withoutPicture({ picture, ...rest }: StoredPhoto): Photo {
  return rest;
}

import { createEntityAdapter } from '@reduxjs/toolkit';
import * as v from 'valibot';
import { id } from '@/contract/responses';
import { checklistKeys } from '@/contract/checklist';

const photo = {
  /**
   * This phone creates the id. If the phone sends the same id again, the server stores nothing new.
   */
  id: v.string(),
  item: v.picklist(checklistKeys),
  /**
   * The id of the form that shows the photo (`DraftState.form`). Null if the photo only has to be
   * sent. Earlier versions stored -1 in that case.
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
  /** Whether the server has the picture, so that the phone does not have to keep it. */
  isOnServer: v.boolean(),
  /** `waiting` means that the server does not yet have the photo for this report. */
  status: v.picklist(['waiting', 'sent', 'refused']),
  /** The server's reason for rejecting the photo, or blank. */
  refusal: v.string(),
};

/** Accepts an ArrayBuffer that belongs to any window. */
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

import { createEntityAdapter } from '@reduxjs/toolkit';
import * as v from 'valibot';
import { id } from '@/contract/responses';
import { checklistKeys } from '@/contract/checklist';

const photo = {
  /** Created on this phone. If the phone sends the photo twice, the server recognizes the id. */
  id: v.string(),
  item: v.picklist(checklistKeys),
  /**
   * The id of the form that shows the photo (`getFormId`). Null for a photo that no form shows but that must still be
   * sent. Earlier versions stored -1 instead.
   */
  form: v.pipe(
    v.nullable(v.number()),
    v.transform((form) => (form === -1 ? null : form)),
  ),
  /** The id of the report with the photo's defect. Null until the phone has this id. */
  report: v.nullable(id),
  /** The id of the defect that the driver certifies as the carrier's agent; absent for a photo of a report. */
  defect: v.optional(v.number()),
  /** An instant, ISO 8601. */
  takenAt: v.string(),
  /** A data URL. */
  thumbnail: v.string(),
  /** Whether the server has the picture. */
  isOnServer: v.boolean(),
  /** `waiting` means that the server does not have the photo for this report yet. */
  status: v.picklist(['waiting', 'sent', 'refused']),
  /** The server's reason for rejecting the photo, or blank. */
  refusal: v.string(),
};

/** Accepts an ArrayBuffer from any window. `instanceof` accepts only this window's. */
const bytes = v.custom<ArrayBuffer>((value) => String(value) === '[object ArrayBuffer]');

export const storedPhoto = v.object({ ...photo, picture: v.nullable(bytes) });
export type StoredPhoto = v.InferOutput<typeof storedPhoto>;

export type Photo = Omit<StoredPhoto, 'picture'>;

export const photosAdapter = createEntityAdapter<Photo>();
export const { selectAll: selectPhotos } = photosAdapter.getSelectors();

export function withoutPicture({ picture, ...rest }: StoredPhoto): Photo {
  return rest;
}

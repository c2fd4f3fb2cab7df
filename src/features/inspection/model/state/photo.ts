import * as v from 'valibot';
import { id } from '@/contract/responses';
import { checklistKeys } from '@/contract/checklist';

const photo = {
  /** Made on this phone: a repeat of the upload stores nothing. */
  id: v.string(),
  item: v.picklist(checklistKeys),
  /** The form it was taken for: `InspectionState.form`. */
  form: v.number(),
  /** The report whose defect it belongs to; null until the server has one. */
  report: v.nullable(id),
  /** An instant, ISO 8601. */
  takenAt: v.string(),
  /** A small picture as a data URL. */
  thumbnail: v.string(),
  /** The server has the picture, so that the phone no longer keeps it. */
  isOnServer: v.boolean(),
  /** `waiting`: the server does not know yet that it belongs to the report. */
  status: v.picklist(['waiting', 'sent', 'refused']),
  /** The server's reason for rejecting it; blank otherwise. */
  refusal: v.string(),
};

/** An instance of any window's class. */
const bytes = v.custom<ArrayBuffer>((value) => String(value) === '[object ArrayBuffer]');

/** A photo as stored on the phone. */
export const storedPhoto = v.object({ ...photo, picture: v.nullable(bytes) });
export type StoredPhoto = v.InferOutput<typeof storedPhoto>;

/** A photo of a defect, without its picture. */
export type Photo = Omit<StoredPhoto, 'picture'>;

/** The photo without its picture, for the store. */
export function withoutPicture({ picture, ...rest }: StoredPhoto): Photo {
  return rest;
}

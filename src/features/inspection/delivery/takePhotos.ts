import type { AppDispatch } from '@/api/thunkExtra';
import type { ChecklistKey } from '@/contract/checklist';
import { mostPhotos } from '@/contract/fleet';
import { photoDropped, photoKept } from '@/features/inspection/model/inspectionSlice';
import type {
  InspectionRoot,
  InspectionState,
} from '@/features/inspection/model/state/inspectionState';
import { withoutPicture } from '@/features/inspection/model/state/photo';
import type { Photo } from '@/features/inspection/model/state/photo';
import { PhotosOnPhone } from '@/features/inspection/storage/photosOnPhone';

/** The photos of an item that the form shows, oldest first. */
export function photosOf(
  { photos, form }: Pick<InspectionState, 'photos' | 'form'>,
  item: ChecklistKey,
): Photo[] {
  return photos.filter((photo) => photo.item === item && photo.form === form);
}

const unread = 'This picture could not be read. Take another photo.';
const tooMany = `A defect has ${mostPhotos} photos at most: the others were not added.`;
const unkept =
  'This phone could not keep the photo: its storage is full. Your report is not affected.';

const elsewhere = 'The report went on in another tab: take the photo there.';

/**
 * Keeps photos of an item: each is on the phone's disk before it is shown. Resolves with what to
 * tell the driver, if anything.
 */
export function takePhotos(item: ChecklistKey, files: readonly Blob[]) {
  return async (
    dispatch: AppDispatch,
    getState: () => unknown,
    extra: unknown,
  ): Promise<string | null> => {
    const state = () => (getState() as InspectionRoot).inspection;
    const { draft, form } = state();
    if (draft.status !== 'writable') return null;
    const phone = new PhotosOnPhone({ extra }, draft.owner);
    const { shrink } = await import(/* webpackChunkName: "photos" */ './shrink');
    const left = mostPhotos - photosOf(state(), item).length;
    for (const file of files.slice(0, left)) {
      const made = await shrink(file);
      if (!made) return unread;
      const photo = {
        ...{ id: crypto.randomUUID(), item, form, report: null, isOnServer: false },
        ...{ status: 'waiting' as const, refusal: '', takenAt: new Date().toISOString() },
        ...made,
      };
      const isKept = await phone.add(photo).then(
        () => true,
        () => false,
      );
      if (!isKept) return unkept;
      const after = state().draft;
      // Signed out meanwhile: the photo waits on the disk with the draft.
      if (!('owner' in after) || after.owner !== draft.owner) return null;
      if (after.status === 'readOnly') {
        // Another tab writes the draft now, and does not know of this photo.
        await phone.drop(photo.id);
        return elsewhere;
      }
      dispatch(photoKept(withoutPicture(photo)));
    }
    return files.length > left ? tooMany : null;
  };
}

/** Whether it may still be removed: once the report is saved, the photo belongs to it. */
export const isRemovable = ({ report, status }: Photo) => report === null || status === 'refused';

/** Removes a photo from the phone. Rejects if its storage fails. */
export function removePhoto(id: string) {
  return async (dispatch: AppDispatch, getState: () => unknown, extra: unknown): Promise<void> => {
    const { draft } = (getState() as InspectionRoot).inspection;
    if (draft.status !== 'writable') return;
    await new PhotosOnPhone({ extra }, draft.owner).drop(id);
    dispatch(photoDropped(id));
  };
}

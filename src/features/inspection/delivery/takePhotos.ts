import { newUuid } from '@/api/browserInterfaces';
import type { AppDispatch } from '@/api/thunkExtra';
import type { ChecklistKey } from '@/contract/checklist';
import { maxPhotos } from '@/contract/extensions';
import {
  defectCertified,
  photoDropped,
  photoStored,
} from '@/features/inspection/model/inspectionSlice';
import { getFormId, listItemPhotos } from '@/features/inspection/model/rules/photoPlan';
import { draftIn } from '@/features/inspection/model/state/inspectionState';
import {
  withoutPicture,
  type Photo,
  type StoredPhoto,
} from '@/features/inspection/model/state/photo';
import type { Certification } from '@/features/inspection/model/state/review';
import { PhotosOnPhone } from '@/features/inspection/storage/photosOnPhone';

const unread = (count: number) =>
  count === 1
    ? 'A picture could not be read, and was not added. Take the photo with this page.'
    : `${count} pictures could not be read, and were not added. Take the photos with this page.`;
const tooMany = `A defect has ${maxPhotos} photos at most. The others were not added.`;
const unkept = (reason: unknown) =>
  reason instanceof DOMException && reason.name === 'QuotaExceededError'
    ? 'This phone did not keep the photo because its storage is full. Free some space, and take it again.'
    : 'This browser cannot store photos, for example in a private window. The photo was not added.';

const elsewhere = 'The report is open in another tab. Take the photo there.';

type Of = Pick<Photo, 'item' | 'form' | 'defect'>;

/**
 * Stores one photo. Resolves with 'kept', with 'unreadable', with 'left' if the driver has signed out, or with a message
 * for the driver.
 */
function keepPhoto(file: Blob, of: Of) {
  return async (
    dispatch: AppDispatch,
    getState: () => unknown,
    extra: unknown,
  ): Promise<'kept' | 'unreadable' | 'left' | { problem: string }> => {
    const { access } = draftIn(getState());
    if (access.status !== 'writable') return 'left';
    const phone = new PhotosOnPhone({ extra }, access.owner);
    const { shrink } = await import(/* webpackChunkName: "photos" */ './shrink');
    const made = await shrink(file);
    if (!made) return 'unreadable';
    const photo = {
      id: newUuid(),
      ...of,
      report: null,
      isOnServer: false,
      status: 'waiting' as const,
      refusal: '',
      takenAt: new Date().toISOString(),
      ...made,
    };
    try {
      await phone.add(photo);
    } catch (reason) {
      return { problem: unkept(reason) };
    }
    const after = draftIn(getState()).access;
    // The driver signed out during the write. The photo remains on the disk with the draft.
    if (!('owner' in after) || after.owner !== access.owner) return 'left';
    if (after.status === 'readOnly') {
      // Another tab now writes the draft, and its draft lacks this photo.
      await phone.drop(photo.id);
      return { problem: elsewhere };
    }
    dispatch(photoStored(withoutPicture(photo)));
    return 'kept';
  };
}

/** Stores an item's photos. Resolves with a message for the driver, or null. */
export function takePhotos(item: ChecklistKey, files: readonly Blob[]) {
  return async (dispatch: AppDispatch, getState: () => unknown): Promise<string | null> => {
    const state = draftIn(getState());
    const of = { item, form: getFormId(state, item) };
    const left = maxPhotos - listItemPhotos(state, item).length;
    let unreadable = 0;
    for (const file of files.slice(0, left)) {
      const result = await dispatch(keepPhoto(file, of));
      if (result === 'left') return null;
      if (typeof result === 'object') return result.problem;
      if (result === 'unreadable') unreadable += 1;
    }
    const problems = [
      ...(unreadable > 0 ? [unread(unreadable)] : []),
      ...(files.length > left ? [tooMany] : []),
    ];
    return problems.length > 0 ? problems.join(' ') : null;
  };
}

interface Signing extends Omit<Certification, 'certified_at' | 'refusal'> {
  item: ChecklistKey;
  photo: Blob | null;
}

/**
 * Signs a certification as the carrier's agent, from this instant, and stores its photo. Resolves with a message for
 * the driver, or null.
 */
export function certifyDefect({ item, photo, ...decision }: Signing) {
  return async (dispatch: AppDispatch): Promise<string | null> => {
    const certified_at = new Date().toISOString();
    if (photo) {
      const result = await dispatch(
        keepPhoto(photo, { item, form: null, defect: decision.defect }),
      );
      if (result === 'left') return null;
      if (result === 'unreadable') return unread(1);
      if (result !== 'kept') return result.problem;
    }
    dispatch(defectCertified({ ...decision, certified_at }));
    return null;
  };
}

/**
 * Whether the driver may still remove the photo. A saved report keeps its photos, except those that the server
 * rejected.
 */
export const isRemovable = ({ report, status }: Photo) => report === null || status === 'refused';

/** Removes a photo from the phone. Resolves with the photo, because the driver can undo the removal. */
export function removePhoto(id: string) {
  return async (
    dispatch: AppDispatch,
    getState: () => unknown,
    extra: unknown,
  ): Promise<StoredPhoto | null> => {
    const { access } = draftIn(getState());
    if (access.status !== 'writable') return null;
    const phone = new PhotosOnPhone({ extra }, access.owner);
    const removed = await phone.read(id);
    await phone.drop(id);
    dispatch(photoDropped(id));
    return removed;
  };
}

/** Puts a removed photo back if its form is still on the screen. */
export function restorePhoto(photo: StoredPhoto) {
  return async (dispatch: AppDispatch, getState: () => unknown, extra: unknown): Promise<void> => {
    const draft = draftIn(getState());
    const { access } = draft;
    if (access.status !== 'writable' || getFormId(draft, photo.item) !== photo.form) return;
    await new PhotosOnPhone({ extra }, access.owner).add(photo);
    dispatch(photoStored(withoutPicture(photo)));
  };
}

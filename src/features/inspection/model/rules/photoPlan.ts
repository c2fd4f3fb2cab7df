import type { ChecklistKey } from '@/contract/checklist';
import type { DraftRoot, DraftState } from '../state/inspectionState';
import { trailerKeys } from '../state/checklist';
import { selectPhotos, type Photo } from '../state/photo';

/** Whether the server still has to receive the photo or its report's id. */
export const isToBeSent = ({ report, status }: Photo) => report !== null && status === 'waiting';

/** Whether the defect's patch must be sent before the photo. */
const isHeldBack = ({ report, item }: Photo, { left }: DraftState) =>
  left.some(({ id, taps }) => id === report && taps.some(({ key }) => key === item));

/** The photos that can be sent now. */
export const photosToSend = (state: DraftState): Photo[] =>
  selectPhotos(state.photos).filter((photo) => isToBeSent(photo) && !isHeldBack(photo, state));

/**
 * The number of photos of reported defects that are only on this phone. Until the phone has the
 * report's id, the form's defects count as reported.
 */
export const selectPhotosOnPhone = ({ inspection: { draft } }: DraftRoot): number => {
  const { photos, checklist } = draft;
  const isOfSaved = (photo: Photo) =>
    isToBeSent(photo) ||
    (photo.report === null &&
      photo.form === formOf(draft, photo.item) &&
      checklist.entities[photo.item].server.value === false);
  return selectPhotos(photos).filter(isOfSaved).length;
};

/** The first photo that the server rejected, if any. */
export const selectRejectedPhoto = ({ inspection: { draft } }: DraftRoot) =>
  selectPhotos(draft.photos).find(({ status }) => status === 'refused');

/** The id of the form to which an item's photos belong. */
export const formOf = (
  { form, trailerForm }: Pick<DraftState, 'form' | 'trailerForm'>,
  item: ChecklistKey,
): number => (trailerKeys.includes(item) ? trailerForm : form);

type Shown = Pick<DraftState, 'form' | 'trailerForm' | 'report'>;

/** Whether the form on the screen shows the photo. The driver may have returned to its report. */
function isOfForm(photo: Photo, state: Shown) {
  const { report } = state;
  if (photo.form === formOf(state, photo.item)) return true;
  return photo.form !== null && report.status === 'loaded' && report.id === photo.report;
}

/** The photos of an item that the form shows, oldest first. */
export function photosOf(
  { photos, ...state }: Shown & Pick<DraftState, 'photos'>,
  item: ChecklistKey,
): Photo[] {
  return selectPhotos(photos).filter((photo) => photo.item === item && isOfForm(photo, state));
}

/**
 * A change to a photo that no longer matches the report. `after` is null if the photo must be
 * deleted.
 */
export interface PhotoChange {
  id: string;
  after: Photo | null;
}

/**
 * The changes to make on the disk. After them, each photo belongs to its defect, and the disk has
 * no other photos.
 */
export function planOf(state: DraftState): PhotoChange[] {
  if (state.access.status !== 'writable') return [];
  return selectPhotos(state.photos).flatMap((photo) => {
    const form = formOf(state, photo.item);
    const after = isOfForm(photo, state)
      ? ofForm(photo.form === form ? photo : { ...photo, form }, state)
      : ofEarlierForm(photo, state);
    return after === photo ? [] : [{ id: photo.id, after }];
  });
}

/**
 * A photo of the form on the screen. It gets its report's id, and gets the new id after another
 * report supersedes that report.
 */
function ofForm(photo: Photo, { report, checklist }: DraftState): Photo | null {
  if (report.status !== 'loaded') return photo;
  const { value, server } = checklist.entities[photo.item];
  if (server.value === false) {
    if (photo.report === report.id) return photo;
    return { ...photo, report: report.id, status: 'waiting', refusal: '' };
  }
  // This defect is not on the server yet.
  if (value === false) return photo;
  if (isToBeSent(photo)) return { ...photo, form: null };
  if (photo.report !== null) return null;
  // The office may certify a defect before this phone has the report's id. Without that id, 'good'
  // may be an accidental tap, so the photo remains until the form is finished.
  const isReported = report.comments.some(({ key }) => key === photo.item);
  return isReported ? { ...photo, report: report.id, form: null } : photo;
}

/**
 * The report that the driver left for another vehicle, if the photo's defect still has to be sent
 * to it.
 */
function leftReportOf({ form, report, item }: Photo, { left }: DraftState) {
  if (report !== null) return undefined;
  return left.find(
    (each) =>
      formOf(each, item) === form && each.taps.some(({ key, value }) => key === item && !value),
  );
}

/** A photo of a form that was sent or replaced. */
function ofEarlierForm(photo: Photo, state: DraftState): Photo | null {
  const { report, replaces } = state;
  if (isToBeSent(photo)) return photo;
  const left = leftReportOf(photo, state);
  if (left) return { ...photo, report: left.id, form: null };
  // Until the driver deletes the drafts that were set aside, the photo may belong to one of them.
  // The same defect on the screen may be another truck's.
  if (photo.report === null && state.setAside.length > 0) return photo;
  // This phone lacks the report's id, but the defect is still on the screen, because the report was
  // not sent or the response was lost.
  if (photo.report === null && state.checklist.entities[photo.item].value === false) {
    return { ...photo, form: formOf(state, photo.item) };
  }
  // The driver may still return to the earlier report, or the fetch of that report is due.
  const isNeeded = replaces !== null || report.status === 'unknown';
  return photo.report !== null && isNeeded ? photo : null;
}

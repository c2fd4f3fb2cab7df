import type { ChecklistKey } from '@/contract/checklist';
import type { DraftRoot, DraftState } from '../state/inspectionState';
import { trailerKeys } from '../state/checklist';
import { selectPhotos, type Photo } from '../state/photo';

/** Whether the photo must still be sent for a report or a defect that the server has. */
export const isToBeSent = ({ report, defect, status }: Photo) =>
  (report !== null || defect !== undefined) && status === 'waiting';

const isHeldBack = ({ report, item }: Photo, { left }: DraftState) =>
  left.some(({ id, taps }) => id === report && taps.some(({ key }) => key === item));

export const photosToSend = (state: DraftState): Photo[] =>
  selectPhotos(state.photos).filter((photo) => isToBeSent(photo) && !isHeldBack(photo, state));

/**
 * The number of photos that must still be sent for a report. Before a photo has a report id, it counts if the server
 * has its defect.
 */
export const selectPhotosOnPhone = ({ inspection: { draft } }: DraftRoot): number => {
  const { photos, checklist } = draft;
  const isOfSaved = (photo: Photo) =>
    isToBeSent(photo) ||
    (photo.report === null &&
      photo.form === getFormId(draft, photo.item) &&
      checklist.entities[photo.item].server.value === false);
  return selectPhotos(photos).filter(isOfSaved).length;
};

export const selectRejectedPhoto = ({ inspection: { draft } }: DraftRoot) =>
  selectPhotos(draft.photos).find(({ status }) => status === 'refused');

export const getFormId = (
  { form, trailerForm }: Pick<DraftState, 'form' | 'trailerForm'>,
  item: ChecklistKey,
): number => (trailerKeys.includes(item) ? trailerForm : form);

type Shown = Pick<DraftState, 'form' | 'trailerForm' | 'report'>;

/** Whether the form shows the photo. The driver may have returned to the photo's report. */
function isOfForm(photo: Photo, state: Shown) {
  const { report } = state;
  if (photo.form === getFormId(state, photo.item)) return true;
  return photo.form !== null && report.status === 'loaded' && report.id === photo.report;
}

export function listItemPhotos(
  { photos, ...state }: Shown & Pick<DraftState, 'photos'>,
  item: ChecklistKey,
): Photo[] {
  return selectPhotos(photos).filter((photo) => photo.item === item && isOfForm(photo, state));
}

/** A change that makes a photo match the report. `after` is null if the photo must be deleted. */
export interface PhotoChange {
  id: string;
  after: Photo | null;
}

/** Returns the changes that make the photos on the disk match the report. */
export function listPhotoChanges(state: DraftState): PhotoChange[] {
  if (state.access.status !== 'writable') return [];
  return selectPhotos(state.photos).flatMap((photo) => {
    if (photo.defect !== undefined) return isToBeSent(photo) ? [] : [{ id: photo.id, after: null }];
    const form = getFormId(state, photo.item);
    const after = isOfForm(photo, state)
      ? ofForm(photo.form === form ? photo : { ...photo, form }, state)
      : ofEarlierForm(photo, state);
    return after === photo ? [] : [{ id: photo.id, after }];
  });
}

/** Returns null to delete the photo. */
function ofForm(photo: Photo, { report, checklist }: DraftState): Photo | null {
  if (report.status !== 'loaded') return photo;
  const { value, server } = checklist.entities[photo.item];
  if (server.value === false) {
    if (photo.report === report.id) return photo;
    return { ...photo, report: report.id, status: 'waiting', refusal: '' };
  }
  // The server does not have this defect yet.
  if (value === false) return photo;
  if (isToBeSent(photo)) return { ...photo, form: null };
  if (photo.report !== null) return null;
  // The office may certify a defect before this phone has the report's id. For the phone, 'good' could also be an
  // accidental tap, so it keeps the photo until the form is finished.
  const isReported = report.comments.some(({ key }) => key === photo.item);
  return isReported ? { ...photo, report: report.id, form: null } : photo;
}

/** The report that the driver left, if its patch for the photo's defect is unsent. */
function findLeftReport({ form, report, item }: Photo, { left }: DraftState) {
  if (report !== null) return undefined;
  return left.find(
    (each) =>
      getFormId(each, item) === form && each.taps.some(({ key, value }) => key === item && !value),
  );
}

/** Returns null to delete the photo. */
function ofEarlierForm(photo: Photo, state: DraftState): Photo | null {
  const { report, replaces } = state;
  if (isToBeSent(photo)) return photo;
  const left = findLeftReport(photo, state);
  if (left) return { ...photo, report: left.id, form: null };
  // The photo may belong to a draft that was set aside. The same defect on the screen may be another truck's.
  if (photo.report === null && state.setAside.length > 0) return photo;
  // The report was not sent or its response was lost, so the photo has no report id. Its defect is still on the screen.
  if (photo.report === null && state.checklist.entities[photo.item].value === false) {
    return { ...photo, form: getFormId(state, photo.item) };
  }
  // The driver may return to the earlier report, or its fetch is due.
  const isNeeded = replaces !== null || report.status === 'unknown';
  return photo.report !== null && isNeeded ? photo : null;
}

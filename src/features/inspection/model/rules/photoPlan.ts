import type { InspectionRoot, InspectionState } from '../state/inspectionState';
import type { Photo } from '../state/photo';

/** Whether the server still has to receive the photo, or its report. */
export const isToBeSent = ({ report, status }: Photo) => report !== null && status === 'waiting';

/** The first photo that the server rejected, if any. */
export const selectRejectedPhoto = ({ inspection: { photos } }: InspectionRoot) =>
  photos.find(({ status }) => status === 'refused');

/** A photo that no longer matches the report; `after` is null if it is to be deleted. */
export interface PhotoChange {
  id: string;
  after: Photo | null;
}

/**
 * The changes on the disk that are needed for each photo to belong to its defect, with none left
 * over.
 */
export function planOf(state: InspectionState): PhotoChange[] {
  if (state.draft.status !== 'writable') return [];
  return state.photos.flatMap((photo) => {
    const after = photo.form === state.form ? ofForm(photo, state) : ofEarlierForm(photo, state);
    return after === photo ? [] : [{ id: photo.id, after }];
  });
}

/** A photo of the form on the screen gets the id of its report, and again after superseding it. */
function ofForm(photo: Photo, { report, checklist }: InspectionState): Photo | null {
  if (report.status !== 'loaded') return photo;
  const { value, server } = checklist.entities[photo.item];
  if (server.value === false) {
    if (photo.report === report.id) return photo;
    return { ...photo, report: report.id, status: 'waiting', refusal: '' };
  }
  // A defect that the server does not have yet.
  if (value === false) return photo;
  if (isToBeSent(photo)) return { ...photo, form: -1 };
  if (photo.report !== null) return null;
  // The office may certify a defect before this phone has the report's id. Without an id, 'good'
  // may be an accidental tap, so the photo stays until the form is done.
  const isReported = report.comments.some(({ key }) => key === photo.item);
  return isReported ? { ...photo, report: report.id, form: -1 } : photo;
}

/** The form was sent, or replaced with a new one. */
function ofEarlierForm(photo: Photo, state: InspectionState): Photo | null {
  if (isToBeSent(photo)) return photo;
  // This phone does not have the report's id, but the defect is still on the screen, because it was
  // not sent or the response was lost.
  if (photo.report === null && state.checklist.entities[photo.item].value === false) {
    return { ...photo, form: state.form };
  }
  // Its report may be in a draft that could not be read, until the driver deletes that.
  if (photo.report === null && state.setAside.length > 0) return photo;
  // The driver may still return to the earlier report.
  return photo.report !== null && state.replaces !== null ? photo : null;
}

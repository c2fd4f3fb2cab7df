import type { InspectionRoot, InspectionState } from '../state/inspectionState';
import type { Photo } from '../state/photo';

/** Whether the server still has to be told that the photo belongs to its report. */
export const isToBeSent = ({ report, status }: Photo) => report !== null && status === 'waiting';

/** The first photo that the server rejected, if any. */
export const selectRejectedPhoto = ({ inspection: { photos } }: InspectionRoot) =>
  photos.find(({ status }) => status === 'refused');

/** A photo that is no longer where the report is: `after` is null if it is to be deleted. */
export interface PhotoChange {
  id: string;
  after: Photo | null;
}

/** The changes on the disk that are needed so that each photo belongs to its defect, and none is left over. */
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
  // The office may certify a defect before this phone knows the report's id. Without one, 'good'
  // may be a slip of the thumb: the photo stays until the form is done.
  const isReported = report.comments.some(({ key }) => key === photo.item);
  return isReported ? { ...photo, report: report.id, form: -1 } : photo;
}

/** The form was sent, or given up for a new one. */
function ofEarlierForm(photo: Photo, state: InspectionState): Photo | null {
  if (isToBeSent(photo)) return photo;
  // Its report has no id that this phone knows of, but the defect is still on the screen: entered
  // and not sent, or in a report whose response was lost.
  if (photo.report === null && state.checklist.entities[photo.item].value === false) {
    return { ...photo, form: state.form };
  }
  // Its report may be in a draft that could not be read, until the driver deletes that.
  if (photo.report === null && state.setAside.length > 0) return photo;
  // The driver may still return to the earlier report.
  return photo.report !== null && state.replaces !== null ? photo : null;
}

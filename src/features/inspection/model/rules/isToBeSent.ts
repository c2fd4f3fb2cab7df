import type { InspectionRoot } from '../state/inspectionState';
import type { Photo } from '../state/photo';

/** Whether the server still has to be told that the photo belongs to its report. */
export const isToBeSent = ({ report, status }: Photo) => report !== null && status === 'waiting';

/** The first photo that the server rejected, if any. */
export const selectRejectedPhoto = ({ inspection: { photos } }: InspectionRoot) =>
  photos.find(({ status }) => status === 'refused');

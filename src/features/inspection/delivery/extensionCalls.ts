import { detailOr, toAppError } from '@/api/appError';
import type { ReviewRequest } from '@/contract/extensionRequests';
import {
  certificationDelivered,
  certificationRejected,
  photoDropped,
  photoStored,
  photosRead,
  reviewDelivered,
  reviewRejected,
} from '@/features/inspection/model/inspectionSlice';
import { listPhotoChanges } from '@/features/inspection/model/rules/photoPlan';
import { draftIn } from '@/features/inspection/model/state/inspectionState';
import type { Photo } from '@/features/inspection/model/state/photo';
import type { Certification } from '@/features/inspection/model/state/review';
import type { Listener } from '@/features/inspection/storage/inspectionStore';
import { PhotosOnPhone } from '@/features/inspection/storage/photosOnPhone';
import { extensionsApi } from './extensionsApi';
import { noResponse, type CallResult } from './job';
import type { GrowingTimeout } from './growingTimeout';
import { photoApi } from './photoApi';
import { toOutcome } from './syncCalls';

/**
 * Sends one review. The server ignores a second review with the same id, so a call with an unknown outcome can be
 * retried.
 */
export async function sendReview(
  review: ReviewRequest,
  { dispatch, pause }: Listener,
  wait: GrowingTimeout,
): Promise<CallResult> {
  const call = dispatch(extensionsApi.endpoints.storeReview.initiate(review, { track: false }));
  const outcome = toOutcome((await pause(wait(call))).error);
  const isRejected = outcome.kind === 'rejected' && outcome.final;
  if (outcome.kind === 'done') dispatch(reviewDelivered(review.id));
  if (isRejected) dispatch(reviewRejected(review.id));
  if (outcome.kind === 'done' || isRejected) return 'responded';
  return outcome.kind === 'unavailable' ? outcome : noResponse;
}

/**
 * Sends one certification. The server certifies a defect once, so a call with an unknown outcome can be retried.
 */
export async function sendCertification(
  { defect: id, refusal, ...body }: Certification,
  { dispatch, pause }: Listener,
  wait: GrowingTimeout,
): Promise<CallResult> {
  const call = dispatch(
    extensionsApi.endpoints.certifyDefect.initiate({ id, ...body }, { track: false }),
  );
  const { error } = await pause(wait(call));
  const outcome = toOutcome(error);
  if (outcome.kind === 'done') dispatch(certificationDelivered(id));
  const isRejected = outcome.kind === 'rejected' && outcome.final;
  if (isRejected) {
    const status = toAppError(error);
    const isStale = status.kind === 'rejected' && status.status === 409;
    const reason = isStale ? changed : detailOr(error, unaccepted);
    dispatch(certificationRejected({ defect: id, refusal: reason }));
  }
  if (outcome.kind === 'done' || isRejected) return 'responded';
  return outcome.kind === 'unavailable' ? outcome : noResponse;
}

const unaccepted = 'The office did not accept it.';
const changed = 'Someone has changed the defect in the meantime.';

/** Loads the owner's photos from the disk into the store. */
export async function readPhotos(owner: string, listener: Listener): Promise<void> {
  const photos = await listener.pause(new PhotosOnPhone(listener, owner).list());
  listener.dispatch(photosRead(photos));
  void import(/* webpackChunkName: "photos" */ './shrink')
    .then(({ preloadShrink }) => preloadShrink())
    .catch(() => undefined);
}

/** Makes the photos on the disk match the report. */
export async function settlePhotos(owner: string, listener: Listener): Promise<void> {
  const phone = new PhotosOnPhone(listener, owner);
  for (const { id, after } of listPhotoChanges(draftIn(listener.getState()))) {
    if (!after) await phone.drop(id);
    const isKept = after !== null && (await phone.change(after));
    listener.dispatch(isKept ? photoStored(after) : photoDropped(id));
  }
}

/**
 * Sends one photo. The server stores one photo for each id, so a call with an unknown outcome can be retried.
 */
export async function sendPhoto(
  photo: Photo,
  owner: string,
  listener: Listener,
): Promise<CallResult> {
  const { id } = photo;
  const phone = new PhotosOnPhone(listener, owner);
  if (!(await phone.read(id))) {
    listener.dispatch(photoDropped(id));
    return 'responded';
  }
  const call = photoApi.endpoints.sendPhoto.initiate({ owner, id }, { track: false });
  const { error } = await listener.dispatch(call);
  const outcome = toOutcome(error);
  const isRejected = outcome.kind === 'rejected' && outcome.final;
  if (outcome.kind === 'unavailable') return outcome;
  if (outcome.kind !== 'done' && !isRejected) return noResponse;
  const known = draftIn(listener.getState()).photos.entities[id];
  // During the call, the photo was removed or moved to a newer report.
  if (known?.report !== photo.report) return 'responded';
  const sent: Photo = isRejected
    ? {
        ...known,
        status: 'refused',
        refusal: detailOr(error, 'The office did not accept the photo.'),
      }
    : { ...known, status: 'sent', isOnServer: true };
  if (await phone.change(sent)) listener.dispatch(photoStored(sent));
  return 'responded';
}

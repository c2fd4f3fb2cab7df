import { createAction, isAnyOf } from '@reduxjs/toolkit';
import { detailOr } from '@/api/appError';
import { photoDropped, photoKept, photosRead } from '@/features/inspection/model/inspectionSlice';
import { isToBeSent } from '@/features/inspection/model/rules/isToBeSent';
import { planOf } from '@/features/inspection/model/rules/photoPlan';
import { inspectionIn } from '@/features/inspection/model/state/inspectionState';
import type { Photo } from '@/features/inspection/model/state/photo';
import type { InspectionStore } from '@/features/inspection/storage/inspectionStore';
import { persistedDraftOf } from '@/features/inspection/storage/persistedDraft';
import type { PersistedDraft } from '@/features/inspection/storage/persistedDraft';
import { PhotosOnPhone } from '@/features/inspection/storage/photosOnPhone';
import { repeatWhileDue } from './repeatWhileDue';
import type { Listener } from './repeatWhileDue';
import { isDraftChange } from './reportSync';
import { outcomeOf, unanswered } from './syncCalls';
import type { CallResult } from './syncCalls';
import { photoApi } from './photoApi';

/** This chunk may come after the draft was opened. */
const photoSyncStarted = createAction('inspection/photoSyncStarted');

/** Brings the photos on the disk where the report is, unless that could not be read. */
async function settlePhotos(
  owner: string,
  listener: Listener,
  { engine }: PersistedDraft,
): Promise<void> {
  if (!engine.hasRead) return;
  const phone = new PhotosOnPhone(listener, owner);
  const state = () => inspectionIn(listener.getState());
  let isRead = false;
  const settle = async () => {
    if (!isRead) listener.dispatch(photosRead(await phone.list()));
    isRead = true;
    for (const { id, after } of planOf(state())) {
      if (!after) await phone.drop(id);
      const isKept = after !== null && (await phone.change(after));
      listener.dispatch(isKept ? photoKept(after) : photoDropped(id));
    }
  };
  const isDue = () => !isRead || planOf(state()).length > 0;
  await repeatWhileDue(listener, isDue, () =>
    settle().then(
      () => 'responded',
      () => unanswered,
    ),
  );
}

/** Sends one photo. Its id makes a repeat harmless, so an unknown outcome is simply repeated. */
async function send(photo: Photo, owner: string, listener: Listener): Promise<CallResult> {
  const { id } = photo;
  const phone = new PhotosOnPhone(listener, owner);
  if (!(await phone.read(id))) {
    listener.dispatch(photoDropped(id));
    return 'responded';
  }
  const call = photoApi.endpoints.sendPhoto.initiate({ owner, id }, { track: false });
  const { error } = await listener.dispatch(call);
  const outcome = outcomeOf(error);
  const isRejected = outcome.kind === 'rejected' && outcome.final;
  if (outcome.kind === 'unavailable') return outcome;
  if (outcome.kind !== 'done' && !isRejected) return unanswered;
  const known = inspectionIn(listener.getState()).photos.find((other) => other.id === id);
  // It was removed, or belongs to a newer report, in the meantime.
  if (known?.report !== photo.report) return 'responded';
  const sent: Photo = isRejected
    ? {
        ...known,
        status: 'refused',
        refusal: detailOr(error, 'The office did not accept the photo.'),
      }
    : { ...known, status: 'sent', isOnServer: true };
  if (await phone.change(sent)) listener.dispatch(photoKept(sent));
  return 'responded';
}

/** Sends the owner's photos one after the other, as long as this tab may write their draft. */
async function sendPhotos(owner: string, listener: Listener): Promise<void> {
  /** Tried since the last success: they don't hold up the others. */
  const failed = new Set<string>();
  const next = () => {
    if (listener.extra.tokens()?.owner !== owner) return undefined;
    const { photos } = inspectionIn(listener.getState());
    const waiting = photos.filter(isToBeSent);
    return waiting.find(({ id }) => !failed.has(id)) ?? waiting[0];
  };
  const sendNext = async () => {
    const photo = next();
    if (!photo) return 'responded';
    const result = await send(photo, owner, listener).catch(() => unanswered);
    if (result === 'responded') failed.clear();
    else failed.add(photo.id);
    return result;
  };
  await repeatWhileDue(listener, () => next() !== undefined, sendNext);
}

/** Reads the photos for a tab that shows what another one has written. */
async function showPhotos(owner: string, listener: Listener): Promise<void> {
  const photos = await listener.pause(new PhotosOnPhone(listener, owner).list());
  listener.dispatch(photosRead(photos));
}

const tasks = [
  { status: 'writable', work: settlePhotos },
  { status: 'writable', work: sendPhotos },
  { status: 'readOnly', work: showPhotos },
] as const;

/** Keeps and sends photos next to the report. Returns a function that stops it. */
export function startPhotoSync(store: InspectionStore): () => void {
  const { startListening, dispatch } = store;
  const persisted = persistedDraftOf(store);
  const endings = tasks.map(({ status, work }) =>
    startListening({
      matcher: isAnyOf(isDraftChange, photoSyncStarted),
      effect: async (_action, listener) => {
        listener.cancelActiveListeners();
        const { draft } = inspectionIn(listener.getState());
        if (draft.status === status) await work(draft.owner, listener, persisted);
      },
    }),
  );
  dispatch(photoSyncStarted());
  void import(/* webpackChunkName: "photos" */ './shrink').then(
    ({ preloadShrink }) => preloadShrink(),
    () => undefined,
  );
  return () => {
    for (const end of endings) end({ cancelActive: true });
  };
}

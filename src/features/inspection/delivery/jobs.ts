import { photosToSend, listPhotoChanges } from '@/features/inspection/model/rules/photoPlan';
import { certificationsToSend } from '@/features/inspection/model/rules/reviewRules';
import { draftIn } from '@/features/inspection/model/state/inspectionState';
import type { Listener } from '@/features/inspection/storage/inspectionStore';
import { flushDraft, getPhone } from '@/features/inspection/storage/phone';
import { repeatWhileDue, noResponse, type CallResult, type Job } from './job';
import { createGrowingTimeout } from './growingTimeout';
import { reportJob } from './reportJob';

const loadCalls = () => import(/* webpackChunkName: "extensions-start" */ './extensionCalls');

function reviewJob(owner: string, listener: Listener): Job {
  const wait = createGrowingTimeout();
  const next = () =>
    listener.extra.tokens()?.owner === owner
      ? draftIn(listener.getState()).review.outbox[0]
      : undefined;
  return {
    isDue: () => next() !== undefined,
    step: async () => {
      const { sendReview } = await loadCalls();
      await flushDraft(listener);
      const review = next();
      return review ? sendReview(review, listener, wait) : 'responded';
    },
  };
}

function certificationJob(owner: string, listener: Listener): Job {
  const wait = createGrowingTimeout();
  const next = () =>
    listener.extra.tokens()?.owner === owner
      ? certificationsToSend(draftIn(listener.getState()))[0]
      : undefined;
  return {
    isDue: () => next() !== undefined,
    step: async () => {
      const { sendCertification } = await loadCalls();
      await flushDraft(listener);
      const certification = next();
      return certification ? sendCertification(certification, listener, wait) : 'responded';
    },
  };
}

/** If the report could not be read, the photos stay as they are. */
function photosOnDiskJob(owner: string, listener: Listener): Job {
  const canFollow = getPhone(listener).engine.hasRead;
  let isRead = false;
  return {
    isDue: () =>
      canFollow && (!isRead || listPhotoChanges(draftIn(listener.getState())).length > 0),
    step: async () => {
      const { readPhotos, settlePhotos } = await loadCalls();
      if (!isRead) await readPhotos(owner, listener);
      isRead = true;
      await settlePhotos(owner, listener);
      return 'responded';
    },
  };
}

function photoJob(owner: string, listener: Listener): Job {
  /** The ids of photos that failed. */
  const failed = new Set<string>();
  const next = () => {
    if (listener.extra.tokens()?.owner !== owner) return undefined;
    const waiting = photosToSend(draftIn(listener.getState()));
    return waiting.find(({ id }) => !failed.has(id)) ?? waiting[0];
  };
  return {
    isDue: () => next() !== undefined,
    step: async () => {
      const { sendPhoto } = await loadCalls();
      const photo = next();
      if (!photo) return 'responded';
      const result = await sendPhoto(photo, owner, listener).catch(() => noResponse);
      if (result === 'responded') failed.clear();
      else failed.add(photo.id);
      return result;
    },
  };
}

/** Treats a step that throws like a call without a response, which the job retries. */
function withFailures({ step, ...job }: Job): Job {
  const failed = (): CallResult => noResponse;
  return { ...job, step: () => step().catch(failed) };
}

/** Runs the owner's jobs in parallel until the listener's task ends. */
export async function runJobs(owner: string, listener: Listener): Promise<void> {
  const next = listener.extra.settings.fleet
    ? [reviewJob, certificationJob, photosOnDiskJob, photoJob].map((job) =>
        withFailures(job(owner, listener)),
      )
    : [];
  const jobs = [reportJob(owner, listener), ...next];
  await Promise.all(jobs.map((job) => repeatWhileDue(listener, job)));
}

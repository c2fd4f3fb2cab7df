import { createAction, isAnyOf } from '@reduxjs/toolkit';
import type { ReviewRequest } from '@/contract/fleetRequests';
import { reviewDelivered, reviewRejected } from '@/features/inspection/model/inspectionSlice';
import { inspectionIn } from '@/features/inspection/model/state/inspectionState';
import type { InspectionStore } from '@/features/inspection/storage/inspectionStore';
import { repeatWhileDue } from './repeatWhileDue';
import type { Listener } from './repeatWhileDue';
import { isDraftChange } from './reportSync';
import { outcomeOf, unanswered } from './syncCalls';
import type { CallResult } from './syncCalls';
import { fleetApi } from './fleetApi';

/** This chunk may come after the draft was opened. */
const reviewSyncStarted = createAction('inspection/reviewSyncStarted');

/**
 * Sends one review. Its id makes a repeat harmless, so an unknown
 * outcome is simply repeated.
 */
async function send(review: ReviewRequest, { dispatch, pause }: Listener): Promise<CallResult> {
  const call = dispatch(fleetApi.endpoints.storeReview.initiate(review, { track: false }));
  const outcome = outcomeOf((await pause(Promise.resolve(call))).error);
  const isRejected = outcome.kind === 'rejected' && outcome.final;
  if (outcome.kind === 'done') dispatch(reviewDelivered(review.id));
  if (isRejected) dispatch(reviewRejected(review.id));
  if (outcome.kind === 'done' || isRejected) return 'responded';
  return outcome.kind === 'unavailable' ? outcome : unanswered;
}

/** Sends the owner's reviews one after the other, as long as this tab may write their draft. */
async function sendReviews(owner: string, listener: Listener): Promise<void> {
  const next = () =>
    listener.extra.tokens()?.owner === owner
      ? inspectionIn(listener.getState()).review.outbox[0]
      : undefined;
  const sendNext = async () => {
    const review = next();
    return review === undefined ? 'responded' : send(review, listener);
  };
  await repeatWhileDue(listener, () => next() !== undefined, sendNext);
}

/** Sends signed reviews next to the report. Returns a function that stops it. */
export function startReviewSync({ startListening, dispatch }: InspectionStore): () => void {
  const stopListening = startListening({
    matcher: isAnyOf(isDraftChange, reviewSyncStarted),
    effect: async (_action, listener) => {
      listener.cancelActiveListeners();
      const { draft } = inspectionIn(listener.getState());
      if (draft.status === 'writable') await sendReviews(draft.owner, listener);
    },
  });
  dispatch(reviewSyncStarted());
  return () => stopListening({ cancelActive: true });
}

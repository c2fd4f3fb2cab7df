import { isAnyOf } from '@reduxjs/toolkit';
import type { ListenerEffectAPI } from '@reduxjs/toolkit';
import type { AppDispatch, Environment } from '@/api/environment';
import { patchOf } from '../checklist/patches';
import type { Patch } from '../checklist/patches';
import {
  draftBecameWritable,
  draftClosed,
  draftOpened,
  draftShown,
  reportOpened,
  retryRequested,
} from '../inspectionSlice';
import type { InspectionState } from '../inspectionState';
import { inspectionIn } from '../inspectionStore';
import type { InspectionStore } from '../inspectionStore';
import { fetchReport } from './fetchReport';
import { sendPatch } from './sendPatch';
import { sendSubmission } from './sendSubmission';
import { pendingOf } from './outbox';
import type { Call, CallResult, SyncContext } from './syncCalls';

type Task = { kind: 'submission' } | { kind: 'patch'; patch: Patch } | { kind: 'fetch' };
type Listener = ListenerEffectAPI<unknown, AppDispatch, Environment>;

/** What is to be sent, if anything. The submission comes first: it carries all that a patch would. */
function taskToSend(state: InspectionState): Task | null {
  if (pendingOf(state)) return { kind: 'submission' };
  for (const key of state.patches) {
    const patch = patchOf(state, key);
    if (patch) return { kind: 'patch', patch };
  }
  return null;
}

function nextTask(state: InspectionState): Task | null {
  return taskToSend(state) ?? (state.loading.status === 'due' ? { kind: 'fetch' } : null);
}

/** How long to wait after so many calls without an answer, in ms: 1 s, doubled each time, 60 s at most. */
export function backOff(failures: number, random = Math.random()): number {
  return Math.min(60_000, 1000 * 2 ** (failures - 1)) * (0.8 + 0.4 * random);
}

const isDraftChange = isAnyOf(draftBecameWritable, draftOpened, draftShown, draftClosed);
const isRetryNow = isAnyOf(retryRequested, reportOpened);

/** Waits for a call's answer, and calls it off when that would be outdated, or nobody may use it any more. */
function answerOf<T>(call: Call<T>, isOutdated: () => boolean, listener: Listener): Promise<T> {
  let isSettled = false;
  const answer = Promise.resolve(call).finally(() => {
    isSettled = true;
  });
  const callOff = () => call.abort();
  void listener.condition(() => isSettled || isOutdated()).then(callOff, callOff);
  return listener.pause(answer);
}

function perform(task: Task, context: SyncContext): Promise<CallResult> {
  switch (task.kind) {
    case 'submission':
      return sendSubmission(context);
    case 'patch':
      return sendPatch(context, task.patch);
    case 'fetch':
      // What it brings would be outdated by what there is to send.
      return fetchReport(context, () => taskToSend(context.state()) !== null);
  }
}

/**
 * Makes one call at a time, so that no answer overtakes another, for as long as this tab may write the draft. What is
 * to be done is in the state, and outlives the tab there; under another session than the owner's nothing is.
 */
async function processQueue(owner: string, listener: Listener): Promise<void> {
  const state = () => inspectionIn(listener.getState());
  const context: SyncContext = {
    dispatch: listener.dispatch,
    state,
    isOwnersSession: () => listener.extra.tokens()?.owner === owner,
    answerOf: (call, isOutdated) => answerOf(call, isOutdated, listener),
  };
  const dueTask = () => (context.isOwnersSession() ? nextTask(state()) : null);
  let failures = 0;
  for (;;) {
    const task = dueTask();
    if (!task) {
      await listener.condition(() => dueTask() !== null);
      continue;
    }
    const result = await perform(task, context);
    failures = result === 'answered' ? 0 : failures + 1;
    if (failures === 0) continue;
    if (await listener.condition(isRetryNow, backOff(failures))) failures = 0;
    else listener.dispatch(retryRequested());
  }
}

/** Carries the report to and from the server. Gives a function that ends it. */
export function startReportSync({ startListening }: InspectionStore): () => void {
  const stopListening = startListening({
    matcher: isDraftChange,
    effect: async (action, listener) => {
      listener.cancelActiveListeners();
      if (draftBecameWritable.match(action)) await processQueue(action.payload.owner, listener);
    },
  });
  return () => stopListening({ cancelActive: true });
}

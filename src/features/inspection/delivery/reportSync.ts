import { isAnyOf } from '@reduxjs/toolkit';
import type { ListenerEffectAPI } from '@reduxjs/toolkit';
import type { AppDispatch, ThunkExtra } from '@/api/thunkExtra';
import {
  draftBecameWritable,
  draftClosed,
  draftOpened,
  draftShown,
  reportOpened,
  retryRequested,
  waitEnded,
} from '@/features/inspection/model/inspectionSlice';
import { patchOf } from '@/features/inspection/model/rules/patches';
import type { Patch } from '@/features/inspection/model/rules/patches';
import { inspectionIn } from '@/features/inspection/model/state/inspectionState';
import type { InspectionState } from '@/features/inspection/model/state/inspectionState';
import { pendingOf } from '@/features/inspection/model/state/outbox';
import type { InspectionStore } from '@/features/inspection/storage/inspectionStore';
import { fetchReport } from './fetchReport';
import { sendPatch } from './sendPatch';
import { sendSubmission } from './sendSubmission';
import type { Call, CallResult, SyncContext } from './syncCalls';

type Task = { kind: 'submission' } | { kind: 'patch'; patch: Patch } | { kind: 'fetch' };
type Listener = ListenerEffectAPI<unknown, AppDispatch, ThunkExtra>;

/** The next call that sends something. The submission comes first: it includes every patch. */
function taskToSend(state: InspectionState): Task | null {
  if (pendingOf(state)) return { kind: 'submission' };
  for (const key of state.patches) {
    const patch = patchOf(state, key);
    if (patch) return { kind: 'patch', patch };
  }
  return null;
}

/** The next task, if any. Taps that have waited are sent once the report was fetched again. */
function nextTask(state: InspectionState): Task | null {
  const task = taskToSend(state);
  if (task?.kind === 'patch' && !state.isCompared) return { kind: 'fetch' };
  return task ?? (state.loading.status === 'due' ? { kind: 'fetch' } : null);
}

/** Wait after this many consecutive failures, in ms: 1 s, doubled each time, at most 60 s. */
export function backOff(failures: number, random = Math.random()): number {
  return Math.min(60_000, 1000 * 2 ** (failures - 1)) * (0.8 + 0.4 * random);
}

/** Another driver's draft, or another right to write it. */
export const isDraftChange = isAnyOf(draftBecameWritable, draftOpened, draftShown, draftClosed);
const isRetryNow = isAnyOf(retryRequested, reportOpened);

/**
 * Waits for a call, and aborts it if its response would be outdated or this tab may no longer
 * write.
 */
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
      // What is sent first would make its result outdated.
      return fetchReport(context, () => nextTask(context.state())?.kind !== 'fetch');
  }
}

/**
 * Makes one call at a time, so that responses arrive in order, for as long as this tab may write
 * the draft. Tasks are in the state, which outlives the tab; nothing is done under another session
 * than the owner's.
 */
async function processQueue(owner: string, listener: Listener): Promise<void> {
  const state = () => inspectionIn(listener.getState());
  const context: SyncContext = {
    dispatch: listener.dispatch,
    isFleet: listener.extra.settings.fleet,
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
    if (result === 'responded') {
      failures = 0;
      continue;
    }
    failures += 1;
    const wait = Math.max(backOff(failures), result.retryAfter);
    if (await listener.condition(isRetryNow, wait)) failures = 0;
    else listener.dispatch(waitEnded());
  }
}

/** Synchronizes the report with the server. Returns a function that stops it. */
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

import { patchStarted, waitEnded } from '@/features/inspection/model/inspectionSlice';
import { leftPatch, nextPatch, type Patch } from '@/features/inspection/model/rules/patches';
import { draftIn, type DraftState } from '@/features/inspection/model/state/inspectionState';
import { getPendingOutbox, getUnknownOutcome } from '@/features/inspection/model/state/outbox';
import type { Listener } from '@/features/inspection/storage/inspectionStore';
import { flushDraft } from '@/features/inspection/storage/phone';
import { fetchReport } from './fetchReport';
import type { CallResult, Job } from './job';
import { sendPatch } from './sendPatch';
import { sendSubmission } from './sendSubmission';
import { createGrowingTimeout, type Call, type GrowingTimeout } from './growingTimeout';
import type { SyncContext } from './syncCalls';

type Task =
  | { kind: 'submission' }
  | { kind: 'patch' | 'leftPatch'; patch: Patch }
  | { kind: 'fetch' };

/**
 * The next call that sends data. A submission precedes the patches that it includes. It follows the patches of a report
 * that it may supersede.
 */
function taskToSend(state: DraftState): Task | null {
  const left = leftPatch(state);
  if (left) return { kind: 'leftPatch', patch: left };
  if (getPendingOutbox(state)) return { kind: 'submission' };
  const patch = nextPatch(state);
  return patch && { kind: 'patch', patch };
}

/**
 * Without a comparison with the server (`isCompared`), patches wait for a fetch of the report. So does a report for
 * another backend whose current report the phone does not know.
 */
function nextTask(state: DraftState, hasExtensions: boolean): Task | null {
  const task = taskToSend(state);
  const mayBeCreated =
    hasExtensions || state.lastFetched !== null || getUnknownOutcome(state.outbox);
  const mayFollow = task?.kind === 'submission' && mayBeCreated;
  if (task && !mayFollow && !state.isCompared) return { kind: 'fetch' };
  return task ?? (state.loading.status === 'due' ? { kind: 'fetch' } : null);
}

/** Waits for a call. Aborts it once its response would be late or outdated, or the listener's task ends. */
function awaitResponse<T extends { error?: unknown }>(
  call: Call<T>,
  isOutdated: () => boolean,
  listener: Listener,
  wait: GrowingTimeout,
): Promise<T> {
  const { signal, condition, pause } = listener;
  let isSettled = false;
  const callOff = () => call.abort();
  const response = wait(call).finally(() => {
    isSettled = true;
    signal.removeEventListener('abort', callOff);
  });
  signal.addEventListener('abort', callOff);
  void condition(() => isSettled || signal.aborted || isOutdated()).then(callOff, callOff);
  return pause(response);
}

function perform(task: Task, context: SyncContext): Promise<CallResult> {
  switch (task.kind) {
    case 'submission':
      return sendSubmission(context);
    case 'patch':
    case 'leftPatch':
      return sendPatch(context, task.patch);
    case 'fetch':
      // A newer task aborts the fetch, because sending data would make the fetched report outdated.
      return fetchReport(context, () => {
        return nextTask(context.state(), context.hasExtensions)?.kind !== 'fetch';
      });
  }
}

/**
 * Sends the report and its patches, and fetches the report. It makes one call at a time, so that responses arrive in
 * order. Before it sends data, it writes the draft if the disk allows, because the tab may close during the call.
 */
export function reportJob(owner: string, listener: Listener): Job {
  const { dispatch, extra } = listener;
  const { fleet } = extra.settings;
  const state = () => draftIn(listener.getState());
  const wait = createGrowingTimeout();
  const context: SyncContext = {
    dispatch,
    hasExtensions: fleet,
    state,
    isOwnersSession: () => extra.tokens()?.owner === owner,
    awaitResponse: (call, isOutdated) => awaitResponse(call, isOutdated, listener, wait),
    pause: listener.pause,
  };
  const dueTask = () => (context.isOwnersSession() ? nextTask(state(), fleet) : null);
  /** False for a patch whose item the driver changed again during the write. */
  const isStored = (task: Task) =>
    task.kind !== 'patch' || state().attempts[task.patch.key] === task.patch.value;
  return {
    isDue: () => dueTask() !== null,
    step: async () => {
      const planned = dueTask();
      if (planned?.kind === 'patch') dispatch(patchStarted(planned.patch));
      if (planned && planned.kind !== 'fetch') await flushDraft(listener);
      const task = dueTask();
      return task && isStored(task) ? perform(task, context) : 'responded';
    },
    onWaited: () => dispatch(waitEnded()),
  };
}

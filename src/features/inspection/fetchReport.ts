import { announcements, askCurrent, now } from './courierCalls';
import type { CourierWorld } from './courierCalls';
import type { ErrandResult } from './deliverSubmission';
import {
  loadingFailed,
  loadingInterrupted,
  loadingStarted,
  reportLoaded,
  reportMissing,
} from './reportSlice';
import type { Current } from './submissionRules';

interface Manner {
  announce: boolean;
  quiet: boolean;
}

function take({ dispatch }: CourierWorld, current: Current, manner: Manner): ErrandResult {
  switch (current.kind) {
    case 'aborted':
      dispatch(loadingInterrupted());
      return 'done';
    case 'missing':
      dispatch(reportMissing(now()));
      return 'done';
    case 'found':
      dispatch(reportLoaded(current.report));
      if (manner.announce) dispatch(announcements.loaded());
      return 'done';
    case 'failed':
    case 'unavailable':
      dispatch(loadingFailed({ reached: current.kind === 'failed' || current.reached }));
      if (!manner.quiet) dispatch(announcements.fetchFailed());
      return current.kind === 'failed' ? 'done' : 'postponed';
  }
}

/**
 * Takes the current report anew from the server (specification 4): the form is filled, around what was entered and is
 * unsent. It can be stopped, and is then still wanted.
 */
export function fetchReport(world: CourierWorld, owner: string, isOurs: () => boolean) {
  const { loading } = world.inspection();
  const manner = loading.status === 'wanted' ? loading : { announce: false, quiet: false };
  world.dispatch(loadingStarted());
  const { answer, stop } = askCurrent(world, owner);
  const result = answer.then((current) => (isOurs() ? take(world, current, manner) : 'done'));
  return { result, stop };
}

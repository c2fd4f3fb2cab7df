import type { CourierWorld } from './courierCalls';
import { deliverPatch } from './deliverPatch';
import { deliverSubmission } from './deliverSubmission';
import type { ErrandResult } from './deliverSubmission';
import { fetchReport } from './fetchReport';
import { patchOf } from './patchRules';
import type { Patch } from './patchRules';
import { loadingRetried } from './reportSlice';
import type { InspectionState } from './reportState';

/** One thing to do at the server. */
type Errand = { kind: 'submission' } | { kind: 'patch'; patch: Patch } | { kind: 'load' };

/** What is to be sent, if anything. The submission comes first: it carries all that a patch would. */
function outgoing(state: InspectionState): Errand | null {
  if (state.outbox.status !== 'empty') return { kind: 'submission' };
  for (const key of state.patches) {
    const patch = patchOf(state, key);
    if (patch) return { kind: 'patch', patch };
  }
  return null;
}

/** How long to rest after so many tries without an answer, in ms: 1 s, doubled each time, 60 s at most. */
export function restAfter(tries: number, random = Math.random()): number {
  return Math.min(60_000, 1000 * 2 ** (tries - 1)) * (0.8 + 0.4 * random);
}

export interface Courier {
  /** Does what the state asks for, if it is not at it already. Call it whenever the state has changed. */
  attend: () => void;
  /** Ends a rest at once: there is reason to think that the API answers again. */
  wake: () => void;
  /** Begins nothing any more. */
  stop: () => void;
}

/**
 * Carries the report to and from the server, one call at a time, so that no answer overtakes another. What is to
 * be done is in the state, and outlives the tab there; under another session than the owner's nothing is.
 */
export function createCourier(world: CourierWorld): Courier {
  let busy = false;
  let stopLoading: (() => void) | null = null;
  let tries = 0;
  let rest: ReturnType<typeof setTimeout> | null = null;
  let isStopped = false;

  function holder(): string | null {
    if (isStopped) return null;
    const { draft } = world.inspection();
    return draft.status === 'held' && draft.owner === world.owner() ? draft.owner : null;
  }

  function nextErrand(): Errand | null {
    const state = world.inspection();
    const errand = rest === null ? outgoing(state) : null;
    return errand ?? (state.loading.status === 'wanted' ? { kind: 'load' } : null);
  }

  function run(errand: Errand, owner: string): Promise<ErrandResult> {
    const isOurs = () => holder() === owner;
    if (errand.kind === 'load') {
      const { result, stop } = fetchReport(world, owner, isOurs);
      stopLoading = stop;
      return result.finally(() => {
        stopLoading = null;
      });
    }
    if (errand.kind === 'patch') return deliverPatch(world, errand.patch, isOurs);
    return deliverSubmission(world, owner, isOurs);
  }

  function startRest(): void {
    tries += 1;
    if (rest !== null) clearTimeout(rest);
    rest = setTimeout(wakeUp, restAfter(tries));
  }

  function wakeUp(): void {
    if (rest !== null) clearTimeout(rest);
    rest = null;
    if (world.inspection().loading.status === 'failed') world.dispatch(loadingRetried());
    attend();
  }

  function attend(): void {
    if (busy) {
      // Whatever the load brings would be outdated by what is to be sent.
      if (stopLoading && rest === null && outgoing(world.inspection())) stopLoading();
      return;
    }
    const owner = holder();
    const errand = owner === null ? null : nextErrand();
    if (owner === null || !errand) return;
    busy = true;
    void run(errand, owner)
      .catch((): ErrandResult => 'postponed')
      .then((result) => {
        busy = false;
        if (result === 'postponed' && !isStopped) startRest();
        else endRest();
        attend();
      });
  }

  /** Somebody answered: what waited may go at once. */
  function endRest(): void {
    if (rest !== null) clearTimeout(rest);
    rest = null;
    tries = 0;
  }

  return {
    attend,
    wake: () => {
      tries = 0;
      wakeUp();
    },
    stop: () => {
      isStopped = true;
      endRest();
    },
  };
}

import { isAnyOf } from '@reduxjs/toolkit';
import {
  draftBecameWritable,
  prefillChanged,
  reportCreated,
  reportLoaded,
  reportSent,
} from '@/features/inspection/model/inspectionSlice';
import { inspectionIn } from '@/features/inspection/model/state/inspectionState';
import type { InspectionState } from '@/features/inspection/model/state/inspectionState';
import {
  parsePrefill,
  rememberReading,
  rememberReport,
} from '@/features/inspection/model/state/prefill';
import type { Prefill } from '@/features/inspection/model/state/prefill';
import { pendingOf } from '@/features/inspection/model/state/outbox';
import { draftNames } from './draftNames';
import type { DraftStorage } from './draftStorage';
import { listen } from './inspectionStore';
import type { InspectionStore } from './inspectionStore';

type Change = (known: Prefill) => Prefill;

const isRemembered = isAnyOf(draftBecameWritable, reportCreated, reportSent, reportLoaded);
type Remembered = ReturnType<
  typeof draftBecameWritable | typeof reportCreated | typeof reportSent | typeof reportLoaded
>;

/** An action's change of the prefill, or null. `before` is the state before the action. */
function changeBy(action: Remembered, before: InspectionState): Change | null {
  if (draftBecameWritable.match(action)) return null;
  if (reportLoaded.match(action)) {
    const { header } = action.payload;
    return (known) => rememberReading(known, header);
  }
  const request = pendingOf(before)?.submission.request;
  return request ? (known) => rememberReport(known, request) : null;
}

/**
 * Remembers what drivers would otherwise retype every day, by API host and owner, next to their
 * drafts. Without storage it lasts as long as the page. Returns a function that stops it.
 */
export function watchPrefill(
  store: InspectionStore,
  storage: DraftStorage,
  apiHost: string,
): () => void {
  const owner = () => {
    const { draft } = inspectionIn(store.getState());
    return draft.status === 'writable' ? draft.owner : null;
  };
  const update = async (whose: string, change: Change | null) => {
    const { prefill: key } = draftNames(apiHost, whose);
    const kept = await storage.read(key).catch(() => null);
    const known =
      kept === null && owner() === whose ? inspectionIn(store.getState()).prefill : kept;
    const prefill = parsePrefill(known);
    const changed = change ? change(prefill) : prefill;
    if (owner() === whose) store.dispatch(prefillChanged(changed));
    if (change) await storage.write(key, changed).catch(() => undefined);
  };
  // One write at a time, so that no write overwrites another's change.
  let turn = Promise.resolve();
  return store.dispatch(
    listen({
      matcher: isRemembered,
      effect: (action, { getOriginalState }) => {
        const whose = owner();
        const before = inspectionIn(getOriginalState());
        if (whose !== null) turn = turn.then(() => update(whose, changeBy(action, before)));
      },
    }),
  );
}

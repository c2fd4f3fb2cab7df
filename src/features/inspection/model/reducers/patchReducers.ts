import type { PayloadAction } from '@reduxjs/toolkit';
import type { InspectionState } from '../state/inspectionState';
import { revertItem } from '../rules/reportMerge';
import { requireFetch } from '../rules/submission';
import { checklistAdapter } from '../state/checklistEntries';
import { whichTrailersOf } from '../rules/whichTrailers';
import type { Patch } from '../rules/patches';

/** The outcome of a single item's PATCH. */
export const patchReducers = {
  patchApplied(state: InspectionState, { payload }: PayloadAction<Patch>) {
    // Another inspection was started in the meantime.
    if (state.report.status !== 'loaded') return;
    const { key, value, text, comments } = payload;
    const entry = state.checklist.entities[key];
    const server = { value, text: value ? entry.server.text : text };
    checklistAdapter.updateOne(state.checklist, { id: key, changes: { server } });
    state.report.comments = comments;
    // A tap during the call needs another patch.
    const isSameChoice =
      JSON.stringify(whichTrailersOf(state, [key])) === JSON.stringify(payload.trailers);
    const isLatest =
      entry.value === value && (value || (entry.text.trim() === text && isSameChoice));
    if (isLatest) state.patches = state.patches.filter((queued) => queued !== key);
    requireFetch(state, { quiet: true });
    state.connection = 'reachable';
  },
  patchRejected(state: InspectionState, { payload: key }: PayloadAction<Patch['key']>) {
    if (state.report.status !== 'loaded') return;
    revertItem(state, key);
    state.patches = state.patches.filter((queued) => queued !== key);
    state.connection = 'reachable';
  },
  patchPostponed(
    state: InspectionState,
    { payload: { reached, patch } }: PayloadAction<{ reached: boolean; patch: Patch }>,
  ) {
    state.connection = reached ? 'reachable' : 'unreachable';
    if (reached) return;
    state.attempts[patch.key] = patch.value;
    state.isCompared = false;
  },
};

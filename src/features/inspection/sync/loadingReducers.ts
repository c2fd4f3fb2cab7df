import type { PayloadAction } from '@reduxjs/toolkit';
import type { Moment } from '@/contract/dates';
import type { InspectionState } from '../inspectionState';
import type { LoadedReport } from '../report/reportContents';
import { serverContents, startBlank, takeReport } from '../report/reportMerge';
import { keepSent } from '../sent/sentReducers';
import { requireFetch } from './submission';

/** The server has said what became of a send whose outcome was unknown. */
function resolveSend(state: InspectionState): void {
  if ('outcomeUnknown' in state.outbox && state.outbox.outcomeUnknown === 'send') {
    state.outbox.outcomeUnknown = null;
  }
}

/** What the current report on the server brings into the form. */
export const loadingReducers = {
  /** The page was opened: the current report is to be fetched, and announced. */
  reportOpened(state: InspectionState, { payload }: PayloadAction<{ announce: boolean }>) {
    state.loading = { status: 'due', announce: payload.announce, quiet: false };
    state.judgedOn = null;
  },
  loadingFailed(state: InspectionState, { payload }: PayloadAction<{ reached: boolean }>) {
    const announce = 'announce' in state.loading && state.loading.announce;
    state.loading = { status: 'failed', announce };
    state.connection = payload.reached ? 'reachable' : 'unreachable';
  },
  reportLoaded(state: InspectionState, { payload }: PayloadAction<LoadedReport>) {
    takeReport(state, payload);
    resolveSend(state);
    state.loading = { status: 'loaded' };
  },
  /** There is no current report: a blank new form, around what was entered already. */
  reportMissing(state: InspectionState, { payload: now }: PayloadAction<Moment>) {
    const { outbox } = state;
    // What was sent is what the server had last.
    if ('outcomeUnknown' in outbox && outbox.outcomeUnknown === 'send') {
      keepSent(state, serverContents(state), now);
    }
    startBlank(state, now, outbox.status === 'withdrawn');
    resolveSend(state);
    state.loading = { status: 'loaded' };
    state.connection = 'reachable';
  },
  /** The browser's word on the connection: a hint, since it lies both ways. */
  connectionHinted(state: InspectionState, { payload }: PayloadAction<'lost' | 'back'>) {
    state.connection = payload === 'lost' ? 'unreachable' : 'reachable';
  },
  /** The driver, or a sign that the API answers again, wants whatever waits to be tried now. */
  retryRequested(state: InspectionState) {
    if (state.loading.status === 'failed') requireFetch(state, { quiet: true });
  },
};

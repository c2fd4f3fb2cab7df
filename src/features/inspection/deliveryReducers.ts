import type { PayloadAction } from '@reduxjs/toolkit';
import type { Moment } from '../../contract/dates';
import type { Patch } from './patchRules';
import { isPatchable } from './patchRules';
import { contentsOfRequest } from './reportContents';
import type { LoadedReport } from './reportContents';
import { acknowledge, blankItems, isAnythingUnsent, refill, revertItem } from './reportMerge';
import { headerAt } from './reportState';
import type { FieldRefusals, InspectionState, Submission, SubmissionStep } from './reportState';

/** Whether a create of the submission that this one replaces may have got through. */
function inheritedDoubt({ outbox }: InspectionState): boolean {
  if (outbox.status === 'empty') return outbox.doubt;
  return 'doubt' in outbox.step && outbox.step.kind !== 'send' && outbox.step.doubt;
}

function takeReport(state: InspectionState, report: LoadedReport): void {
  refill(state, report);
  state.report = { status: 'loaded', id: report.id, comments: report.comments };
  if (!isPatchable(state.report)) state.patches = [];
  state.connection = 'reachable';
}

function startBlank(state: InspectionState, now: Moment): void {
  const { status } = state.report;
  const isNew =
    status === 'loaded' ||
    status === 'created' ||
    state.header.server.date === '' ||
    !isAnythingUnsent(state);
  // A blank form that was begun keeps its day and time.
  refill(state, { header: isNew ? headerAt(now) : state.header.server, items: blankItems });
  state.report = { status: 'none' };
  state.patches = [];
}

/** Has the current report fetched anew. What the page's opening is to announce stays due. */
function wantReport(state: InspectionState, { quiet } = { quiet: false }): void {
  const announce = 'announce' in state.loading && state.loading.announce;
  state.loading = { status: 'wanted', announce, quiet };
}

/** What becomes of the report on its way to and from the server. */
export const deliveryReducers = {
  reportSubmitted(state: InspectionState, { payload }: PayloadAction<Submission>) {
    if (state.draft.status !== 'held' || state.outbox.status === 'underWay') return;
    const step: SubmissionStep = { kind: 'decide', doubt: inheritedDoubt(state) };
    state.outbox = { status: 'underWay', submission: payload, step };
    // The submission carries all values: nothing is left to patch.
    state.patches = [];
    state.judgedOn = null;
    state.refusals = {};
  },
  submissionStepped(state: InspectionState, { payload }: PayloadAction<SubmissionStep>) {
    if (state.outbox.status === 'empty') return;
    state.outbox = { ...state.outbox, status: 'underWay', step: payload };
  },
  submissionPostponed(
    state: InspectionState,
    { payload }: PayloadAction<{ step: SubmissionStep; reached: boolean }>,
  ) {
    if (state.outbox.status === 'empty') return;
    state.outbox = { ...state.outbox, status: 'waiting', step: payload.step };
    state.connection = payload.reached ? 'reachable' : 'unreachable';
  },
  submissionRefused(
    state: InspectionState,
    { payload }: PayloadAction<{ doubt: boolean; fields: FieldRefusals }>,
  ) {
    // It may be gone, or sent from elsewhere: look again.
    if (state.outbox.status !== 'empty' && state.outbox.step.kind === 'send') {
      wantReport(state, { quiet: true });
    }
    state.outbox = { status: 'empty', doubt: payload.doubt };
    state.refusals = payload.fields;
    state.connection = 'reachable';
  },
  reportCreated(state: InspectionState) {
    if (state.outbox.status === 'empty') return;
    const { submission } = state.outbox;
    acknowledge(state, contentsOfRequest(submission.request));
    state.report = { status: 'created' };
    state.patches = [];
    state.connection = 'reachable';
    if (submission.purpose === 'send') {
      state.outbox = { status: 'underWay', submission, step: { kind: 'identify' } };
    } else {
      state.outbox = { status: 'empty', doubt: false };
      wantReport(state);
    }
  },
  /** The id of the report that is to be sent was fetched. */
  reportIdentified(state: InspectionState, { payload }: PayloadAction<LoadedReport>) {
    if (state.outbox.status === 'empty') return;
    takeReport(state, payload);
    const step: SubmissionStep = { kind: 'send', id: payload.id, doubt: false };
    state.outbox = { ...state.outbox, status: 'underWay', step };
  },
  reportSent(state: InspectionState, { payload: now }: PayloadAction<Moment>) {
    startBlank(state, now);
    state.outbox = { status: 'empty', doubt: false };
    wantReport(state);
    state.connection = 'reachable';
    state.justSent = true;
  },

  /** The page was opened: the current report is to be fetched, and announced. */
  reportOpened(state: InspectionState, { payload }: PayloadAction<{ announce: boolean }>) {
    state.loading = { status: 'wanted', announce: payload.announce, quiet: false };
    state.justSent = false;
    state.judgedOn = null;
  },
  loadingStarted(state: InspectionState) {
    if (state.loading.status !== 'wanted') return;
    state.loading = { ...state.loading, status: 'underWay' };
  },
  /** Something to send came in between: the report is fetched afterwards. */
  loadingInterrupted(state: InspectionState) {
    if (state.loading.status !== 'underWay') return;
    state.loading = { ...state.loading, status: 'wanted' };
  },
  loadingFailed(state: InspectionState, { payload }: PayloadAction<{ reached: boolean }>) {
    const announce = state.loading.status === 'underWay' && state.loading.announce;
    state.loading = { status: 'failed', announce };
    state.connection = payload.reached ? 'reachable' : 'unreachable';
  },
  /** Once more, after the failure was shown: the driver or the clock asked for it. */
  loadingRetried(state: InspectionState) {
    if (state.loading.status === 'failed') wantReport(state, { quiet: true });
  },
  reportLoaded(state: InspectionState, { payload }: PayloadAction<LoadedReport>) {
    takeReport(state, payload);
    state.loading = { status: 'loaded' };
  },
  /** There is no current report: a blank new form (specification 4), around what was entered already. */
  reportMissing(state: InspectionState, { payload: now }: PayloadAction<Moment>) {
    startBlank(state, now);
    state.loading = { status: 'loaded' };
    state.connection = 'reachable';
  },
  /** The browser's word on the connection: a hint, since it lies both ways (design 5). */
  connectionHinted(state: InspectionState, { payload }: PayloadAction<'lost' | 'back'>) {
    state.connection = payload === 'lost' ? 'unreachable' : 'reachable';
  },

  patchApplied(state: InspectionState, { payload }: PayloadAction<Patch>) {
    const entry = state.checklist.entities[payload.key];
    const { value, text } = payload;
    entry.server = { value, text: value ? entry.server.text : text };
    if (state.report.status === 'loaded') state.report.comments = payload.comments;
    // A tap while the patch was out is due another one.
    const isLatest = entry.value === value && (value || entry.text.trim() === text);
    if (isLatest) state.patches = state.patches.filter((key) => key !== payload.key);
    wantReport(state);
    state.connection = 'reachable';
  },
  patchRefused(state: InspectionState, { payload }: PayloadAction<Patch>) {
    revertItem(state, payload.key);
    state.patches = state.patches.filter((key) => key !== payload.key);
    state.connection = 'reachable';
  },
  patchPostponed(state: InspectionState, { payload }: PayloadAction<{ reached: boolean }>) {
    state.connection = payload.reached ? 'reachable' : 'unreachable';
  },
};

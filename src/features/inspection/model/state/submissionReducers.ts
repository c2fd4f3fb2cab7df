import type { PayloadAction } from '@reduxjs/toolkit';
import type { FieldRejections, DraftState } from './inspectionState';
import { unfoldRejected } from './headerReducers';
import { withNextForm, type FormAction } from '../rules/preparedActions';
import { toVehicles } from '../rules/vehicleNames';
import { contentsOfRequest, type LoadedReport } from '../rules/reportContents';
import { rejectionsByItem } from '../rules/submitRules';
import {
  acknowledge,
  getCorrected,
  isReportOfForm,
  keepApart,
  leaveReport,
  serverContents,
  startBlank,
  takeReport,
} from '../rules/reportMerge';
import { outdateFetched, rememberFetched } from '../rules/lastFetched';
import { listNotFitted, uncheckNotFitted } from '../rules/notFitted';
import { getTrip } from '../rules/trip';
import { fetchAfterFailure } from './loadingReducers';
import { keepSent, markSeen } from './sentReducers';
import { getPendingOutbox, getUnknownOutcome, withOutcome, type Submission } from './outbox';
import type { Confirmation } from './sentReport';
import { rememberReport } from './prefill';
import {
  firstStep,
  hasDefects,
  isEditedSince,
  leavePending,
  requireFetch,
  stepAfter,
} from '../rules/submission';

interface Postponed {
  outcomeUnknown: boolean;
  reached: boolean;
  unclearSince?: number;
}

interface Rejected {
  outcomeUnknown: boolean;
  fields: FieldRejections;
  /** Whether the driver's next press decides, because another backend does not show what became of the call. */
  isAsked?: boolean;
}

/** Another press on an unchanged report keeps its key, because the office may have that report. An edit withdraws it. */
function keepKey({ outbox, identity }: DraftState, submission: Submission): Submission {
  const isRepeated = getUnknownOutcome(outbox) === 'create' && outbox.status !== 'withdrawn';
  const isKeyed = identity.kind === 'new' && identity.key !== '';
  return isRepeated && isKeyed ? { ...submission, key: identity.key } : submission;
}

/** A submission's steps. Each action names its form, because the driver may have begun another one. */
export const submissionReducers = {
  reportSubmitted(state: DraftState, { payload }: PayloadAction<Submission>) {
    const before = getPendingOutbox(state);
    if (state.access.status !== 'writable' || (before && before.status !== 'waiting')) return;
    const submission = keepKey(state, payload);
    // A condition chosen for a defect that the driver has removed is not sent.
    state.header.values.satisfactory_vehicle_condition =
      submission.request.satisfactory_vehicle_condition;
    // The form must show what is sent.
    for (const key of listNotFitted(state)) state.checklist.entities[key].value = true;
    const step = firstStep(state, submission);
    // The report of an earlier uncertain call must not count as this one's.
    if (step.kind === 'create' && !step.outcomeUnknown && getUnknownOutcome(state.outbox)) {
      Object.assign(state, { lastFetched: null, isCompared: false });
    }
    state.outbox = { status: 'queued', submission, step, hasWaited: false };
    if (step.kind === 'create') {
      const corrects = getCorrected(state) ?? undefined;
      state.identity = { kind: 'new', key: submission.key ?? '', corrects };
    }
    state.rejections = {};
    state.isRejected = false;
    markSeen(state);
    fetchAfterFailure(state);
  },
  submissionStarted(state: DraftState) {
    const pending = getPendingOutbox(state);
    if (pending) state.outbox = { ...pending, status: 'sending' };
  },
  /** The current report shows that an uncertain step had no effect. */
  submissionFoundUndone(state: DraftState) {
    const pending = getPendingOutbox(state);
    if (!pending) return;
    const undone = withOutcome(pending.step, false);
    // The next send call may still show that this one was carried out.
    const step = undone.kind === 'send' ? { ...undone, isRepeated: true } : undone;
    leavePending(state, { ...pending, status: 'queued', step, unclearSince: undefined });
    state.connection = 'reachable';
  },
  /** The server no longer has the report that an uncertain step was about. A submission creates it again. */
  reportFoundLost(state: DraftState) {
    const pending = getPendingOutbox(state);
    leaveReport(state);
    if (!pending) {
      Object.assign(state.outbox, { outcomeUnknown: null });
      return;
    }
    const step = { kind: 'create', outcomeUnknown: false } as const;
    state.identity = { kind: 'new', key: pending.submission.key ?? '' };
    leavePending(state, { ...pending, status: 'queued', step });
    state.connection = 'reachable';
  },
  submissionPostponed(state: DraftState, { payload }: PayloadAction<Postponed>) {
    state.connection = payload.reached ? 'reachable' : 'unreachable';
    const pending = getPendingOutbox(state);
    if (!pending) return;
    const step = stepAfter(state, pending, payload.outcomeUnknown);
    const { unclearSince = pending.unclearSince } = payload;
    leavePending(state, { ...pending, status: 'waiting', step, hasWaited: true, unclearSince });
  },
  submissionRejected(state: DraftState, { payload }: PayloadAction<Rejected>) {
    const pending = getPendingOutbox(state);
    if (!pending) return;
    // The report may be gone or sent by another phone, so a fetch is due.
    if (pending.step.kind !== 'create') requireFetch(state, { quiet: true });
    const step = stepAfter(state, pending, payload.outcomeUnknown);
    const outcomeUnknown = getUnknownOutcome({ ...pending, step });
    const isAsked = payload.isAsked && outcomeUnknown === 'create';
    state.outbox = { status: isAsked ? 'withdrawn' : 'empty', outcomeUnknown };
    uncheckNotFitted(state);
    state.rejections = rejectionsByItem(payload.fields, pending.submission.request.comments);
    unfoldRejected(state);
    state.isRejected = true;
    state.connection = 'reachable';
  },
  reportCreated(state: DraftState, { payload: now }: PayloadAction<Confirmation>) {
    const pending = getPendingOutbox(state);
    if (!pending) return;
    const { submission } = pending;
    const isEdited = isEditedSince(pending, state);
    const contents = contentsOfRequest(submission.request);
    acknowledge(state, contents);
    state.prefill = rememberReport(state.prefill, submission.request);
    state.header.trip.server = getTrip(state);
    if (hasDefects(submission)) keepSent(state, contents, { ...now, outcome: 'saved' });
    state.report = { status: 'created' };
    state.identity =
      typeof now.id === 'number'
        ? { kind: 'saved', id: now.id }
        : { kind: 'new', key: submission.key ?? '' };
    state.atOffice = toVehicles(submission.request);
    Object.assign(state, { replaces: null, otherReport: null });
    state.patches = [];
    state.connection = 'reachable';
    outdateFetched(state);
    if (submission.purpose === 'send' && !isEdited) {
      state.outbox = { ...pending, status: 'queued', step: { kind: 'identify' } };
    } else {
      state.outbox = { status: isEdited ? 'withdrawn' : 'empty', outcomeUnknown: null };
      requireFetch(state, { quiet: true });
    }
  },
  /** A fetch has returned the current report, whose id the send call needs. */
  reportIdentified(state: DraftState, { payload: report }: PayloadAction<LoadedReport>) {
    const pending = getPendingOutbox(state);
    if (!pending) return;
    rememberFetched(state, report);
    // The fetched report is another phone's, so sending its id would send the wrong report.
    if (!isReportOfForm(state, report)) {
      state.outbox = { status: 'empty', outcomeUnknown: null };
      keepApart(state, report);
      return;
    }
    takeReport(state, report);
    const step = { kind: 'send', id: report.id, outcomeUnknown: false } as const;
    leavePending(state, { ...pending, status: 'queued', step });
  },
  /**
   * The report was sent, or another phone's report has superseded it. If the driver changed it during or after the call,
   * the whole form becomes a new report.
   */
  reportSent: withNextForm(
    (state: DraftState, { payload: now, meta: { form } }: FormAction<Confirmation>) => {
      const pending = getPendingOutbox(state);
      const isEdited = pending
        ? isEditedSince(pending, state)
        : state.outbox.status === 'withdrawn';
      if (pending) {
        const { request } = pending.submission;
        state.prefill = rememberReport(state.prefill, request);
        keepSent(state, contentsOfRequest(request), now);
      } else keepSent(state, serverContents(state), now);
      state.outbox = { status: isEdited ? 'withdrawn' : 'empty', outcomeUnknown: null };
      startBlank(state, now, form, isEdited);
      outdateFetched(state);
      requireFetch(state, { quiet: true });
      state.connection = 'reachable';
    },
  ),
};

import type { PayloadAction } from '@reduxjs/toolkit';
import type { DateTime } from '@/contract/dates';
import type { DraftState } from './inspectionState';
import { withNextForm, type FormAction } from '../rules/preparedActions';
import type { LoadedReport } from '../rules/reportContents';
import {
  acknowledge,
  enteredContents,
  isAnythingUnsent,
  keepApart,
  leaveReport,
  mayFill,
  mayRestore,
  nameForms,
  serverContents,
  startBlank,
  takeDateTime,
  takeReport,
} from '../rules/reportMerge';
import { rememberFetched } from '../rules/lastFetched';
import { keepSent } from './sentReducers';
import { leaveTaps } from '../rules/patches';
import { fittingKeys } from '../rules/notFitted';
import { keepWaiting, requireFetch } from '../rules/submission';
import { noteVehicles, findOtherVehicle, vehicleItems } from '../rules/otherVehicle';
import { toVehicles } from '../rules/vehicleNames';
import { blankEntry, hasDefect } from './checklist';
import { ownFields } from './header';
import { getPendingOutbox, getUnknownOutcome } from './outbox';
import { rememberReading } from './prefill';
import type { SentReport } from './sentReport';

/** Ends the uncertainty about a send call, because the fetched report shows the outcome. */
function resolveSend(state: DraftState): void {
  if ('outcomeUnknown' in state.outbox && state.outbox.outcomeUnknown === 'send') {
    state.outbox.outcomeUnknown = null;
  }
}

/** Starts a blank form. Discards the earlier report's unsent entries. */
function startOver(state: DraftState, now: DateTime, form: number): void {
  const { report, outbox } = state;
  const isCreateUnknown = getUnknownOutcome(outbox) === 'create';
  state.outbox = { status: 'empty', outcomeUnknown: isCreateUnknown ? 'create' : null };
  acknowledge(state, enteredContents(state));
  state.patches = [];
  state.header.trip = { chosen: null, server: null };
  startBlank(state, now, form, false);
  if (report.status === 'loaded') state.replaces = report.id;
  nameForms(state, form);
  Object.assign(state, { rejections: {}, isRejected: false });
}

function startTruck(state: DraftState, number: string, now: DateTime, form: number): void {
  const before = { ...state.header.values };
  startOver(state, now, form);
  const { values } = state.header;
  for (const field of ownFields) values[field] = before[field];
  values.truck_number = number;
}

/** Unchecks the trailer items, because the trailers changed. All other entries become part of a new report. */
function startTrailers(state: DraftState, form: number): void {
  const { report, outbox, header } = state;
  const isCreateUnknown = getUnknownOutcome(outbox) === 'create';
  state.outbox = { status: 'empty', outcomeUnknown: isCreateUnknown ? 'create' : null };
  for (const key of vehicleItems.trailers) {
    Object.assign(state.checklist.entities[key], blankEntry(key));
  }
  leaveReport(state);
  if (report.status === 'loaded') state.replaces = report.id;
  state.atOffice = null;
  state.markedOn = { truck: header.values.truck_number.trim(), trailers: '' };
  state.trailerForm = form;
  Object.assign(state, { rejections: {}, isRejected: false });
}

interface OtherVehicleStart {
  now: DateTime;
  setAside: string[];
}

interface RestoredReport {
  report: SentReport;
  now: DateTime;
}

/** Makes a failed fetch due again. */
export function fetchAfterFailure(state: DraftState): void {
  if (state.loading.status === 'failed') requireFetch(state, { quiet: true });
}

export const loadingReducers = {
  /** The page or another report was opened, so a fetch of the current report is due. */
  reportOpened(state: DraftState, { payload }: PayloadAction<{ announce: boolean }>) {
    state.loading = { status: 'due', announce: payload.announce, quiet: false };
  },
  loadingFailed(state: DraftState, { payload }: PayloadAction<{ reached: boolean }>) {
    const announce = 'announce' in state.loading && state.loading.announce;
    state.loading = { status: 'failed', announce };
    state.connection = payload.reached ? 'reachable' : 'unreachable';
    // The fetch has failed, but sending may continue.
    if (payload.reached) state.isCompared = true;
    keepWaiting(state);
  },
  reportLoaded: withNextForm(
    (state: DraftState, { payload, meta: { form } }: FormAction<LoadedReport>) => {
      const { report } = state;
      rememberFetched(state, payload);
      if (mayFill(state, payload)) {
        // Another phone's report has superseded this one.
        if (report.status === 'loaded' && report.id !== payload.id) nameForms(state, form);
        takeReport(state, payload);
      } else keepApart(state, payload);
      state.prefill = rememberReading(state.prefill, payload.header, payload.header.date);
      resolveSend(state);
      state.loading = { status: 'loaded' };
    },
  ),
  /** The server has no current report. A blank form starts with the driver's unsent entries. */
  reportMissing: withNextForm(
    (state: DraftState, { payload: now, meta: { form } }: FormAction<DateTime>) => {
      const { outbox } = state;
      rememberFetched(state, null);
      // The uncertain send call succeeded.
      if ('outcomeUnknown' in outbox && outbox.outcomeUnknown === 'send') {
        keepSent(state, serverContents(state), now);
      }
      startBlank(state, now, form, outbox.status === 'withdrawn');
      resolveSend(state);
      // Nothing of the rejected report remains on the form.
      if (!isAnythingUnsent(state)) Object.assign(state, { isRejected: false, rejections: {} });
      state.loading = { status: 'loaded' };
      Object.assign(state, { connection: 'reachable', isCompared: true });
    },
  ),
  /** The office has changed the current report, so a fetch is due. Unsent entries remain. */
  serverChanged(state: DraftState) {
    if (state.loading.status === 'loaded') requireFetch(state, { quiet: true });
  },
  /** The browser's hint about the connection, which may be wrong. */
  connectionHinted(state: DraftState, { payload }: PayloadAction<'lost' | 'back'>) {
    state.connection = payload === 'lost' ? 'unreachable' : 'reachable';
    if (payload === 'lost') state.isCompared = false;
    else fetchAfterFailure(state);
  },
  retryRequested: fetchAfterFailure,
  /** The report job has finished waiting after a failure. */
  waitEnded: fetchAfterFailure,
  /** Starts a blank form. */
  newInspectionStarted: withNextForm(
    (state: DraftState, { payload: now, meta: { form } }: FormAction<DateTime>) => {
      const { access, report } = state;
      if (access.status !== 'writable' || report.status !== 'loaded' || getPendingOutbox(state))
        return;
      startOver(state, now, form);
    },
  ),
  /**
   * Fills the form with a sent report that the office has lost, so that the driver can submit it again. Does nothing if
   * anything on the form is unsent.
   */
  sentReportRestored: withNextForm(
    (state: DraftState, { payload, meta: { form } }: FormAction<RestoredReport>) => {
      const { report, now } = payload;
      if (!mayRestore(state)) return;
      startOver(state, now, form);
      Object.assign(state.header.values, report.header);
      state.header.trip.chosen = report.trip;
      for (const entry of Object.values(state.checklist.entities)) {
        const text = report.defects[entry.key] ?? '';
        Object.assign(entry, { value: report.items[entry.key], text });
      }
      state.header.isConditionChosen = hasDefect(state.checklist);
      state.fittings = {
        ...fittingKeys(toVehicles(state.header.values)),
        notFitted: report.notFitted,
        hasOne: [],
      };
      noteVehicles(state);
      state.sent = state.sent.filter(({ id }) => id !== report.id);
    },
  ),
  /**
   * The driver continues with another truck or other trailers, which start unchecked. Unsent taps still go to the first
   * report.
   */
  otherVehicleStarted: withNextForm(
    (state: DraftState, { payload, meta: { form } }: FormAction<OtherVehicleStart>) => {
      const other = findOtherVehicle(state);
      if (!other || getPendingOutbox(state)) return;
      leaveTaps(state);
      state.setAside = payload.setAside;
      if (other.kind === 'truck') startTruck(state, other.entered, payload.now, form);
      else startTrailers(state, form);
    },
  ),
  /** The driver keeps the form, even though the office has another of their unsent reports. */
  otherReportDeclined(state: DraftState) {
    if (state.access.status === 'writable') state.otherReport = null;
  },
  /** The driver returns to the earlier report before the first entry. */
  newInspectionUndone: withNextForm((state: DraftState, { meta }: FormAction<void>) => {
    const { access, replaces } = state;
    if (access.status !== 'writable' || replaces === null || isAnythingUnsent(state)) return;
    // The earlier report's photos appear after its fetch.
    nameForms(state, meta.form);
    state.report = { status: 'unknown' };
    Object.assign(state, { replaces: null, otherReport: null });
    requireFetch(state, { quiet: false });
  }),
  /** The page became visible again, possibly on another day. */
  phoneWoke(state: DraftState, { payload: now }: PayloadAction<DateTime>) {
    if (state.access.status !== 'writable') return;
    takeDateTime(state, now);
    fetchAfterFailure(state);
    // The driver may have corrected the phone's clock.
    if (state.clockError !== 0) requireFetch(state, { quiet: true });
  },
};

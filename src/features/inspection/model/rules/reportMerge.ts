import { checklistKeys, type ChecklistKey } from '@/contract/checklist';
import { toDeviceDateTime, type DateTime } from '@/contract/dates';
import { dayFields } from '@/contract/inspection';
import type { Id } from '@/contract/responses';
import {
  checklistAdapter,
  blankItems,
  isEntryUnsent,
  type ChecklistEntry,
} from '../state/checklist';
import { isTimeUntouched } from './firstMark';
import { isPatchable } from './patches';
import type { DraftState } from '../state/inspectionState';
import { newDraft, type DraftContents } from '../state/draftContents';
import { blankFacts, headerAt, headerFields, isFieldUnsent, isTripUnsent } from '../state/header';
import { isSameReport, type LoadedReport, type ReportContents } from './reportContents';
import { getPendingOutbox, getUnknownOutcome } from '../state/outbox';
import { isAnyMarked, vehicleFields } from './otherVehicle';
import { isSameNumber, toVehicles } from './vehicleNames';

/** Whether the driver has edited anything that the server lacks. */
export function isAnythingUnsent({ header, checklist }: DraftContents): boolean {
  return (
    isTripUnsent(header) ||
    headerFields.some((field) => isFieldUnsent(header, field)) ||
    Object.values(checklist.entities).some(isEntryUnsent)
  );
}

export function isOnForm({ report }: DraftContents, id: Id): boolean {
  return report.status === 'loaded' && report.id === id;
}

/**
 * Whether a report from the server is the form's report. If the phone does not have the id, the create call's key
 * decides, or the truck with another backend.
 */
export function isReportOfForm(draft: DraftContents, { id, header, key }: LoadedReport): boolean {
  const { report, identity, outbox, replaces, atOffice } = draft;
  if (isOnForm(draft, id)) return true;
  if (identity.kind === 'saved') return identity.id === id;
  const mayBeCreated = report.status === 'created' || getUnknownOutcome(outbox) !== null;
  if (!mayBeCreated || id === replaces || atOffice === null) return false;
  if (identity.key !== '' && key !== null) return identity.key === key;
  return isSameNumber(atOffice.truck, header.truck_number);
}

/** The report from which the form was loaded; null for a report of its own. */
export function getCorrected({ report, identity }: DraftContents): Id | null {
  if (report.status === 'loaded') return report.id;
  return (identity.kind === 'saved' ? identity.id : identity.corrects) ?? null;
}

/** Whether a report from the server may fill the form. */
export function mayFill(draft: DraftContents, report: LoadedReport): boolean {
  if (report.id === draft.replaces) return false;
  if (isReportOfForm(draft, report)) return true;
  return draft.patches.length === 0 && !isAnythingUnsent(draft);
}

/** Whether the form may show an earlier report. */
export function mayRestore(state: DraftState): boolean {
  const isIdle = getPendingOutbox(state) === null && state.patches.length === 0;
  return state.access.status === 'writable' && isIdle && !isAnythingUnsent(state);
}

export function enteredContents({ header, checklist }: DraftContents): ReportContents {
  return { header: header.values, items: checklist.entities };
}

/** The contents that the server has, as far as the phone can tell. */
export function serverContents({ header, checklist }: DraftContents): ReportContents {
  const items = { ...blankItems };
  for (const entry of Object.values(checklist.entities)) items[entry.key] = entry.server;
  return { header: header.server, items };
}

/** Whether the server lacks the driver's entry for the item. */
const isOwn = ({ patches }: DraftContents, entry: ChecklistEntry) =>
  isEntryUnsent(entry) || patches.includes(entry.key);

/**
 * Marks the items for which the office's new value contradicts the driver's unsent entry. Call this function before
 * merging the fetched report.
 */
function markContested(state: DraftState, { items, id }: LoadedReport): void {
  const isKnown = isOnForm(state, id);
  for (const entry of Object.values(state.checklist.entities)) {
    const { key, value, server } = entry;
    const fresh = items[key].value;
    const isOpposite = value !== null && fresh !== null && fresh !== value;
    const isChanged = fresh !== server.value && fresh !== state.attempts[key];
    const isTaken = isChanged || entry.isContested;
    entry.isContested = isKnown && isTaken && isOpposite && isOwn(state, entry);
  }
}

/** Another backend may leave out texts that it was sent. The phone's copy of the same report then remains. */
function withLeftOut({ header, items }: LoadedReport, known: ReportContents): ReportContents {
  const all = { header: { ...header }, items: { ...items } };
  for (const field of headerFields) all.header[field] ||= known.header[field];
  for (const key of checklistKeys) {
    const { value, text } = items[key];
    if (value === false && known.items[key].value === false) {
      all.items[key] = { value, text: text || known.items[key].text };
    }
  }
  return all;
}

/** Fills the form with these contents. An unsent entry takes precedence. */
function refill(draft: DraftContents, contents: ReportContents): void {
  for (const field of headerFields) {
    if (!isFieldUnsent(draft.header, field)) draft.header.values[field] = contents.header[field];
  }
  draft.header.server = contents.header;
  for (const entry of Object.values(draft.checklist.entities)) {
    const fresh = contents.items[entry.key];
    if (!isOwn(draft, entry)) {
      // A value from the server has no entry time.
      if (entry.value !== fresh.value) {
        Object.assign(entry, { enteredAt: null, trailers: [], isByCategory: false });
      }
      Object.assign(entry, { value: fresh.value, text: fresh.text });
    }
    entry.server = fresh;
  }
}

/** Records that the server now has these contents. Later entries remain unsent. */
export function acknowledge(draft: DraftContents, contents: ReportContents): void {
  draft.header.server = contents.header;
  for (const entry of Object.values(draft.checklist.entities)) {
    Object.assign(entry, { server: contents.items[entry.key], isContested: false });
  }
}

/** Resets the row to the server's value. */
export function revertItem({ checklist }: DraftContents, key: ChecklistKey): void {
  const { server } = checklist.entities[key];
  checklistAdapter.updateOne(checklist, {
    id: key,
    changes: { ...server, enteredAt: null, trailers: [], isByCategory: false, isContested: false },
  });
}

/** Gives the form a new id, so that photos of the earlier form do not appear on it. */
export function nameForms(draft: DraftContents, form: number): void {
  draft.form = form;
  draft.trailerForm = form;
}

function beginForm(draft: DraftContents, form: number): void {
  Object.assign(draft.header, blankFacts);
  Object.assign(draft.review, { notFixed: [], safeWith: [], read: [] });
  draft.fittings.hasOne = [];
  if (draft.report.status !== 'none') nameForms(draft, form);
}

/** Makes the form a new report without a counterpart on the server. */
function becomeNew(draft: DraftContents): void {
  for (const entry of Object.values(draft.checklist.entities)) entry.isContested = false;
  draft.report = { status: 'none' };
  draft.identity = newDraft;
  Object.assign(draft, { patches: [], attempts: {} });
}

/** Turns everything on the form into a new report. */
export function leaveReport(draft: DraftContents): void {
  if (draft.report.status === 'loaded' || draft.report.status === 'created') {
    const { date, time } = draft.header.values;
    acknowledge(draft, { header: headerAt({ date, time }), items: blankItems });
  }
  becomeNew(draft);
}

/**
 * Separates the form from the server's current report. Everything on the form becomes a new report, which supersedes
 * the current one once it is created.
 */
export function keepApart(state: DraftState, report: LoadedReport): void {
  const { id, comments, header } = report;
  const isCorrection = getCorrected(state) === id;
  leaveReport(state);
  if (isCorrection) state.identity = { kind: 'new', key: '', corrects: id };
  // The driver already knows about a report that the form will supersede.
  if (id !== state.replaces) {
    const { truck_number: truck, date, time } = header;
    state.otherReport = { truck, date, time };
  }
  for (const left of state.left) if (left.id === id) left.comments = comments;
  Object.assign(state, { replaces: id, isCompared: true, connection: 'reachable' });
}

/** Keeps the vehicles to which the remaining marks belong. Without a mark, the form belongs to no vehicle. */
function keepVehicles(draft: DraftContents): void {
  if (!isAnyMarked(draft, 'truck')) {
    draft.atOffice = null;
    draft.markedOn = { truck: '', trailers: '' };
    return;
  }
  for (const kind of ['truck', 'trailers'] as const) {
    draft.header.values[vehicleFields[kind]] ||= draft.atOffice?.[kind] ?? '';
  }
}

/**
 * Starts a blank form for a new report. Unsent entries remain, and with `keepsEntered`, all other entries do too. A
 * form in progress keeps its id, day and time.
 */
export function startBlank(
  draft: DraftState,
  now: DateTime,
  form: number,
  keepsEntered: boolean,
): void {
  const { status } = draft.report;
  const isBegun =
    (status === 'none' || status === 'unknown') &&
    draft.header.server.date !== '' &&
    isAnythingUnsent(draft);
  const blank = headerAt(now, draft.driver);
  if (keepsEntered) acknowledge(draft, { header: blank, items: blankItems });
  else refill(draft, { header: isBegun ? draft.header.server : blank, items: blankItems });
  if (!isBegun) draft.header.trip.server = null;
  if (!isBegun && !keepsEntered) beginForm(draft, form);
  becomeNew(draft);
  draft.otherReport = null;
  keepVehicles(draft);
}

/** Sets a form without entries to the current time. */
export function takeDateTime(draft: DraftState, now: DateTime): void {
  const server = serverContents(draft);
  const { date, time, carrier } = server.header;
  const blank = { header: headerAt({ date, time }, carrier), items: blankItems };
  const isNew = draft.report.status === 'none' || draft.report.status === 'unknown';
  const isUntouched = isNew && !isAnythingUnsent(draft) && isSameReport(server, blank);
  if (date !== '' && !isUntouched) return;
  refill(draft, { ...server, header: headerAt(now, draft.driver ?? carrier) });
}

/**
 * Gives a new report the day and time of its first mark, because the driver may have typed the truck the evening before.
 * `at` is the mark's instant by the phone's clock.
 */
export function beginWithMark(draft: DraftState, at: string): void {
  if (!isTimeUntouched(draft) || isAnyMarked(draft, 'truck')) return;
  const { values, server } = draft.header;
  const first = headerAt(toDeviceDateTime(new Date(at)));
  for (const field of [...dayFields, 'time'] as const) {
    if (!isFieldUnsent(draft.header, field)) values[field] = first[field];
    server[field] = first[field];
  }
}

/** Fills the form from the server's report, but keeps unsent entries. */
export function takeReport(state: DraftState, report: LoadedReport): void {
  const isKnown = isOnForm(state, report.id);
  const isOwn = isReportOfForm(state, report);
  // A report that was saved with a defect has a chosen condition.
  if (!isKnown && Object.values(report.items).some(({ value }) => value === false)) {
    state.header.isConditionChosen = true;
  }
  markContested(state, report);
  refill(state, isOwn ? withLeftOut(report, serverContents(state)) : report);
  Object.assign(state, { attempts: {}, isCompared: true });
  const { id, comments, savedAt } = report;
  state.report = { status: 'loaded', id, comments, savedAt };
  state.identity = { kind: 'saved', id };
  state.atOffice = toVehicles(report.header);
  Object.assign(state, { replaces: null, otherReport: null });
  if (!isPatchable(state.report)) state.patches = [];
  state.connection = 'reachable';
}

import * as v from 'valibot';
import { type ChecklistKey, checklist } from '@/contract/checklist';
import {
  dayFields,
  headerLabels,
  inspectionHeader,
  isTooFarAhead,
  storedHeader,
} from '@/contract/inspection';
import { inspectionValidation } from '@/contract/messages/inspection';
import { limits } from '@/contract/limits';
import { validation } from '@/contract/messages/validation';
import { dayAfter } from '@/contract/dates';
import type { ChecklistEntry } from '../state/checklist';
import type {
  DraftRoot,
  DraftState,
  InspectionRoot,
  FieldRejections,
} from '../state/inspectionState';
import type { Shown } from '../state/review';
import { isConfirmedSafe, isHoldingRead, isReviewMissing } from './reviewRules';
import { pageOrder } from './checklistSelectors';
import { getCondition } from './condition';
import { isOnlyPlace } from './defectPhrases';
import { isBegunEarlier } from './firstMark';
import { isTimeUnconfirmed } from './questionSelectors';
import { findOtherVehicle } from './otherVehicle';
import { isTooLong } from './textLength';
import { sentValue, type HeaderField, headerFields } from '../state/header';

/** A header field's name in the request. Day and time share one name. */
export function getRequestFieldName(field: HeaderField): string {
  return field === 'date' || field === 'time' ? 'date_inspected' : field;
}

/** Maps a name in the request to the field that shows its message. The day shows the message about `date_inspected`. */
const shownUnder = new Map(
  headerFields
    .filter((field) => field !== 'time')
    .map((field) => [getRequestFieldName(field), field]),
);

/** The server's message about a header field, or null. */
export function selectHeaderRejection({ inspection: { draft } }: DraftRoot, field: HeaderField) {
  const isShownHere = shownUnder.get(getRequestFieldName(field)) === field;
  return (isShownHere && draft.rejections[getRequestFieldName(field)]?.join(' ')) || null;
}

export function firstRejected(root: DraftRoot, order: readonly HeaderField[]) {
  return order.find((field) => selectHeaderRejection(root, field) !== null) ?? null;
}

/** Moves each message about a comment ('2.text: …') under its item, because the item's description shows it. */
export function rejectionsByItem(
  { comments = [], ...fields }: FieldRejections,
  sent: readonly { key: ChecklistKey }[],
): FieldRejections {
  const byItem: FieldRejections = { ...fields };
  for (const message of comments) {
    const [, place, text = message] = /^(\d+)\.text: (.*)$/s.exec(message) ?? [];
    const name = sent[Number(place)]?.key ?? 'comments';
    byItem[name] = [...(byItem[name] ?? []), name === 'comments' ? message : text];
  }
  return byItem;
}

/** The server's messages, except those under a visible header field, as one text. '' if there are none. */
export function selectOtherRejections({ inspection: { draft } }: DraftRoot): string {
  return Object.entries(draft.rejections)
    .filter(([name, messages]) => messages.length > 0 && !shownUnder.has(name))
    .map(([name, messages]) => {
      const label = checklist.find(({ key }) => key === name)?.label;
      return label ? `${label}: ${messages.join(' ')}` : messages.join(' ');
    })
    .join(' ');
}

/** The fields above the checklist in page order. */
const tripFields = [
  'carrier',
  'address',
  'date',
  'time',
  'truck_number',
  'odometer_reading',
  'trailer_numbers',
] as const satisfies HeaderField[];

const conditionField = 'satisfactory_vehicle_condition' satisfies HeaderField;

/** The fields below the checklist in page order. */
const closingFields = [
  conditionField,
  'drivers_signature',
  'drivers_signature_date',
  'mechanics_signature',
  'mechanics_signature_date',
] as const satisfies HeaderField[];

const isDay = (field: HeaderField): field is (typeof dayFields)[number] =>
  dayFields.some((day) => day === field);

function headerProblem(state: DraftState, field: HeaderField, today: string): string | null {
  // A wrong phone clock causes one message about the clock instead of errors at several fields.
  return isDay(field) && state.clockError !== 0 ? null : fieldProblem(state, field, today);
}

function fieldProblem(draft: DraftState, field: HeaderField, today: string): string | null {
  const value = field === conditionField ? (getCondition(draft) ?? '') : draft.header.values[field];
  const { entries } = draft.driver === null ? inspectionHeader : storedHeader;
  const result = v.safeParse(entries[field], sentValue(field, value));
  if (!result.success) return result.issues[0].message;
  if (!isDay(field) || !isTooFarAhead(value, today)) return null;
  return inspectionValidation.tooFarAhead(headerLabels[field]);
}

const description = 'Defect description';

function descriptionProblem(state: DraftState, { value, text }: ChecklistEntry): string | null {
  if (value !== false) return null;
  if (isTooLong(state, text, limits.defectText)) {
    return validation.atMost(description, limits.defectText);
  }
  if (text.trim() === '') return validation.required(description);
  return state.driver !== null && isOnlyPlace(text) ? inspectionValidation.onlyPlace : null;
}

/** Element ids. */
export const headerFieldId = (field: HeaderField) => `report-${field}`;
export const descriptionId = (key: ChecklistKey) => `defect-${key}`;

export const contestedId = (key: ChecklistKey) => `contested-${key}`;

/** The element id of the dialog that asks whether the form is for another vehicle. */
export const otherVehicleId = 'other-vehicle';

export const safetyId = 'review-safe';
export const reviewId = 'review-name';
export const clockId = 'report-clock';
export const dateTimeId = 'report-date-time';

/** A report with defects does not state that the vehicle is safe. */
function isSafetyMissing(state: DraftState, shown: Shown): boolean {
  const isAllClear = Object.values(state.checklist.entities).every(({ value }) => value !== false);
  if (!isAllClear) return false;
  return shown.holding.length > 0 ? !isHoldingRead(state, shown) : !isConfirmedSafe(state, shown);
}

export function selectSafetyError(
  { inspection: { draft, page } }: InspectionRoot,
  shown: Shown,
): string | null {
  if (page.checkedOn === null || !isSafetyMissing(draft, shown)) return null;
  return shown.holding.length > 0
    ? 'Confirm that you have read this'
    : 'Confirm that the vehicle is safe to drive, or report its defects';
}

/** The error about an unsigned review of the last report. Drivers must sign it before they drive (49 CFR 396.13). */
export function selectReviewError(
  { inspection: { draft, page } }: InspectionRoot,
  shown: Shown,
): string | null {
  if (page.checkedOn === null || !isReviewMissing(draft, shown)) return null;
  return 'Review the last report and sign it first';
}

/** Whether a wrong phone clock blocks the report. */
function isClockTaken(state: DraftState, today: string): boolean {
  if (state.clockError === 0) return false;
  const isInvalid = dayFields.some((field) => fieldProblem(state, field, today) !== null);
  return isInvalid || (dayAfter(state.header.values.date) < today && isTimeUnconfirmed(state));
}

/** The id of the element that blocks the whole report, or null. */
function wholeProblem(state: DraftState, today: string): string | null {
  // A blank number is a missing field rather than another vehicle.
  if (findOtherVehicle(state)?.entered) return otherVehicleId;
  if (isClockTaken(state, today)) return clockId;
  return isBegunEarlier(state, today) ? dateTimeId : null;
}

/** The id of the element that confirms or signs the vehicles' last reports, or null. */
function reviewProblem(state: DraftState, shown: Shown): string | null {
  if (isSafetyMissing(state, shown)) return safetyId;
  return isReviewMissing(state, shown) ? reviewId : null;
}

function headerId(draft: DraftState, fields: readonly HeaderField[], today: string) {
  const wrong = fields.find((field) => headerProblem(draft, field, today) !== null);
  return wrong === undefined ? null : headerFieldId(wrong);
}

/**
 * The id of the element that matters before the next item, or null. `asked` is the id of a question on the page about
 * a field, or null.
 */
export function firstBeforeItems(
  draft: DraftState,
  today: string,
  shown: Shown,
  asked: string | null,
): string | null {
  return (
    reviewProblem(draft, shown) ??
    wholeProblem(draft, today) ??
    asked ??
    contestedProblem(draft) ??
    headerId(draft, tripFields, today) ??
    defectProblem(draft)
  );
}

function contestedProblem({ checklist: { entities } }: DraftState): string | null {
  const contested = pageOrder.find((key) => entities[key].isContested);
  return contested ? contestedId(contested) : null;
}

function defectProblem(draft: DraftState): string | null {
  const wrong = pageOrder.find((key) => descriptionProblem(draft, draft.checklist.entities[key]));
  return wrong === undefined ? null : descriptionId(wrong);
}

/** The id of the element with the first problem, or null. */
export function firstProblem(draft: DraftState, today: string, shown: Shown): string | null {
  return (
    wholeProblem(draft, today) ??
    headerId(draft, tripFields, today) ??
    reviewProblem(draft, shown) ??
    contestedProblem(draft) ??
    defectProblem(draft) ??
    headerId(draft, closingFields, today)
  );
}

/** The message under a header field. The form's message takes precedence over the server's. */
export function selectHeaderError(root: InspectionRoot, field: HeaderField): string | null {
  const { draft, page } = root.inspection;
  const problem = page.checkedOn === null ? null : headerProblem(draft, field, page.checkedOn);
  return problem ?? selectHeaderRejection(root, field);
}

export function isAnyWrong(draft: DraftState, fields: readonly HeaderField[], today: string) {
  return fields.some((field) => headerProblem(draft, field, today) !== null);
}

export function selectFirstRejected(root: DraftRoot): string | null {
  const field = firstRejected(root, [...tripFields, ...closingFields]);
  return field && headerFieldId(field);
}

/** The message under a defect description. The form's message takes precedence over the server's. */
export function selectDescriptionError(
  { inspection: { draft, page } }: InspectionRoot,
  key: ChecklistKey,
) {
  const entry = draft.checklist.entities[key];
  // An overlong description shows its error while the driver types.
  const isShown = page.checkedOn !== null || entry.text.trim() !== '';
  const problem = isShown ? descriptionProblem(draft, entry) : null;
  return problem ?? (draft.rejections[key]?.join(' ') || null);
}

import * as v from 'valibot';
import { checklistKeys, type ChecklistKey } from '@/contract/checklist';
import {
  headerLabels,
  inspectionRequest,
  inspectionUpdate,
  isTooFarAhead,
  type InspectionComment,
  type ItemValue,
} from '@/contract/inspection';
import { createExtras, fewTrailers, updateExtras } from '@/contract/extensionRequests';
import { inspectionValidation } from '@/contract/messages/inspection';
import { validation } from '@/contract/messages/validation';
import { readBody } from '../../platform/body';
import { fieldErrors } from '../../platform/rejections';
import { fromWireDateTime, type InspectionResponse } from './inspectionResponse';

/**
 * The contract's requests with the extra fields of Linehaul's own backend. The database stores one
 * comment per item. A list with two comments on one item is therefore rejected instead of being
 * half stored.
 */
const onePerItem = v.check<InspectionComment[], string>(
  (comments) => new Set(comments.map((comment) => comment.key)).size === comments.length,
  'Only one comment per item.',
);

export const createRequest = v.object({
  ...inspectionRequest.entries,
  trailer_numbers: v.pipe(inspectionRequest.entries.trailer_numbers, fewTrailers),
  comments: v.pipe(inspectionRequest.entries.comments, onePerItem),
  ...createExtras,
});
export type CreateRequest = v.InferOutput<typeof createRequest>;

export const updateRequest = v.object({
  ...inspectionUpdate.entries,
  comments: v.pipe(inspectionUpdate.entries.comments, onePerItem),
  ...updateExtras,
});
export type UpdateRequest = v.InferOutput<typeof updateRequest>;

/** Checks a new report by the form's rules, and returns it. Throws messages per field. */
export function checkNew(report: CreateRequest, now: Date): CreateRequest {
  reject({
    ...daysTooFarAhead(report, latestToday(now)),
    ...perItem(undescribed(report, report.comments), validation.required('Defect description')),
  });
  return report;
}

/** Parses a report and checks it by the form's rules. Throws messages per field. */
export function readCreateRequest(body: unknown, now: Date): CreateRequest {
  return checkNew(readBody(createRequest, body), now);
}

/**
 * Checks a stored report before it is sent. The form's rules apply, because an earlier version may
 * have stored it without them. The report must have no open defects, because the form never sends
 * any. Throws messages per field.
 */
export function checkSendable(report: InspectionResponse, now: Date): void {
  const { id, created_at, updated_at, date_inspected, ...body } = report;
  readCreateRequest({ ...body, date_inspected: fromWireDateTime(date_inspected) }, now);
  reject(perItem(defective(report), inspectionValidation.defectOpen));
}

/** Checks that each defective item has a description. Throws messages per field. */
export function checkDescribed(items: Items, comments: readonly { key: string }[]): void {
  reject(perItem(undescribed(items, comments), validation.required('Defect description')));
}

type Items = Partial<Record<ChecklistKey, ItemValue>>;
type Messages = Record<string, string[]>;

const defective = (items: Items) => checklistKeys.filter((key) => items[key] === false);

function undescribed(items: Items, comments: readonly { key: string }[]): ChecklistKey[] {
  const described = new Set(comments.map(({ key }) => key));
  return defective(items).filter((key) => !described.has(key));
}

const perItem = (keys: ChecklistKey[], message: string): Messages =>
  Object.fromEntries(keys.map((key) => [key, [message]]));

/**
 * The latest day that is now the current day somewhere on earth. A report's days are in the
 * driver's local time, without a zone.
 */
function latestToday(now: Date): string {
  const hoursAhead = 14;
  return new Date(now.getTime() + hoursAhead * 3_600_000).toISOString().slice(0, 10);
}

function daysTooFarAhead(report: CreateRequest, today: string): Messages {
  const days = {
    date_inspected: [report.date_inspected.slice(0, 10), headerLabels.date],
    drivers_signature_date: [report.drivers_signature_date, headerLabels.drivers_signature_date],
    mechanics_signature_date: [
      report.mechanics_signature_date,
      headerLabels.mechanics_signature_date,
    ],
  } as const;
  return Object.fromEntries(
    Object.entries(days)
      .filter(([, [day]]) => isTooFarAhead(day, today))
      .map(([field, [, label]]) => [field, [inspectionValidation.tooFarAhead(label)]]),
  );
}

function reject(messages: Messages): void {
  if (Object.keys(messages).length > 0) throw fieldErrors(messages);
}

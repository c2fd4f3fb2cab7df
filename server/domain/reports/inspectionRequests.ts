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
import { createExtras, updateExtras } from '@/contract/extensionRequests';
import { inspectionValidation } from '@/contract/messages/inspection';
import { validation } from '@/contract/messages/validation';
import { readBody } from '../../platform/body';
import { fieldErrors } from '../../platform/rejections';
import { fromWireDateTime, type InspectionResponse } from './inspectionResponse';

const onePerItem = v.check<InspectionComment[], string>(
  (comments) => new Set(comments.map((comment) => comment.key)).size === comments.length,
  'Only one comment per item.',
);

export const createRequest = v.object({
  ...inspectionRequest.entries,
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

/** Checks a new report by the form's rules. Throws field errors. */
export function checkNew(report: CreateRequest, now: Date): CreateRequest {
  reject({
    ...daysTooFarAhead(report, latestToday(now)),
    ...perItem(undescribed(report, report.comments), validation.required('Defect description')),
  });
  return report;
}

/** Parses a report and checks it by the form's rules. Throws field errors. */
export function readCreateRequest(body: unknown, now: Date): CreateRequest {
  return checkNew(readBody(createRequest, body), now);
}

/**
 * Checks whether a stored report can be sent. Applies the form's rules, because an earlier version may have stored the
 * report without them. Throws field errors, also if an item is still defective.
 */
export function checkSendable(report: InspectionResponse, now: Date): void {
  const { id, created_at, updated_at, date_inspected, ...body } = report;
  readCreateRequest({ ...body, date_inspected: fromWireDateTime(date_inspected) }, now);
  reject(perItem(defective(report), inspectionValidation.defectOpen));
}

/** Throws field errors unless each defective item has a description. */
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

/** Returns the latest day that has begun anywhere on earth. A report's days are local and have no time zone. */
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

import * as v from 'valibot';
import { id } from '../../contract/answers';
import { checklistKeys } from '../../contract/checklist';
import { vehicleConditions } from '../../contract/inspection';
import { blankContents, checklistAdapter, headerFields } from './reportState';
import type { DraftContents } from './reportState';

/** Raised when the kept shape changes: another version's draft is another key, and stays where it is. */
export const draftVersion = 1;

/** Drafts are kept by API host, owner and version (design 5). */
export function draftKey(apiHost: string, owner: string): string {
  return `report:v${draftVersion}:${encodeURIComponent(apiHost)}:${encodeURIComponent(owner)}`;
}

const answer = { value: v.nullable(v.boolean()), text: v.string() };
const entry = v.object({ key: v.picklist(checklistKeys), ...answer, server: v.object(answer) });

/** Items that a draft does not know are unchecked; those that we do not know are dropped. */
const checklist = v.pipe(
  v.object({ entities: v.record(v.string(), v.unknown()) }),
  v.transform(({ entities }) => checklistKeys.map((key) => entities[key])),
  v.array(v.optional(entry)),
  v.transform((entries) =>
    checklistAdapter.setMany(
      blankContents.checklist,
      entries.filter((known) => known !== undefined),
    ),
  ),
);

const headerValues = v.object(v.entriesFromList(headerFields, v.string()));
const header = v.object({ values: headerValues, server: headerValues });

const comment = v.object({
  vehicle_inspection: v.nullable(id),
  key: v.string(),
  text: v.string(),
  fixed: v.boolean(),
});

const report = v.variant('status', [
  v.object({ status: v.literal('unknown') }),
  v.object({ status: v.literal('none') }),
  v.object({ status: v.literal('created') }),
  v.object({ status: v.literal('loaded'), id, comments: v.array(comment) }),
]);

const step = v.variant('kind', [
  v.object({ kind: v.literal('decide'), doubt: v.boolean() }),
  v.object({ kind: v.literal('create'), doubt: v.boolean() }),
  v.object({ kind: v.literal('identify') }),
  v.object({ kind: v.literal('send'), id, doubt: v.boolean() }),
]);

/**
 * A submission that waits, as it was when the driver submitted it. It is not judged by the rules of today, which may
 * be stricter: the server judges it, and the driver corrects in the form what that refuses.
 */
const request = v.object({
  carrier: v.string(),
  address: v.string(),
  truck_number: v.string(),
  odometer_reading: v.string(),
  trailer_numbers: v.string(),
  drivers_signature: v.string(),
  drivers_signature_date: v.string(),
  mechanics_signature: v.string(),
  mechanics_signature_date: v.string(),
  satisfactory_vehicle_condition: v.picklist(vehicleConditions),
  date_inspected: v.string(),
  comments: v.array(v.object({ ...comment.entries, key: v.picklist(checklistKeys) })),
  ...v.entriesFromList(checklistKeys, v.nullable(v.boolean())),
});

const submission = v.object({
  request,
  purpose: v.picklist(['save', 'send']),
});

const outbox = v.variant('status', [
  v.object({ status: v.literal('empty'), doubt: v.boolean() }),
  v.object({ status: v.literal('underWay'), submission, step }),
  v.object({ status: v.literal('waiting'), submission, step }),
]);

const contents = v.object({
  checklist,
  header,
  report,
  outbox,
  patches: v.array(v.picklist(checklistKeys)),
});

/** redux-persist keeps each part as JSON inside JSON. */
const parts = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.unknown()));
const part = v.pipe(v.string(), v.parseJson());

/** Reads a kept draft; null when it is damaged, or not ours. */
export function parseDraft(text: string): DraftContents | null {
  const outer = v.safeParse(parts, text);
  if (!outer.success) return null;
  const inner = Object.entries(outer.output).map(([name, json]) => {
    const parsed = v.safeParse(part, json);
    return [name, parsed.success ? parsed.output : undefined] as const;
  });
  const draft = v.safeParse(contents, Object.fromEntries(inner));
  return draft.success ? draft.output : null;
}

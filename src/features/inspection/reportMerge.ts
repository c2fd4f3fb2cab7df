import { checklistKeys } from '../../contract/checklist';
import type { ChecklistKey } from '../../contract/checklist';
import { isSameAnswer } from './reportContents';
import type { ReportContents } from './reportContents';
import { blankAnswer, headerFields } from './reportState';
import type { ChecklistEntry, DraftContents, HeaderField } from './reportState';

/** Whether the driver entered something here that the server does not have yet. */
export function isEntryUnsent(entry: ChecklistEntry): boolean {
  return !isSameAnswer(entry, entry.server);
}

export function isFieldUnsent({ header }: DraftContents, field: HeaderField): boolean {
  return header.values[field].trim() !== header.server[field].trim();
}

/** Whether anything was edited since the report was loaded (design 10.5). */
export function isAnythingUnsent(contents: DraftContents): boolean {
  return (
    headerFields.some((field) => isFieldUnsent(contents, field)) ||
    Object.values(contents.checklist.entities).some(isEntryUnsent)
  );
}

export const blankItems = Object.fromEntries(
  checklistKeys.map((key) => [key, blankAnswer]),
) as ReportContents['items'];

/** The contents on the screen. */
export function enteredContents({ header, checklist }: DraftContents): ReportContents {
  return { header: header.values, items: checklist.entities };
}

/** The contents that the server has, as far as we know. */
export function serverContents({ header, checklist }: DraftContents): ReportContents {
  const items = { ...blankItems };
  for (const entry of Object.values(checklist.entities)) items[entry.key] = entry.server;
  return { header: header.server, items };
}

/**
 * The report was taken anew from the server: it fills all that was not edited here; unsent local edits win,
 * item by item (design 5). Changes the draft in place: call it inside a reducer.
 */
export function refill(draft: DraftContents, contents: ReportContents): void {
  for (const field of headerFields) {
    if (!isFieldUnsent(draft, field)) draft.header.values[field] = contents.header[field];
  }
  draft.header.server = contents.header;
  for (const entry of Object.values(draft.checklist.entities)) {
    const fresh = contents.items[entry.key];
    if (!isEntryUnsent(entry)) Object.assign(entry, { value: fresh.value, text: fresh.text });
    entry.server = fresh;
  }
}

/** The server now has these contents; what was entered meanwhile stays, and is unsent. */
export function acknowledge(draft: DraftContents, contents: ReportContents): void {
  draft.header.server = contents.header;
  for (const entry of Object.values(draft.checklist.entities)) {
    entry.server = contents.items[entry.key];
  }
}

/** The row goes back to what the server has (design 10.6). */
export function revertItem(draft: DraftContents, key: ChecklistKey): void {
  const entry = draft.checklist.entities[key];
  Object.assign(entry, { value: entry.server.value, text: entry.server.text });
}

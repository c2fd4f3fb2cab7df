import * as v from 'valibot';
import { officePaths, recordId, version } from '../lists';
import type { Field, FieldValue } from './fields';
import {
  sectionNames,
  sections,
  sitePages,
  type ListOfRows,
  type SectionName,
  type SitePageName,
} from './sections';

const paths = officePaths('content');

/** The record in these paths is a section, identified by its name. */
export const contentPaths = {
  ...paths,
  /** GET returns the earlier versions, newest first. */
  versions: paths.action('versions'),
  /** POST restores an earlier version as a new version. */
  restore: paths.action('restore'),
  /** POST stores an unsaved draft for one preview. */
  preview: paths.action('preview'),
} as const;

/** Maximum number of rows in a list. */
const maxRows = 100;

/** The parameter in a public page's address that makes the page show an unsaved draft. */
export const previewParameter = 'preview';

type Entries = Record<string, v.GenericSchema<unknown, FieldValue | ContentRow[]>>;

function schemasOf(fields: Readonly<Record<string, Field>>): Entries {
  return Object.fromEntries(Object.entries(fields).map(([name, { schema }]) => [name, schema]));
}

function rowsSchema({ label, fields }: ListOfRows) {
  // A new row has no id yet.
  const row = v.strictObject({ id: v.optional(recordId), ...schemasOf(fields) });
  return v.pipe(v.array(row), v.maxLength(maxRows, `${label}: at most ${maxRows}`));
}

/** A row of a list. A row that is not stored yet has no id. */
export type ContentRow = Record<string, FieldValue | undefined> & { id?: number | undefined };
/** A section's fields and lists by name. */
export type SectionContent = Record<string, FieldValue | ContentRow[]>;

function contentEntries(name: SectionName): Entries {
  const entries = schemasOf(sections[name].fields);
  for (const [list, rule] of Object.entries<ListOfRows>(sections[name].lists)) {
    entries[list] = rowsSchema(rule);
  }
  return entries;
}

/** A section's fields, and the rows of its lists in order. */
export function sectionContent(name: SectionName) {
  return v.object(contentEntries(name));
}

/** Body of PUT. `version` is the version that the caller read. */
export function sectionChange(name: SectionName) {
  return v.object({ version, ...contentEntries(name) });
}

export const sectionRecord = v.object({
  id: v.picklist(sectionNames),
  version: v.number(),
  /**
   * The time of the last save in the office, and the person who saved; null if nobody has saved.
   */
  saved_at: v.nullable(v.string()),
  saved_by: v.nullable(v.string()),
  content: v.record(v.string(), v.unknown()) as v.GenericSchema<unknown, SectionContent>,
});
export type SectionRecord = v.InferOutput<typeof sectionRecord>;

/** An earlier version, which a save replaced. */
export const earlierVersion = v.object({
  version: v.number(),
  saved_at: v.nullable(v.string()),
  saved_by: v.nullable(v.string()),
  content: sectionRecord.entries.content,
});
export type EarlierVersion = v.InferOutput<typeof earlierVersion>;
export const earlierVersions = v.object({ data: v.array(earlierVersion) });

export const restoreRequest = v.object({ version, restore: version });

/** Body of POST preview, with the draft and the page that shows it. */
export function previewRequest(name: SectionName) {
  return v.object({
    page: v.picklist(Object.keys(sitePages) as SitePageName[]),
    ...contentEntries(name),
  });
}

/** The address of a preview. It can be opened once, within ten minutes. */
export const previewResponse = v.object({ address: v.string() });

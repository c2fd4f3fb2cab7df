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

/** The record in these paths is a section, by name. */
export const contentPaths = {
  ...paths,
  /** GET returns the earlier versions, newest first. */
  versions: paths.action('versions'),
  /** POST restores an earlier version as a new version. */
  restore: paths.action('restore'),
  /** POST stores an unsaved draft for one preview. */
  preview: paths.action('preview'),
} as const;

/** Maximum number of rows of a list. */
const maxRows = 100;

/** The parameter of a public page's address that shows an unsaved draft. */
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

/** A row of a list; one that is not stored yet has no id. */
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

/** All of a section's fields, and all rows of its lists in their order. */
export function sectionContent(name: SectionName) {
  return v.object(contentEntries(name));
}

/** PUT request. `version` is the version that was read. */
export function sectionChange(name: SectionName) {
  return v.object({ version, ...contentEntries(name) });
}

export const sectionRecord = v.object({
  id: v.picklist(sectionNames),
  version: v.number(),
  /** When it was last saved in the office, and by whom; null if never. */
  saved_at: v.nullable(v.string()),
  saved_by: v.nullable(v.string()),
  content: v.record(v.string(), v.unknown()) as v.GenericSchema<unknown, SectionContent>,
});
export type SectionRecord = v.InferOutput<typeof sectionRecord>;

/** A version that a save replaced. */
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

/** The address can be opened once, within ten minutes. */
export const previewResponse = v.object({ address: v.string() });

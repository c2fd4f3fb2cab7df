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

/** The records in these paths are sections, identified by name. */
export const contentPaths = {
  ...paths,
  /** GET returns earlier versions, newest first. */
  versions: paths.action('versions'),
  /** POST stores an earlier version as the newest one. */
  restore: paths.action('restore'),
  /** POST stores a draft for a single preview. */
  preview: paths.action('preview'),
} as const;

const maxRows = 100;

/** The query parameter that makes a public page show a draft. */
export const previewParameter = 'preview';

/** The name of the meta element of a rendered page with a failed call, so of one that may lack a section. */
export const incompletePage = 'incomplete-page';

type Entries = Record<string, v.GenericSchema<unknown, FieldValue | ContentRow[]>>;

function getSchemas(fields: Readonly<Record<string, Field>>): Entries {
  return Object.fromEntries(Object.entries(fields).map(([name, { schema }]) => [name, schema]));
}

function rowsSchema({ label, fields }: ListOfRows) {
  const row = v.strictObject({ id: v.optional(recordId), ...getSchemas(fields) });
  return v.pipe(v.array(row), v.maxLength(maxRows, `${label}: at most ${maxRows}`));
}

/** A row of a list. It has no id until it is stored. */
export type ContentRow = Record<string, FieldValue | undefined> & { id?: number | undefined };
/** A section's values by name. A list's value is its rows. */
export type SectionContent = Record<string, FieldValue | ContentRow[]>;

function contentEntries(name: SectionName): Entries {
  const entries = getSchemas(sections[name].fields);
  for (const [list, rule] of Object.entries<ListOfRows>(sections[name].lists)) {
    entries[list] = rowsSchema(rule);
  }
  return entries;
}

/** The schema of a section's content. Rows are in the order of the site. */
export function sectionContent(name: SectionName) {
  return v.object(contentEntries(name));
}

/** Body of PUT. `version` is the version that was read. */
export function sectionChange(name: SectionName) {
  return v.object({ version, ...contentEntries(name) });
}

export const sectionRecord = v.object({
  id: v.picklist(sectionNames),
  version: v.number(),
  /** When and by whom the section was last saved in the office; null if nobody has saved it. */
  saved_at: v.nullable(v.string()),
  saved_by: v.nullable(v.string()),
  content: v.record(v.string(), v.unknown()) as v.GenericSchema<unknown, SectionContent>,
});
export type SectionRecord = v.InferOutput<typeof sectionRecord>;

export const earlierVersion = v.object({
  version: v.number(),
  saved_at: v.nullable(v.string()),
  saved_by: v.nullable(v.string()),
  content: sectionRecord.entries.content,
});
export type EarlierVersion = v.InferOutput<typeof earlierVersion>;
export const earlierVersions = v.object({ data: v.array(earlierVersion) });

export const restoreRequest = v.object({ version, restore: version });

export function previewRequest(name: SectionName) {
  return v.object({
    page: v.picklist(Object.keys(sitePages) as SitePageName[]),
    ...contentEntries(name),
  });
}

/** The address of a preview, which works once. */
export const previewResponse = v.object({ address: v.string() });

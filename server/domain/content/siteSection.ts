import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type * as v from 'valibot';
import type { SectionContent } from '@/contract/office/content/calls';
import type { homeFiles, reasonFiles } from '../tables/content';
import type { ContentReader } from './ContentCache';

/** A call that returns part of the site's content. */
export interface ContentCall {
  path: string;
  /** The summary in the API's description. */
  summary: string;
  response: v.GenericSchema;
  read: ContentReader;
}

/** A table with one row (`id` 1). */
type RowTable = PgTable & { id: PgColumn };
/** A table whose rows are ordered by `position`. */
export type ListTable = PgTable & { id: PgColumn; position: PgColumn };

/** A list: all rows of a table, or those of one audience. */
export interface ListSource {
  table: ListTable;
  audience?: 'driver' | 'shipper';
  /** The public call that returns all rows of the table. */
  call?: ContentCall;
}

/** A field that is stored as the file at a fixed place of a list. */
export interface FileSource {
  table: typeof homeFiles | typeof reasonFiles;
  place: 0 | 1;
}

/** A section's tables and columns, its list calls, and a blank site's placeholders. */
export interface SiteSection {
  /** The fields by table. Each field has the same name as its column. */
  rows?: readonly (readonly [table: RowTable, fields: readonly string[]])[];
  files?: Readonly<Record<string, FileSource>>;
  lists?: Readonly<Record<string, ListSource>>;
  /** 'What your site still needs' looks for these placeholders. */
  blank: SectionContent;
}

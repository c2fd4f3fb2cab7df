import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type * as v from 'valibot';
import type { SectionContent } from '@/contract/office/content/calls';
import type { homeFiles, reasonFiles } from '../tables/content';
import type { ContentReader } from './ContentCache';

export interface ContentCall {
  path: string;
  summary: string;
  response: v.GenericSchema;
  read: ContentReader;
}

/** A table with one row (`id` 1). */
type RowTable = PgTable & { id: PgColumn };
/** A table with rows that `position` orders. */
export type ListTable = PgTable & { id: PgColumn; position: PgColumn };

/** All rows of a table, or only one audience's. */
export interface ListSource {
  table: ListTable;
  audience?: 'driver' | 'shipper';
  call?: ContentCall;
}

/** A field that is stored as a file at a fixed place in a list. */
export interface FileSource {
  table: typeof homeFiles | typeof reasonFiles;
  place: 0 | 1;
}

export interface SiteSection {
  /** Each table's fields, named like its columns. */
  rows?: readonly (readonly [table: RowTable, fields: readonly string[]])[];
  files?: Readonly<Record<string, FileSource>>;
  lists?: Readonly<Record<string, ListSource>>;
  /** A blank site's placeholders. */
  blank: SectionContent;
}

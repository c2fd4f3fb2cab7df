import { and, eq, getTableColumns } from 'drizzle-orm';
import {
  sections,
  shownField,
  type ListOfRows,
  type SectionName,
} from '@/contract/office/content/sections';
import type { ContentRow, SectionContent, SectionRecord } from '@/contract/office/content/calls';
import type { Queries } from '../../platform/database/Database';
import { reasons } from '../tables/content';
import { contentSections, hiddenSections } from '../tables/officeContent';
import type { FileSource, ListSource } from './siteSection';
import { siteSections } from './siteSections';

export async function readSection(queries: Queries, name: SectionName): Promise<SectionRecord> {
  const [saved] = await queries
    .select()
    .from(contentSections)
    .where(eq(contentSections.section, name));
  return {
    id: name,
    version: saved?.version ?? 1,
    saved_at: saved?.savedAt.toISOString() ?? null,
    saved_by: saved?.savedBy ?? null,
    content: { ...(await readContent(queries, name)), ...(await readShown(queries, name)) },
  };
}

async function readContent(queries: Queries, name: SectionName): Promise<SectionContent> {
  const { rows = [], files = {}, lists = {} } = siteSections[name];
  const content: SectionContent = {};
  for (const [table, fields] of rows) {
    const [row = {}] = await queries.select().from(table);
    for (const field of fields)
      content[field] = getFieldValue(row, field) ?? getEmptyValue(name, field);
  }
  for (const [field, file] of Object.entries(files)) {
    content[field] = (await readFiles(queries, file))[file.place]?.file ?? null;
  }
  for (const [list, from] of Object.entries(lists)) {
    content[list] = await readList(queries, name, list, from);
  }
  return content;
}

async function readShown(queries: Queries, name: SectionName): Promise<SectionContent> {
  if (!(shownField in sections[name].fields)) return {};
  return { [shownField]: !(await readHiddenSections(queries)).includes(name) };
}

export async function readHiddenSections(queries: Queries): Promise<SectionName[]> {
  const rows = await queries.select().from(hiddenSections).orderBy(hiddenSections.section);
  return rows.map(({ section }) => section);
}

async function readList(queries: Queries, name: SectionName, list: string, from: ListSource) {
  const rules: Readonly<Record<string, ListOfRows>> = sections[name].lists;
  const fields = ['id', ...Object.keys(rules[list]?.fields ?? {})];
  const rows = await readRows(queries, from);
  return rows.map(
    (row) =>
      Object.fromEntries(fields.map((field) => [field, getFieldValue(row, field)])) as ContentRow,
  );
}

export function readRows(queries: Queries, { table, audience }: ListSource): Promise<object[]> {
  const ofAudience = audience ? eq(reasons.audience, audience) : undefined;
  return queries
    .select(getTableColumns(table))
    .from(table)
    .where(and(ofAudience))
    .orderBy(table.position, table.id);
}

export function readFiles(queries: Queries, { table }: FileSource) {
  return queries
    .select({ id: table.id, file: table.file })
    .from(table)
    .orderBy(table.position, table.id);
}

const getFieldValue = (row: object, field: string) =>
  (row as SectionContent)[field] as string | null;

function getEmptyValue(name: SectionName, field: string): string | null {
  const fields: Readonly<Record<string, { kind: string }>> = sections[name].fields;
  return fields[field]?.kind === 'picture' ? null : '';
}

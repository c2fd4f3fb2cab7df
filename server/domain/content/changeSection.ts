import { and, desc, eq, lte, sql } from 'drizzle-orm';
import type {
  EarlierVersion,
  SectionContent,
  SectionRecord,
} from '@/contract/office/content/calls';
import { shownField, type SectionName } from '@/contract/office/content/sections';
import type { Queries } from '../../platform/database/Database';
import { contentSections, contentVersions } from '../tables/officeContent';
import { fieldErrors, HttpRejection, notFound } from '../../platform/rejections';
import { fieldsWithoutMedia } from '../media/missingMedia';
import { pickChangedFields, recordAudit, type Actor } from '../audit/audit';
import { staleRecord } from '../audit/staleRecord';
import { readSection } from './readSection';
import { sanitizeContent } from './sanitize';
import { writeContent } from './writeContent';

/** An arbitrary number. The number of each advisory lock begins with 7_402. */
const contentLock = 7_402_018;

const keptVersions = 50;

interface Save {
  queries: Queries;
  actor: Actor;
  name: SectionName;
  version: number;
}

/** Saves a section and keeps its previous version. Throws 409 if `version` is outdated. */
export function saveSection(save: Save, content: SectionContent): Promise<SectionRecord> {
  return change(save, 'update', content);
}

/**
 * Restores an earlier version as a new one. Throws 404 if the database no longer has that version.
 */
export async function restoreSection(save: Save, earlier: number): Promise<SectionRecord> {
  const [found] = await save.queries
    .select({ content: contentVersions.content })
    .from(contentVersions)
    .where(and(eq(contentVersions.section, save.name), eq(contentVersions.version, earlier)));
  if (!found) throw notFound();
  return change(save, 'restore', found.content);
}

/**
 * Changes a section in one transaction. Saves one section at a time, because sections share rows and a list is compared
 * before it is written. Creates no version if nothing changed.
 */
async function change(
  { queries, actor, name, version }: Save,
  action: 'update' | 'restore',
  unsafe: SectionContent,
): Promise<SectionRecord> {
  const safe = await sanitizeContent(name, unsafe);
  return queries.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${contentLock})`);
    const before = await readSection(tx, name);
    if (before.version !== version) throw await staleRecord(tx, 'content', name, before);
    const content = withShown(safe, before.content);
    if (Object.keys(pickChangedFields(before.content, content).after).length === 0) return before;
    await checkMedia(tx, action, content);
    await writeContent(tx, name, content);
    await keep(tx, before);
    await countVersion(tx, name, version + 1, actor);
    const after = await readSection(tx, name);
    const changes = pickChangedFields(before.content, after.content);
    await recordAudit(tx, { actor, action, resource: 'content', recordId: name, ...changes });
    return after;
  });
}

/** Keeps the section's present visibility if the content predates the option to hide sections. */
function withShown(content: SectionContent, before: SectionContent): SectionContent {
  const isShown = before[shownField];
  if (isShown === undefined) return content;
  return { ...content, [shownField]: content[shownField] ?? isShown };
}

async function checkMedia(tx: Queries, action: 'update' | 'restore', content: SectionContent) {
  const fields = await fieldsWithoutMedia(tx, content);
  if (fields.length === 0) return;
  if (action === 'update') {
    const message = 'A picture or video here was deleted from Media. Choose another one.';
    throw fieldErrors(Object.fromEntries(fields.map((field) => [field, [message]])));
  }
  const detail =
    'A picture or video of this version was deleted from Media. Upload it again first.';
  throw new HttpRejection(400, { detail });
}

async function keep(tx: Queries, before: SectionRecord): Promise<void> {
  const { id: section, version, content, saved_at: savedAt, saved_by: savedBy } = before;
  await tx.insert(contentVersions).values({
    section,
    version,
    content,
    savedBy,
    savedAt: savedAt === null ? null : new Date(savedAt),
  });
  const old = lte(contentVersions.version, version - keptVersions);
  await tx.delete(contentVersions).where(and(eq(contentVersions.section, section), old));
}

async function countVersion(tx: Queries, section: SectionName, version: number, actor: Actor) {
  const saved = { version, savedAt: sql`now()`, savedBy: actor.name };
  await tx
    .insert(contentSections)
    .values({ section, ...saved })
    .onConflictDoUpdate({ target: contentSections.section, set: saved });
}

/** Lists a section's earlier versions, newest first. */
export async function listVersions(queries: Queries, name: SectionName): Promise<EarlierVersion[]> {
  const rows = await queries
    .select()
    .from(contentVersions)
    .where(eq(contentVersions.section, name))
    .orderBy(desc(contentVersions.version));
  return rows.map(({ version, content, savedAt, savedBy }) => ({
    version,
    content,
    saved_by: savedBy,
    saved_at: savedAt?.toISOString() ?? null,
  }));
}

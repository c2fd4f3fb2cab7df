import { createHash, randomBytes } from 'node:crypto';
import { and, eq, lt, sql } from 'drizzle-orm';
import type { SectionContent } from '@/contract/office/content/calls';
import type { SectionName } from '@/contract/office/content/sections';
import type { ContentReader } from './ContentCache';
import { withPictures } from './pictures';
import type { Queries } from '../../platform/database/Database';
import { contentDrafts } from '../tables/officeContent';
import { readHiddenSections } from './readSection';
import { sanitizeContent } from './sanitize';
import { writeContent } from './writeContent';

export interface Draft {
  section: SectionName;
  content: SectionContent;
}

const expired = lt(contentDrafts.createdAt, sql`now() - interval '10 minutes'`);
const hashDraftId = (id: string) => createHash('sha256').update(id).digest('hex');

/** Stores a draft for one preview within ten minutes. Returns a random, unguessable id. */
export async function keepDraft(
  queries: Queries,
  userId: number,
  { section, content }: Draft,
): Promise<string> {
  const id = randomBytes(24).toString('base64url');
  const safe = await sanitizeContent(section, content);
  await queries.delete(contentDrafts).where(expired);
  await queries
    .insert(contentDrafts)
    .values({ hash: hashDraftId(id), section, content: safe, userId });
  return id;
}

/** Returns the draft with this id and deletes it; null if it was used or has expired. */
export async function takeDraft(queries: Queries, id: string): Promise<Draft | null> {
  const [draft] = await queries
    .delete(contentDrafts)
    .where(and(eq(contentDrafts.hash, hashDraftId(id)), sql`not ${expired}`))
    .returning({ section: contentDrafts.section, content: contentDrafts.content });
  return draft ?? null;
}

class RolledBack extends Error {}

interface ContentWithDraft {
  responses: ReadonlyMap<string, unknown>;
  hiddenSections: SectionName[];
}

/**
 * Reads all content as if the draft were saved. Writes the draft in a transaction, reads, and rolls back, so a preview
 * shows exactly what the public calls would return.
 */
export async function contentWith(
  queries: Queries,
  readers: Readonly<Record<string, ContentReader>>,
  { section, content }: Draft,
): Promise<ContentWithDraft> {
  const responses = new Map<string, unknown>();
  let hiddenSections: SectionName[] = [];
  const reading = queries.transaction(async (tx) => {
    await writeContent(tx, section, content);
    hiddenSections = await readHiddenSections(tx);
    for (const [path, read] of Object.entries(readers)) {
      responses.set(path, await withPictures(tx, await read(tx)));
    }
    throw new RolledBack();
  });
  await reading.catch((error: unknown) => {
    if (!(error instanceof RolledBack)) throw error;
  });
  return { responses, hiddenSections };
}

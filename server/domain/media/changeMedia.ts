import { eq } from 'drizzle-orm';
import pLimit from 'p-limit';
import type { Media, MediaChange } from '@/contract/office/media';
import type { Queries } from '../../platform/database/Database';
import { mediaFiles } from '../tables/media';
import { fieldErrors, HttpRejection, found } from '../../platform/rejections';
import { MediaRejected } from './MediaRejected';
import { prepareMedia } from './prepareMedia';
import { hashMedia, storedId, storeMedia } from './storeMedia';
import { pickChangedFields, recordAudit, type Actor } from '../audit/audit';
import { staleRecord } from '../audit/staleRecord';
import { readMediaFile } from './readMediaFiles';

interface Context {
  queries: Queries;
  actor: Actor & { id: number };
}

const resource = 'media';

/** How many files are in memory at once. The others wait on disk, without a connection to the database. */
const inTurn = pLimit(2);

/**
 * Stores a file for the site and returns it. Does nothing for a file that is already stored. Throws a field error if
 * the site cannot store the file.
 */
export function uploadMedia(
  context: Context,
  name: string,
  readFile: () => Promise<Buffer>,
): Promise<Media> {
  return inTurn(async () => storeForSite(context, name, await readFile()));
}

async function storeForSite(
  { queries, actor }: Context,
  name: string,
  bytes: Buffer,
): Promise<Media> {
  const known = await storedId(queries, 'site', hashMedia(bytes));
  if (known !== null) return found(await readMediaFile(queries, known));
  const prepared = await prepareForSite(bytes);
  return queries.transaction(async (tx) => {
    const file = { ...prepared, audience: 'site', name, uploadedBy: actor.id } as const;
    const { id, isNew } = await storeMedia(tx, file);
    const stored = found(await readMediaFile(tx, id));
    const entry = { actor, action: 'create', resource, recordId: id } as const;
    if (isNew) await recordAudit(tx, { ...entry, before: null, after: { ...stored } });
    return stored;
  });
}

async function prepareForSite(bytes: Buffer) {
  try {
    return await prepareMedia(bytes);
  } catch (error) {
    if (error instanceof MediaRejected) throw fieldErrors({ file: [error.message] });
    throw error;
  }
}

/** Changes a file's alternative text. Throws 409 with the current file if `version` is outdated. */
export async function describeMedia(
  { queries, actor }: Context,
  id: number,
  { version, alternative_text }: MediaChange,
): Promise<Media> {
  return queries.transaction(async (tx) => {
    const before = await lockFile(tx, id);
    if (before.version !== version) throw await staleRecord(tx, resource, id, before);
    await tx
      .update(mediaFiles)
      .set({ alternativeText: alternative_text, version: version + 1 })
      .where(eq(mediaFiles.id, id));
    const after = found(await readMediaFile(tx, id));
    const entry = { actor, action: 'update', resource, recordId: id } as const;
    await recordAudit(tx, { ...entry, ...pickChangedFields(before, after) });
    return after;
  });
}

/** Deletes a file and returns it. Throws 400 if the site shows the file. */
export async function deleteMedia({ queries, actor }: Context, id: number): Promise<Media> {
  return queries.transaction(async (tx) => {
    const before = await lockFile(tx, id);
    if (before.used.length > 0) {
      const detail = `The site shows it (${before.used.join('; ')}). Choose another file there first.`;
      throw new HttpRejection(400, { detail });
    }
    await tx.delete(mediaFiles).where(eq(mediaFiles.id, id));
    const entry = { actor, action: 'delete', resource, recordId: id } as const;
    await recordAudit(tx, { ...entry, before: { ...before }, after: null });
    return before;
  });
}

async function lockFile(tx: Queries, id: number): Promise<Media> {
  await tx
    .select({ id: mediaFiles.id })
    .from(mediaFiles)
    .where(eq(mediaFiles.id, id))
    .for('update');
  return found(await readMediaFile(tx, id));
}

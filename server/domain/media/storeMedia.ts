import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Queries } from '../../platform/database/Database';
import { mediaChunks, mediaFiles, type MediaAudience, type MediaType } from '../tables/media';

/** The size of a chunk in bytes. */
export const chunkSize = 256 * 1024;

/** A version of a file that browsers request by name, such as '800.webp' or 'video.mp4'. */
export interface Variant {
  name: string;
  bytes: Buffer;
}

export interface NewMedia {
  audience: MediaAudience;
  type: MediaType;
  /** The file as it was uploaded. */
  bytes: Buffer;
  name: string;
  uploadedBy: number;
  width: number | null;
  height: number | null;
  variants: readonly Variant[];
}

export function hashMedia(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 32);
}

/** Returns the id of the stored file with this hash; null if there is none. */
export async function storedId(
  queries: Queries,
  audience: MediaAudience,
  hash: string,
): Promise<number | null> {
  const [found] = await queries
    .select({ id: mediaFiles.id })
    .from(mediaFiles)
    .where(and(eq(mediaFiles.audience, audience), eq(mediaFiles.hash, hash)));
  return found?.id ?? null;
}

/** Stores a file with its variants. Does nothing for a file that is already stored. */
export async function storeMedia(
  tx: Queries,
  { variants, bytes, ...file }: NewMedia,
): Promise<{ id: number; isNew: boolean }> {
  const hash = hashMedia(bytes);
  const [added] = await tx
    .insert(mediaFiles)
    .values({ ...file, hash, bytes: bytes.length })
    .onConflictDoNothing()
    .returning({ id: mediaFiles.id });
  if (!added) {
    const id = await storedId(tx, file.audience, hash);
    if (id === null) throw new Error('a stored file was deleted in the meantime');
    return { id, isNew: false };
  }
  for (const variant of variants) await storeChunks(tx, added.id, variant);
  return { id: added.id, isNew: true };
}

async function storeChunks(tx: Queries, fileId: number, { name, bytes }: Variant): Promise<void> {
  for (let start = 0, number = 0; start < bytes.length; start += chunkSize, number += 1) {
    const chunk = bytes.subarray(start, start + chunkSize);
    await tx.insert(mediaChunks).values({ fileId, variant: name, number, bytes: chunk });
  }
}

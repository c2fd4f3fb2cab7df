import { and, eq, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/Database';
import { mediaChunks, mediaFiles, type MediaAudience } from '../tables/media';
import { chunkSize } from './storeMedia';

export interface StoredVariant {
  fileId: number;
  hash: string;
  variant: string;
  contentType: string;
  bytes: number;
}

const contentTypes: Readonly<Record<string, string>> = {
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
  mp4: 'video/mp4',
  webm: 'video/webm',
};

export async function findVariant(
  queries: Queries,
  audience: MediaAudience,
  hash: string,
  variant: string,
): Promise<StoredVariant | null> {
  const [found] = await queries
    .select({
      fileId: mediaFiles.id,
      bytes: sql<string | number>`sum(octet_length(${mediaChunks.bytes}))`,
    })
    .from(mediaFiles)
    .innerJoin(mediaChunks, eq(mediaChunks.fileId, mediaFiles.id))
    .where(
      and(
        eq(mediaFiles.audience, audience),
        eq(mediaFiles.hash, hash),
        eq(mediaChunks.variant, variant),
      ),
    )
    .groupBy(mediaFiles.id);
  const contentType = contentTypes[variant.split('.').at(-1) ?? ''];
  if (!found || contentType === undefined) return null;
  return { fileId: found.fileId, hash, variant, contentType, bytes: Number(found.bytes) };
}

/**
 * Reads the bytes from `start` to `end`, both inclusive. Reads one chunk per query, so a slow client keeps neither a
 * transaction open nor the whole file in memory.
 */
export async function* readBytes(
  queries: Queries,
  { fileId, variant }: StoredVariant,
  start: number,
  end: number,
): AsyncGenerator<Buffer> {
  for (let number = Math.floor(start / chunkSize); number * chunkSize <= end; number += 1) {
    const [chunk] = await queries
      .select({ bytes: mediaChunks.bytes })
      .from(mediaChunks)
      .where(
        and(
          eq(mediaChunks.fileId, fileId),
          eq(mediaChunks.variant, variant),
          eq(mediaChunks.number, number),
        ),
      );
    if (!chunk) throw new Error(`chunk ${number} of file ${fileId} is missing`);
    const offset = number * chunkSize;
    yield chunk.bytes.subarray(Math.max(0, start - offset), end - offset + 1);
  }
}

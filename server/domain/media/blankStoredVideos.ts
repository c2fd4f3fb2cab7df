import { and, asc, eq, like, sql } from 'drizzle-orm';
import type { Database, Queries } from '../../platform/database/Database';
import { mediaChunks, mediaFiles } from '../tables/media';
import { blankMetadata } from './blankMetadata';

/**
 * Blanks the metadata of stored videos from before the server blanked uploads (migration 0031). Uses one transaction
 * per video.
 */
export async function blankStoredVideos(database: Database): Promise<void> {
  await database.withoutTimeLimits(async (queries) => {
    while (await queries.transaction(blankNext));
  });
}

/** Blanks one video. Returns false if none is left. Servers that start simultaneously process different videos. */
async function blankNext(tx: Queries): Promise<boolean> {
  const [video] = await tx
    .select({ id: mediaFiles.id, type: mediaFiles.type })
    .from(mediaFiles)
    .where(eq(mediaFiles.isBlanked, false))
    .orderBy(mediaFiles.id)
    .limit(1)
    .for('update', { skipLocked: true });
  if (!video) return false;
  const { id, type } = video;
  if (type === 'video/mp4' || type === 'video/webm') {
    const chunks = await tx
      .select()
      .from(mediaChunks)
      .where(and(eq(mediaChunks.fileId, id), like(mediaChunks.variant, 'video.%')))
      .orderBy(asc(mediaChunks.number));
    const blanked = blankMetadata(type, Buffer.concat(chunks.map(({ bytes }) => bytes)));
    let start = 0;
    for (const { variant, number, bytes } of chunks) {
      const now = blanked.subarray(start, (start += bytes.length));
      if (now.equals(bytes)) continue;
      const isChunk = and(
        eq(mediaChunks.fileId, id),
        eq(mediaChunks.variant, variant),
        eq(mediaChunks.number, number),
      );
      await tx.update(mediaChunks).set({ bytes: now }).where(isChunk);
    }
  }
  await tx
    .update(mediaFiles)
    .set({ isBlanked: sql`true` })
    .where(eq(mediaFiles.id, id));
  return true;
}

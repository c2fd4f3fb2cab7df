import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/Database';
import { mediaChunks, mediaFiles } from '../tables/media';
import { hashOfPicture } from '../media/addresses';

interface Picture {
  alt: string;
  widths: number[];
}

/**
 * Adds `<field>_alt` and `<field>_widths` next to each field of an answer that holds the address of
 * an uploaded picture. An answer without such a field stays as it is.
 */
export async function withPictures(queries: Queries, answer: unknown): Promise<unknown> {
  const hashes = [...new Set(hashesIn(answer))];
  return hashes.length === 0 ? answer : described(answer, await read(queries, hashes));
}

function hashesIn(answer: unknown): string[] {
  if (typeof answer === 'string') return [hashOfPicture(answer) ?? []].flat();
  if (typeof answer !== 'object' || answer === null) return [];
  return Object.values(answer).flatMap(hashesIn);
}

function described(answer: unknown, pictures: Map<string, Picture>): unknown {
  if (Array.isArray(answer)) return answer.map((part) => described(part, pictures));
  if (typeof answer !== 'object' || answer === null) return answer;
  const fields = Object.entries(answer).flatMap(([field, value]): [string, unknown][] => {
    const hash = typeof value === 'string' ? hashOfPicture(value) : null;
    const picture = hash === null ? undefined : pictures.get(hash);
    if (!picture) return [[field, described(value, pictures)]];
    return [
      [field, value],
      [`${field}_alt`, picture.alt],
      [`${field}_widths`, picture.widths],
    ];
  });
  return Object.fromEntries(fields);
}

async function read(queries: Queries, hashes: string[]): Promise<Map<string, Picture>> {
  const rows = await queries
    .select({
      hash: mediaFiles.hash,
      alt: mediaFiles.alternativeText,
      width: sql<number>`split_part(${mediaChunks.variant}, '.', 1)::int`,
    })
    .from(mediaFiles)
    .innerJoin(
      mediaChunks,
      and(eq(mediaChunks.fileId, mediaFiles.id), sql`${mediaChunks.variant} like '%.webp'`),
    )
    .where(
      and(
        eq(mediaFiles.audience, 'site'),
        inArray(mediaFiles.hash, hashes),
        eq(mediaChunks.number, 0),
      ),
    )
    .orderBy(sql`3`);
  const pictures = new Map<string, Picture>();
  for (const { hash, alt, width } of rows) {
    const known = pictures.get(hash) ?? { alt, widths: [] };
    pictures.set(hash, { alt, widths: [...known.widths, width] });
  }
  return pictures;
}

import { and, eq, inArray, sql } from 'drizzle-orm';
import { pictureWidth } from '@/contract/pictureWidth';
import type { Queries } from '../../platform/database/Database';
import { mediaChunks, mediaFiles } from '../tables/media';
import { hashOfPicture } from '../media/addresses';

interface Picture {
  alt: string;
  widths: number[];
  /** Height divided by width; null if unknown. */
  ratio: number | null;
}

/**
 * Adds `<field>_alt`, `<field>_widths` and, if the picture's size is known, `<field>_height` for each response field
 * with an uploaded picture's address.
 */
export async function withPictures(queries: Queries, response: unknown): Promise<unknown> {
  const hashes = [...new Set(hashesIn(response))];
  return hashes.length === 0 ? response : described(response, await read(queries, hashes));
}

function hashesIn(response: unknown): string[] {
  if (typeof response === 'string') return [hashOfPicture(response) ?? []].flat();
  if (typeof response !== 'object' || response === null) return [];
  return Object.values(response).flatMap(hashesIn);
}

function described(response: unknown, pictures: Map<string, Picture>): unknown {
  if (Array.isArray(response)) return response.map((part) => described(part, pictures));
  if (typeof response !== 'object' || response === null) return response;
  const fields = Object.entries(response).flatMap(([field, value]): [string, unknown][] => {
    const hash = typeof value === 'string' ? hashOfPicture(value) : null;
    const picture = hash === null ? undefined : pictures.get(hash);
    if (typeof value !== 'string' || !picture) return [[field, described(value, pictures)]];
    const height = computePictureHeight(value, picture);
    return [
      [field, value],
      [`${field}_alt`, picture.alt],
      [`${field}_widths`, picture.widths],
      ...(height === null ? [] : [[`${field}_height`, height] satisfies [string, number]]),
    ];
  });
  return Object.fromEntries(fields);
}

function computePictureHeight(address: string, { ratio }: Picture): number | null {
  const width = pictureWidth(address);
  return ratio === null || width === null ? null : Math.round(width * ratio);
}

async function read(queries: Queries, hashes: string[]): Promise<Map<string, Picture>> {
  const rows = await queries
    .select({
      hash: mediaFiles.hash,
      alt: mediaFiles.alternativeText,
      ratio: sql<number | null>`${mediaFiles.height}::float / nullif(${mediaFiles.width}, 0)`,
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
  for (const { hash, alt, ratio, width } of rows) {
    const known = pictures.get(hash) ?? { alt, ratio, widths: [] };
    pictures.set(hash, { alt, ratio, widths: [...known.widths, width] });
  }
  return pictures;
}

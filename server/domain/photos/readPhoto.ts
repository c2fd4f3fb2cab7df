import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { photoSizes } from '@/contract/extensions';
import { defectPhoto } from '@/contract/records';
import type { Queries } from '../../platform/database/Database';
import { findVariant, type StoredVariant } from '../media/readMedia';
import { instant, jsonRows } from '../../platform/database/jsonRows';

/** Widths in pixels. A smaller picture keeps its own width. */
export const photoWidths = { thumbnail: 320, full: 1600 } as const;

const storedPhoto = v.object({
  ...defectPhoto.entries,
  file: v.object({ hash: v.string(), width: v.number() }),
});

/** Reads any driver's photo; null if there is none. */
export async function readPhoto(queries: Queries, id: string) {
  const [found] = await jsonRows(
    queries,
    storedPhoto,
    sql`select photo.id, driver_id, ${instant(sql`taken_at`)} as taken_at,
        jsonb_build_object('hash', hash, 'width', width) as file
      from defect_photos photo join media_files on media_files.id = file_id
      where photo.id = ${id}`,
  );
  return found ?? null;
}

/**
 * Finds a photo's picture; null if there is none. Every account may see it, because the driver who reviews a vehicle's
 * previous report also sees its photos (49 CFR 396.13).
 */
export async function findPicture(
  queries: Queries,
  id: string,
  size: (typeof photoSizes)[number],
): Promise<StoredVariant | null> {
  const photo = await readPhoto(queries, id);
  if (!photo) return null;
  const width = Math.min(photo.file.width, photoWidths[size]);
  return findVariant(queries, 'report', photo.file.hash, `${width}.webp`);
}

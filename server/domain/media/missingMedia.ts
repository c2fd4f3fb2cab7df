import { and, eq, inArray } from 'drizzle-orm';
import type { Queries } from '../../platform/database/Database';
import { mediaFiles } from '../tables/media';

const addresses = /\/media\/([0-9a-f]{32})-/g;

const hashesIn = (value: unknown) =>
  [...JSON.stringify(value).matchAll(addresses)].map(([, hash = '']) => hash);

/**
 * Returns the fields that name a missing media file. Locks the existing files against deletion until the transaction
 * ends.
 */
export async function fieldsWithoutMedia(
  tx: Queries,
  fields: Readonly<Record<string, unknown>>,
): Promise<string[]> {
  const named = hashesIn(fields);
  if (named.length === 0) return [];
  const rows = await tx
    .select({ hash: mediaFiles.hash })
    .from(mediaFiles)
    .where(and(eq(mediaFiles.audience, 'site'), inArray(mediaFiles.hash, named)))
    .for('share');
  const stored = new Set(rows.map(({ hash }) => hash));
  return Object.keys(fields).filter((field) =>
    hashesIn(fields[field]).some((hash) => !stored.has(hash)),
  );
}

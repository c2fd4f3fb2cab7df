import { and, eq, sql } from 'drizzle-orm';
import { maxPhotos } from '@/contract/extensions';
import type { PhotoQuery } from '@/contract/extensionRequests';
import type { DefectPhoto } from '@/contract/records';
import type { Queries } from '../../platform/database/Database';
import { lockReportsShared } from '../../platform/database/reportsLock';
import { fieldErrors, HttpRejection, notFound } from '../../platform/rejections';
import { MediaRejected } from '../media/MediaRejected';
import { preparePicture } from '../media/preparePicture';
import { recognize } from '../media/recognize';
import { storeMedia } from '../media/storeMedia';
import { notAfterNow } from '../../platform/database/jsonRows';
import { users } from '../tables/accounts';
import { inspections } from '../tables/inspections';
import { defectPhotos, photographedDefects } from '../tables/photos';
import { defects, reportDefects } from '../tables/vehicles';
import { photoWidths, readPhoto } from './readPhoto';

const maxPixels = 4_000_000;

export type PreparedPhoto = Awaited<ReturnType<typeof preparePhoto>>;

export interface NewPhoto extends Pick<PhotoQuery, 'taken_at'> {
  id: string;
  driverId: number;
  /** Empty if the server already has the picture. */
  bytes: Buffer;
  /** The item of the driver's report whose defects the photo shows, or the defect that the driver may certify. */
  of: Pick<PhotoQuery, 'report' | 'item'> | { defect: number };
}

/**
 * Adds a photo to an item's defects in the driver's report, or to a defect that the driver may certify as the carrier's
 * agent. A repeated id stores nothing, but adds the photo to a newer report's defects. Throws 404 if the report, the
 * defect or the photo is not the driver's, and 400 if the photo cannot be stored.
 */
export async function storePhoto(
  queries: Queries,
  photo: NewPhoto,
  prepare = preparePhoto,
): Promise<DefectPhoto> {
  await findShown(queries, photo);
  const known = await readPhoto(queries, photo.id);
  if (known && known.driver_id !== photo.driverId) throw notFound();
  // Decodes the picture before the transaction takes locks.
  const picture = known ? null : await prepare(photo.bytes);
  return queries.transaction(async (tx) => {
    await lockReportsShared(tx);
    const shown = await findShown(tx, photo);
    await tx.execute(sql`select lock_vehicles(array(
      select vehicle_id from defects where id in ${shown}))`);
    if (picture) await insertPhoto(tx, photo, picture);
    const stored = await readPhoto(tx, photo.id);
    if (stored?.driver_id !== photo.driverId) throw notFound();
    for (const id of shown) await addTo(tx, id, photo.id);
    const { file, ...response } = stored;
    return response;
  });
}

/** Returns the ids of the defects that a photo shows. */
function findShown(queries: Queries, { of, driverId }: NewPhoto): Promise<number[]> {
  return 'defect' in of
    ? findCertifiable(queries, of.defect, driverId)
    : findReported(queries, { ...of, driverId });
}

async function findCertifiable(queries: Queries, id: number, driverId: number) {
  const found = await queries
    .select({ id: defects.id })
    .from(defects)
    .innerJoin(users, eq(users.id, driverId))
    .where(and(eq(defects.id, id), sql`${users.agentItems} ? ${defects.item}`));
  if (found.length === 0) throw notFound();
  return [id];
}

interface Reported extends Pick<PhotoQuery, 'report' | 'item'> {
  driverId: number;
}

/** Returns the ids of the item's defects in the driver's report. Several trailers can each have one. */
async function findReported(queries: Queries, { report, item, driverId }: Reported) {
  const own = await queries
    .select({ id: inspections.id })
    .from(inspections)
    .where(and(eq(inspections.id, report), eq(inspections.ownerId, driverId)));
  if (own.length === 0) throw notFound();
  const told = await queries
    .select({ id: defects.id })
    .from(defects)
    .innerJoin(reportDefects, eq(reportDefects.defectId, defects.id))
    .where(and(eq(reportDefects.reportId, report), eq(defects.item, item)))
    .orderBy(defects.id);
  if (told.length === 0) {
    throw new HttpRejection(400, { detail: 'The report has no such defect.' });
  }
  return told.map(({ id }) => id);
}

/** Makes the sizes in which people see a photo. Throws 400 if the bytes are not a picture. */
export async function preparePhoto(bytes: Buffer) {
  try {
    const type = recognize(bytes);
    if (!type.startsWith('image/')) throw new MediaRejected('Choose a picture.');
    const { thumbnail, full } = photoWidths;
    const options = { pixels: maxPixels, webpOnly: true };
    return { type, ...(await preparePicture(bytes, [thumbnail, full], options)) };
  } catch (error) {
    if (error instanceof MediaRejected) throw fieldErrors({ file: [error.message] });
    throw error;
  }
}

async function insertPhoto(
  tx: Queries,
  { id, driverId, taken_at, bytes }: NewPhoto,
  picture: PreparedPhoto,
): Promise<void> {
  const file = { ...picture, bytes, audience: 'report', name: id, uploadedBy: driverId } as const;
  const { id: fileId } = await storeMedia(tx, file);
  const takenAt = notAfterNow(taken_at);
  await tx.insert(defectPhotos).values({ id, driverId, fileId, takenAt }).onConflictDoNothing();
}

/**
 * Adds a photo to a defect. Throws 400 if the defect has the maximum number of photos. Call it under `lock_vehicles`,
 * so two simultaneous photos cannot both take the last place.
 */
async function addTo(tx: Queries, defectId: number, photoId: string): Promise<void> {
  const others = await tx
    .select()
    .from(photographedDefects)
    .where(eq(photographedDefects.defectId, defectId));
  if (others.some((other) => other.photoId === photoId)) return;
  if (others.length >= maxPhotos) {
    throw new HttpRejection(400, { detail: `The defect already has ${maxPhotos} photos.` });
  }
  await tx.insert(photographedDefects).values({ defectId, photoId });
}

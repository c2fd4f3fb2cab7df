import type { FastifyInstance, FastifyRequest } from 'fastify';
import { fleetPaths as paths, photoType } from '@/contract/fleet';
import { largestPhoto, photoQuery, photoSizeQuery } from '@/contract/fleetRequests';
import { signedInOf } from '../../authenticate';
import type { Api } from '../../../Api';
import { perCaller } from '../../../platform/http/rateLimits';
import { notFound } from '../../../platform/refusals';
import { sendMedia } from '../../../platform/http/sendMedia';
import { readQuery } from '../../requests';
import { findPicture } from '../../../domain/photos/readPhoto';
import { storePhoto } from '../../../domain/photos/storePhoto';

/** Asked again each time, since another driver may use the same phone. */
const cacheControl = 'private, no-cache';

/** Photos of defects, behind the fleet's sign-in. */
export async function photosPlugin(app: FastifyInstance, { api }: { api: Api }): Promise<void> {
  const { queries } = api.database;
  app.addContentTypeParser(photoType, { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  );

  const uploads = { bodyLimit: largestPhoto, config: { ...perCaller.photos, isUpload: true } };
  app.post(paths.photo, uploads, async (request) =>
    storePhoto(queries, {
      ...readQuery(photoQuery, request),
      id: photoIdOf(request),
      driverId: signedInOf(request).userId,
      bytes: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
    }),
  );
  app.get(paths.photo, async (request, reply) => {
    const { size } = readQuery(photoSizeQuery, request);
    const found = await findPicture(queries, photoIdOf(request), size);
    if (!found) throw notFound();
    return sendMedia(request, reply, { queries, found, cacheControl });
  });
}

/** Parses the `:id` of a photo's path. Throws 404 for anything but a UUID. */
function photoIdOf({ params }: FastifyRequest): string {
  const { id } = params as { id: string };
  if (!/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id)) throw notFound();
  return id.toLowerCase();
}

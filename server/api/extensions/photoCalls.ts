import * as v from 'valibot';
import { extensionPaths as paths, photoType } from '@/contract/extensions';
import {
  defectPhotoQuery,
  largestPhoto,
  photoQuery,
  photoSizeQuery,
} from '@/contract/extensionRequests';
import { defectPhoto } from '@/contract/records';
import { readBytes } from '../../domain/media/readMedia';
import { findPicture } from '../../domain/photos/readPhoto';
import { storePhoto } from '../../domain/photos/storePhoto';
import { perCaller } from '../../platform/http/rateLimits';
import { sendMedia } from '../../platform/http/sendMedia';
import { found } from '../../platform/rejections';
import { call } from '../call';
import { uuid } from '../ids';

/** Makes the browser ask each time, because another driver may use the same phone. */
const cacheControl = 'private, no-cache';

export const photoCalls = [
  call(
    {
      method: 'POST',
      path: paths.photo,
      id: uuid,
      needs: 'reports.write',
      summary: "Add a photo to a defect of one's own report (idempotent)",
      query: photoQuery,
      upload: { type: photoType, limit: largestPhoto },
      perCaller: perCaller.photos,
      response: defectPhoto,
    },
    async ({ queries, query: { taken_at, ...of }, id, signedIn, readFile }) =>
      storePhoto(queries, {
        taken_at,
        of,
        id,
        driverId: signedIn.userId,
        bytes: await readFile(),
      }),
  ),
  call(
    {
      method: 'POST',
      path: paths.defectPhoto,
      needs: 'reports.write',
      summary: "Add a photo to a defect that one certifies as the carrier's agent (idempotent)",
      query: defectPhotoQuery,
      upload: { type: photoType, limit: largestPhoto },
      perCaller: perCaller.photos,
      response: defectPhoto,
    },
    async ({ queries, query: { photo, taken_at }, id, signedIn, readFile }) =>
      storePhoto(queries, {
        taken_at,
        of: { defect: id },
        id: photo,
        driverId: signedIn.userId,
        bytes: await readFile(),
      }),
  ),
  call(
    {
      method: 'GET',
      path: paths.photo,
      id: uuid,
      needs: 'session',
      summary: 'The picture of a photo, for every account of the carrier; 304 with its ETag',
      query: photoSizeQuery,
      response: v.string(),
      contentType: 'image/webp',
    },
    async ({ request, reply, queries, query, id }) => {
      const picture = found(await findPicture(queries, id, query.size));
      return sendMedia(request, reply, {
        found: picture,
        cacheControl,
        read: (start, end) => readBytes(queries, picture, start, end),
      });
    },
  ),
];

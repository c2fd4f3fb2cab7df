import * as v from 'valibot';
import { api } from '@/api/api';
import { toDataUrl } from '@/api/dataUrl';
import { photoCall } from '@/api/photoCall';
import { getThunkExtra } from '@/api/thunkExtra';
import { withId } from '@/contract/calls';
import { extensionPaths, photoType } from '@/contract/extensions';
import { defectPhoto } from '@/contract/records';
import { PhotosOnPhone } from '@/features/inspection/storage/photosOnPhone';
import { PreviousOnPhone } from '@/features/inspection/storage/previousOnPhone';

interface OwnedPhoto {
  owner: string;
  id: string;
}

/** In ms. At the slowest rate that the server accepts, 450 KB takes less. */
const timeout = 150_000;

export const photoApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Sends a photo from the phone's disk. If the server already has the picture, the body is empty. */
    sendPhoto: build.mutation<unknown, OwnedPhoto>({
      extraOptions: { credential: 'bearer', ownResponse: defectPhoto },
      queryFn: async ({ owner, id }, queryApi, _options, baseQuery) => {
        const photo = await new PhotosOnPhone(queryApi, owner).read(id);
        if (!photo || getThunkExtra(queryApi).tokens()?.owner !== owner) {
          return { error: { kind: 'aborted' } };
        }
        const { report, item, defect, takenAt: taken_at } = photo;
        const target =
          defect === undefined
            ? { url: withId(extensionPaths.photo, id), params: { report, item, taken_at } }
            : { url: withId(extensionPaths.defectPhoto, defect), params: { photo: id, taken_at } };
        return baseQuery({
          ...target,
          method: 'POST',
          headers: { 'Content-Type': photoType },
          body: photo.picture ?? new ArrayBuffer(0),
          timeout,
        });
      },
    }),
    /** A full-size photo as a data URL, from the phone if it still has a copy, or else from the server. */
    fullPhoto: build.query<string, OwnedPhoto>({
      extraOptions: { credential: 'bearer' },
      keepUnusedDataFor: 0,
      queryFn: async ({ owner, id }, queryApi, _options, baseQuery) => {
        const kept = await new PhotosOnPhone(queryApi, owner).read(id).catch(() => null);
        if (kept?.picture) {
          return { data: await toDataUrl(new Blob([kept.picture], { type: 'image/jpeg' })) };
        }
        const { data, error } = await baseQuery(photoCall(id, 'full'));
        return error ? { error } : { data: v.parse(v.string(), data) };
      },
    }),
    /** A sent photo's thumbnail as a data URL. The phone's copy needs no check, because a photo never changes. */
    sentPhoto: build.query<string, OwnedPhoto>({
      extraOptions: { credential: 'bearer' },
      queryFn: async ({ owner, id }, queryApi, _options, baseQuery) => {
        const stored = new PreviousOnPhone(queryApi, owner);
        const known = await stored.findPhoto(id);
        if (known !== null) return { data: known };
        const { data, error } = await baseQuery(photoCall(id, 'thumbnail'));
        if (error) return { error };
        const thumbnail = v.parse(v.string(), data);
        await stored.rememberPhoto(id, thumbnail);
        return { data: thumbnail };
      },
    }),
  }),
});

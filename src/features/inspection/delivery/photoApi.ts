import * as v from 'valibot';
import { api } from '@/api/api';
import { dataUrlOf } from '@/api/dataUrl';
import { photoCall } from '@/api/photoCall';
import { thunkExtraOf } from '@/api/thunkExtra';
import { withId } from '@/contract/calls';
import { extensionPaths, photoType } from '@/contract/extensions';
import { defectPhoto } from '@/contract/records';
import { PhotosOnPhone } from '@/features/inspection/storage/photosOnPhone';
import { PreviousOnPhone } from '@/features/inspection/storage/previousOnPhone';

/** The owner and the id of a photo. */
interface OwnedPhoto {
  owner: string;
  id: string;
}

/**
 * Timeout of a call, in ms. It is the time for 450 KB at the slowest rate that the server accepts.
 */
const timeout = 150_000;

/** The calls for photos of defects, for Linehaul's own backend only. */
export const photoApi = api.injectEndpoints({
  endpoints: (build) => ({
    /**
     * Sends a photo from the phone's disk, or only its id if the server already has the picture.
     */
    sendPhoto: build.mutation<unknown, OwnedPhoto>({
      extraOptions: { credential: 'bearer', ownResponse: defectPhoto },
      queryFn: async ({ owner, id }, queryApi, _options, baseQuery) => {
        const photo = await new PhotosOnPhone(queryApi, owner).read(id);
        if (!photo || thunkExtraOf(queryApi).tokens()?.owner !== owner) {
          return { error: { kind: 'aborted' } };
        }
        return baseQuery({
          url: withId(extensionPaths.photo, id),
          method: 'POST',
          params: { report: photo.report, item: photo.item, taken_at: photo.takenAt },
          headers: { 'Content-Type': photoType },
          body: photo.picture ?? new ArrayBuffer(0),
          timeout,
        });
      },
    }),
    /**
     * A photo at full size as a data URL. It comes from the phone until the server has the photo.
     */
    fullPhoto: build.query<string, OwnedPhoto>({
      extraOptions: { credential: 'bearer' },
      keepUnusedDataFor: 0,
      queryFn: async ({ owner, id }, queryApi, _options, baseQuery) => {
        const kept = await new PhotosOnPhone(queryApi, owner).read(id).catch(() => null);
        if (kept?.picture) {
          return { data: await dataUrlOf(new Blob([kept.picture], { type: 'image/jpeg' })) };
        }
        const { data, error } = await baseQuery(photoCall(id, 'full'));
        return error ? { error } : { data: v.parse(v.string(), data) };
      },
    }),
    /**
     * A sent photo's thumbnail as a data URL, cached by owner, so that no driver gets another
     * driver's photo. A thumbnail that was fetched earlier comes from the phone, because a photo
     * never changes.
     */
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

import * as v from 'valibot';
import { api } from '@/api/api';
import { photoCall } from '@/api/photoCall';
import { thunkExtraOf } from '@/api/thunkExtra';
import { responseSchema } from '@/api/responseSchema';
import { withId } from '@/contract/calls';
import { fleetPaths, photoType } from '@/contract/fleet';
import { PhotosOnPhone } from './photosOnPhone';

/** In ms: 400 KB over a bad connection. */
const timeout = 120_000;

interface OwnedPhoto {
  owner: string;
  id: string;
}

/** The calls for photos of defects, for our own backend only. */
export const photoApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Sends a photo from the phone's disk; only its id if the server has the picture. */
    sendPhoto: build.mutation<unknown, OwnedPhoto>({
      extraOptions: { credential: 'bearer' },
      queryFn: async ({ owner, id }, queryApi, _options, baseQuery) => {
        const photo = await new PhotosOnPhone(queryApi, owner).read(id);
        if (!photo || thunkExtraOf(queryApi).tokens()?.owner !== owner) {
          return { error: { kind: 'aborted' } };
        }
        return baseQuery({
          url: withId(fleetPaths.photo, id),
          method: 'POST',
          params: { report: photo.report, item: photo.item, taken_at: photo.takenAt },
          headers: { 'Content-Type': photoType },
          body: photo.picture ?? new ArrayBuffer(0),
          timeout,
        });
      },
    }),
    /** A sent photo as a data URL, cached by owner, so that no driver gets another's. */
    sentPhoto: build.query<string, OwnedPhoto>({
      query: ({ id }) => photoCall(id, 'thumbnail'),
      extraOptions: { credential: 'bearer' },
      responseSchema: responseSchema(v.string()),
    }),
  }),
});

import { withId } from '@/contract/calls';
import { extensionPaths, type photoSizes } from '@/contract/extensions';
import type { CallArgs } from './baseQuery';
import { toDataUrl } from './dataUrl';

/** The call for a photo's picture, which needs the bearer token. The response becomes a data URL. */
export function photoCall(id: string, size: (typeof photoSizes)[number]): CallArgs {
  return {
    url: withId(extensionPaths.photo, id),
    params: { size },
    responseHandler: async (response) => {
      if (!response.ok) return (await response.json()) as unknown;
      const picture = await response.blob();
      if (!picture.type.startsWith('image/')) throw new Error('The response is not a picture.');
      return toDataUrl(picture);
    },
  };
}

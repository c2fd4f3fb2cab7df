import { withId } from '@/contract/calls';
import { extensionPaths } from '@/contract/extensions';
import type { photoSizes } from '@/contract/extensions';
import { readBody } from './baseQuery';
import type { CallArgs } from './baseQuery';
import { dataUrlOf } from './dataUrl';

/** The call for a photo's picture, which requires the bearer token. Its response is a data URL. */
export function photoCall(id: string, size: (typeof photoSizes)[number]): CallArgs {
  return {
    url: withId(extensionPaths.photo, id),
    params: { size },
    responseHandler: async (response) =>
      response.ok ? dataUrlOf(await response.blob()) : readBody(response),
  };
}

import { blankMetadata } from './blankMetadata';
import { checkVideo } from './checkVideo';
import { preparePicture, rejectMoving } from './preparePicture';
import { recognize } from './recognize';
import type { NewMedia } from './storeMedia';

const siteWidths = [400, 800, 1600] as const;

type Prepared = Pick<NewMedia, 'type' | 'bytes' | 'width' | 'height' | 'variants'>;

/**
 * Recognizes a file by its content and prepares it for `storeMedia`. Throws MediaRejected for a file that the site
 * cannot store.
 */
export async function prepareMedia(
  bytes: Buffer,
  widths: readonly number[] = siteWidths,
): Promise<Prepared> {
  const type = recognize(bytes);
  if (type === 'video/mp4' || type === 'video/webm') {
    checkVideo(type, bytes);
    const name = `video.${type.slice('video/'.length)}`;
    const variants = [{ name, bytes: blankMetadata(type, bytes) }];
    return { type, bytes, width: null, height: null, variants };
  }
  await rejectMoving(bytes);
  return { type, bytes, ...(await preparePicture(bytes, widths)) };
}

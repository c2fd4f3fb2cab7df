import { blankMp4 } from './blankMp4';
import { blankWebm } from './blankWebm';

export type VideoType = 'video/mp4' | 'video/webm';

/** Returns a copy of a complete video (checkVideo) with the same length and no metadata. */
export function blankMetadata(type: VideoType, bytes: Buffer): Buffer {
  return type === 'video/mp4' ? blankMp4(bytes) : blankWebm(bytes);
}

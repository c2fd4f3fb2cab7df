import { MediaRejected } from './MediaRejected';

/** Throws MediaRejected for an incomplete video. */
export function checkVideo(type: 'video/mp4' | 'video/webm', bytes: Buffer): void {
  const isComplete = type === 'video/mp4' ? isWholeMp4(bytes) : isWholeWebm(bytes);
  if (!isComplete) throw new MediaRejected('The video is damaged or incomplete. Save it again.');
}

/** Whether the boxes fill the file exactly and include the index. */
function isWholeMp4(bytes: Buffer): boolean {
  let hasIndex = false;
  let start = 0;
  while (start + 8 <= bytes.length) {
    hasIndex ||= bytes.toString('latin1', start + 4, start + 8) === 'moov';
    const size = boxSize(bytes, start);
    if (size < 8) return false;
    start += size;
  }
  return hasIndex && start === bytes.length;
}

/** Returns a box's size. A stored 0 means the rest of the file, and 1 means that a longer number follows. */
function boxSize(bytes: Buffer, start: number): number {
  const size = bytes.readUInt32BE(start);
  if (size === 0) return bytes.length - start;
  if (size > 1) return size;
  return start + 16 <= bytes.length ? Number(bytes.readBigUInt64BE(start + 8)) : 0;
}

const segmentId = Buffer.from([0x18, 0x53, 0x80, 0x67]);

/** Whether the film's segment ends where the file ends, or its size is unknown. */
function isWholeWebm(bytes: Buffer): boolean {
  const start = bytes.indexOf(segmentId);
  if (start < 0 || start > 4096) return false;
  const first = bytes[start + 4] ?? 0;
  const length = Math.clz32(first) - 23;
  const sizeStart = start + 4;
  if (length > 8 || sizeStart + length > bytes.length) return false;
  let size = BigInt(first) & ((1n << BigInt(8 - length)) - 1n);
  for (let index = 1; index < length; index += 1) {
    size = size * 256n + BigInt(bytes[sizeStart + index] ?? 0);
  }
  const isUnknown = size === (1n << BigInt(7 * length)) - 1n;
  return isUnknown || BigInt(sizeStart + length) + size === BigInt(bytes.length);
}

/** Boxes that may contain metadata: the index, its tracks, and their counterparts in a fragment. */
const containers: ReadonlySet<string> = new Set(['moov', 'trak', 'mdia', 'minf', 'moof', 'traf']);

/** Boxes in which cameras and editors store a film's place, time and device. */
const metadata: ReadonlySet<string> = new Set(['udta', 'meta', 'uuid', 'XMP_', 'Xtra', 'ID32']);

/** The length in bytes of a box's header: its size and type, then a longer size if the box needs one. */
const head = 8;
const longHead = 16;

/**
 * Returns a copy of a complete MP4 (checkVideo) without metadata. Turns metadata boxes into free space of the same
 * size, so no offset changes and nothing is encoded again.
 */
export function blankMp4(bytes: Buffer): Buffer {
  const copy = Buffer.from(bytes);
  blankBoxes(copy, 0, copy.length);
  return copy;
}

/** The maximum depth of boxes to search, so endless nesting does not exhaust the stack. */
const deepest = 8;

function blankBoxes(bytes: Buffer, from: number, end: number, depth = 0): void {
  let start = from;
  while (start + head <= end) {
    const { type, inside, next } = boxAt(bytes, start, end);
    // Players ignore a box that extends past the end.
    if (inside > next || next > end) return;
    if (metadata.has(type) || isMetadataTrack(bytes, { type, inside, next })) {
      bytes.write('free', start + 4, 'latin1');
      bytes.fill(0, inside, next);
    } else if (containers.has(type) && depth < deepest) {
      blankBoxes(bytes, inside, next, depth + 1);
    }
    start = next;
  }
}

interface Box {
  type: string;
  /** The offset of the box's contents. */
  inside: number;
  next: number;
}

function boxAt(bytes: Buffer, start: number, end: number): Box {
  const type = bytes.toString('latin1', start + 4, start + head);
  const size = bytes.readUInt32BE(start);
  if (size === 0) return { type, inside: start + head, next: end };
  if (size > 1) return { type, inside: start + head, next: start + size };
  const long = start + longHead <= end ? Number(bytes.readBigUInt64BE(start + head)) : 0;
  return { type, inside: start + longHead, next: start + long };
}

/** Whether a box is a camera's metadata track (handler `meta`). */
function isMetadataTrack(bytes: Buffer, { type, inside, next }: Box): boolean {
  if (type !== 'trak') return false;
  const handler = bytes.subarray(inside, next).indexOf('hdlr', 0, 'latin1');
  const kind = inside + handler + 12;
  return handler >= 0 && bytes.toString('latin1', kind, kind + 4) === 'meta';
}

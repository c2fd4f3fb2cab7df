import type { MediaType } from '../tables/media';
import { MediaRejected } from './MediaRejected';

/** The main brands, in the `ftyp` box, of MP4 videos that browsers play. */
const videoBrands = /^(isom|iso[2-9a-c]|mp4[12]|avc1|M4V |MSNV|dash)$/;

type Signature = readonly [MediaType, (bytes: Buffer) => boolean];

const signatures: readonly Signature[] = [
  ['image/jpeg', (bytes) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))],
  ['image/png', (bytes) => bytes.subarray(0, 8).equals(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'))],
  ['image/webp', (bytes) => at(bytes, 0, 4) === 'RIFF' && at(bytes, 8, 4) === 'WEBP'],
  ['image/avif', (bytes) => /^avi[fs]$/.test(getMajorBrand(bytes))],
  ['video/mp4', (bytes) => videoBrands.test(getMajorBrand(bytes))],
  ['video/webm', (bytes) => isEbml(bytes) && at(bytes, 0, 64).includes('webm')],
];

/** Unsupported formats that people often choose, and what to do instead. */
const rejected: readonly (readonly [RegExp | ((bytes: Buffer) => boolean), string])[] = [
  [/^(?:\ufeff|ï»¿)?\s*(?:<\?xml|<!--|<svg)/i, 'An SVG can run a script. Save it as a PNG.'],
  [
    (bytes) => /^(hei[cfmsx]|mif1|msf1)$/.test(getMajorBrand(bytes)),
    'Save the HEIC photo as a JPEG.',
  ],
  [(bytes) => getMajorBrand(bytes) === 'qt  ', 'Save the QuickTime video as an MP4.'],
  [/^GIF8/, 'Save the GIF as a PNG or, if it moves, as an MP4.'],
];

/** Recognizes a file's type by its first bytes and ignores its name. Throws MediaRejected for an unsupported type. */
export function recognize(bytes: Buffer): MediaType {
  if (bytes.length === 0) throw new MediaRejected('The file is empty.');
  const found = signatures.find(([, matches]) => matches(bytes));
  if (found) return found[0];
  const start = at(bytes, 0, 512);
  const known = rejected.find(([sign]) =>
    sign instanceof RegExp ? sign.test(start) : sign(bytes),
  );
  throw new MediaRejected(
    known?.[1] ?? 'Choose a JPEG, PNG, WebP or AVIF picture, or an MP4 or WebM video.',
  );
}

function at(bytes: Buffer, start: number, length: number): string {
  return bytes.toString('latin1', start, start + length);
}

/** Returns an ISO media file's main brand (MP4, AVIF, HEIC); '' for other files. */
function getMajorBrand(bytes: Buffer): string {
  return at(bytes, 4, 4) === 'ftyp' ? at(bytes, 8, 4) : '';
}

function isEbml(bytes: Buffer): boolean {
  return bytes.length > 4 && bytes.readUInt32BE(0) === 0x1a45dfa3;
}

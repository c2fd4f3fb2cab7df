import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

const amber = { r: 255, g: 179, b: 0 };

export function jpeg(width: number, height: number, background = amber): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();
}

/** Makes a picture in a single, half-transparent color. */
export function transparentPng(width: number, height: number): Promise<Buffer> {
  const background = { ...amber, alpha: 0.5 };
  return sharp({ create: { width, height, channels: 4, background } })
    .png()
    .toBuffer();
}

/** Makes a photo as a phone stores an upright one: sideways, with the orientation in the metadata. */
export function turnedJpeg(width: number, height: number): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: amber } })
    .withExif({ IFD0: { Copyright: 'Secret place' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

function chunk(type: string, data: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from(type), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(content));
  return Buffer.concat([length, content, sum]);
}

/** Makes a valid PNG of any size with one bit per pixel. */
export function hugePng(width: number, height: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.writeUInt8(1, 8);
  const rows = Buffer.alloc((Math.ceil(width / 8) + 1) * height);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

export function demonstrationFile(name: string): Buffer {
  return readFileSync(join(__dirname, '..', '..', 'public', 'media', name));
}

export const testFile = (name: string): Buffer => readFileSync(join(__dirname, 'files', name));

/** Makes an MP4 of this length in bytes, with the usual parts. */
export function largeMp4(length: number): Buffer {
  const box = (type: string, size: number) => {
    const bytes = Buffer.alloc(size);
    bytes.writeUInt32BE(size);
    bytes.write(type, 4, 'latin1');
    return bytes;
  };
  const start = box('ftyp', 16);
  start.write('isom', 8, 'latin1');
  return Buffer.concat([start, box('moov', 8), box('mdat', length - 24)]);
}

export const svg = Buffer.from(
  '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
);
export const html = Buffer.from('<!doctype html><script>alert(1)</script>');

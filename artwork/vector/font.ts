import fs from 'node:fs';
import zlib from 'node:zlib';
import { inRoot } from '../paths';

export interface Face {
  unitsPerEm: number;
  glyph(char: string): { path: string; advance: number };
}

interface Spot {
  x: number;
  y: number;
  on: boolean;
}

export function barlow(weight: 600 | 700): Face {
  const name = `barlow-condensed-latin-${weight}-normal.woff`;
  const tables = unpack(
    fs.readFileSync(inRoot('node_modules/@fontsource/barlow-condensed/files', name)),
  );
  const table = (tag: string): Buffer => {
    const found = tables.get(tag);
    if (!found) throw new Error(`${name} has no ${tag} table.`);
    return found;
  };
  const long = table('head').readInt16BE(50) === 1;
  const metrics = table('hhea').readUInt16BE(34);
  const offset = (id: number) =>
    long ? table('loca').readUInt32BE(id * 4) : table('loca').readUInt16BE(id * 2) * 2;
  return {
    unitsPerEm: table('head').readUInt16BE(18),
    glyph(char) {
      const id = findGlyph(table('cmap'), char.codePointAt(0) ?? 0);
      const advance = table('hmtx').readUInt16BE(Math.min(id, metrics - 1) * 4);
      const data = table('glyf').subarray(offset(id), offset(id + 1));
      return { advance, path: data.length === 0 ? '' : contours(data).map(outline).join('') };
    },
  };
}

function unpack(file: Buffer): Map<string, Buffer> {
  const tables = new Map<string, Buffer>();
  for (let i = 0; i < file.readUInt16BE(12); i += 1) {
    const at = 44 + i * 20;
    const start = file.readUInt32BE(at + 4);
    const packed = file.readUInt32BE(at + 8);
    const data = file.subarray(start, start + packed);
    const whole = packed < file.readUInt32BE(at + 12) ? zlib.inflateSync(data) : data;
    tables.set(file.toString('latin1', at, at + 4), whole);
  }
  return tables;
}

function findGlyph(cmap: Buffer, code: number): number {
  for (let i = 0; i < cmap.readUInt16BE(2); i += 1) {
    const sub = cmap.readUInt32BE(4 + i * 8 + 4);
    if (cmap.readUInt16BE(sub) !== 4) continue;
    const double = cmap.readUInt16BE(sub + 6);
    for (let s = 0; s < double; s += 2) {
      const start = cmap.readUInt16BE(sub + 16 + double + s);
      if (code > cmap.readUInt16BE(sub + 14 + s) || code < start) continue;
      const delta = cmap.readUInt16BE(sub + 16 + 2 * double + s);
      const spot = sub + 16 + 3 * double + s;
      const range = cmap.readUInt16BE(spot);
      if (range === 0) return (code + delta) & 0xffff;
      return (cmap.readUInt16BE(spot + range + (code - start) * 2) + delta) & 0xffff;
    }
  }
  return 0;
}

function contours(data: Buffer): Spot[][] {
  const count = data.readInt16BE(0);
  if (count < 0) throw new Error('Composite glyphs are not read here.');
  const ends = Array.from({ length: count }, (_, i) => data.readUInt16BE(10 + i * 2));
  const total = (ends.at(-1) ?? -1) + 1;
  let at = 10 + count * 2;
  at += 2 + data.readUInt16BE(at);
  const flags: number[] = [];
  while (flags.length < total) {
    const flag = data.readUInt8(at++);
    const times = flag & 8 ? data.readUInt8(at++) + 1 : 1;
    for (let i = 0; i < times; i += 1) flags.push(flag);
  }
  const axis = (short: number, same: number): number[] => {
    let value = 0;
    return flags.map((flag) => {
      if (flag & short) value += flag & same ? data.readUInt8(at++) : -data.readUInt8(at++);
      else if (!(flag & same)) {
        value += data.readInt16BE(at);
        at += 2;
      }
      return value;
    });
  };
  const xs = axis(2, 16);
  const ys = axis(4, 32);
  const spots = flags.map((flag, i): Spot => ({
    x: xs[i] ?? 0,
    y: ys[i] ?? 0,
    on: (flag & 1) === 1,
  }));
  return ends.map((end, i) => spots.slice((ends[i - 1] ?? -1) + 1, end + 1));
}

/** Returns one contour of quadratic curves as SVG path data. y still points up. */
function outline(spots: readonly Spot[]): string {
  const full: Spot[] = [];
  spots.forEach((spot, i) => {
    const before = spots[(i + spots.length - 1) % spots.length] ?? spot;
    if (!spot.on && !before.on)
      full.push({ x: (spot.x + before.x) / 2, y: (spot.y + before.y) / 2, on: true });
    full.push(spot);
  });
  const first = full.findIndex((spot) => spot.on);
  const ring = [...full.slice(first), ...full.slice(0, first + 1)];
  let path = '';
  ring.forEach((spot, i) => {
    const next = ring[i + 1];
    if (i === 0) path += `M${spot.x} ${spot.y}`;
    else if (!spot.on && next) path += `Q${spot.x} ${spot.y} ${next.x} ${next.y}`;
    else if (ring[i - 1]?.on) path += `L${spot.x} ${spot.y}`;
  });
  return `${path}Z`;
}

import sharp from 'sharp';
import glyphs from './letters.json';

interface Glyph {
  /** The distance to the next letter's start, in thousandths of the type size. */
  advance: number;
  /** The outline as lines and quadratic curves. The y axis points up. */
  path: string;
}

type Point = readonly [x: number, y: number];

const glyphsByLetter: Readonly<Record<string, Glyph | undefined>> = glyphs;

/** The height of a capital letter in thousandths of the type size. */
const capHeight = 700;

/** The site's dark color. */
const ink = [0x0a, 0x0d, 0x13, 255];

const curve = (from: number, control: number, to: number, t: number) =>
  (1 - t) ** 2 * from + 2 * t * (1 - t) * control + t ** 2 * to;

/** Returns the edges of a letter. Approximates each curve by four edges. */
function listGlyphEdges({ path }: Glyph, left: number): (readonly [Point, Point])[] {
  let end: Point = [0, 0];
  return [...path.matchAll(/([MLQ])([^MLQZ]+)/g)].flatMap(([, command, numbers = '']) => {
    const [cx = 0, cy = 0, x = cx, y = cy] = numbers.split(' ').map(Number);
    const start = end;
    const shares = command === 'Q' ? [0.25, 0.5, 0.75, 1] : [1];
    const edges = shares.map((t) => {
      const from = end;
      end = [curve(start[0], cx + left, x + left, t), curve(start[1], cy, y, t)];
      return [from, end] as const;
    });
    return command === 'M' ? [] : edges;
  });
}

/**
 * Draws letters (A to Z) or digits that fill a square PNG. Rasterizes them in JavaScript, because a server may have no
 * fonts and sharp must not decode SVG.
 */
export async function drawLetters(letters: string, side: number): Promise<Buffer> {
  let width = 0;
  const edges = [...letters].flatMap((letter) => {
    const glyph = glyphsByLetter[letter] ?? { advance: 0, path: '' };
    width += glyph.advance;
    return listGlyphEdges(glyph, width - glyph.advance);
  });
  const box = Math.max(width, capHeight);
  const [left, top] = [(width - box) / 2, (capHeight + box) / 2];
  // Draws at four times the size, because shrinking smooths the edges.
  const pixels = side * 4;
  const column = (x: number) => Math.round(((x - left) / box) * pixels);
  const data = Buffer.alloc(pixels * pixels * ink.length);
  for (let row = 0; row < pixels; row += 1) {
    const y = top - ((row + 0.5) / pixels) * box;
    const crossings = edges
      .filter(([[, from], [, to]]) => from > y !== to > y)
      .map(([[x, from], [toX, to]]) => column(x + ((y - from) / (to - from)) * (toX - x)))
      .sort((one, other) => one - other);
    for (let at = 0; at < crossings.length; at += 2) {
      const [start = 0, end = 0] = crossings.slice(at).map((x) => (row * pixels + x) * ink.length);
      data.fill(Buffer.from(ink), start, end);
    }
  }
  return sharp(data, { raw: { width: pixels, height: pixels, channels: 4 } })
    .resize(side)
    .png()
    .toBuffer();
}

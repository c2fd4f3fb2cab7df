import names from '../companies.json';
import { textPath } from './textPath';

const TONE = '#C3CCDA';
const line = (d: string, width = 4) =>
  `<path d="${d}" fill="none" stroke="${TONE}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
const solid = (d: string) => `<path d="${d}" fill="${TONE}" fill-rule="evenodd"/>`;

/** The symbols on a 64-unit square, in the order of the file names. */
const SYMBOLS: readonly string[] = [
  // A gate under the north star.
  solid('M32 2l4 11 11 4-11 4-4 11-4-11-11-4 11-4z') +
    line('M8 60V46a24 24 0 0 1 48 0v14M22 60V50a10 10 0 0 1 20 0v10'),
  // A sheet of paper over two waves of the falls.
  solid('M14 4h23l13 13v19c-6 5-12 5-18 0s-12-5-18 0zM37 8v9h9z') +
    line('M6 47c9-7 17-7 26 0s17 7 26 0M6 59c9-7 17-7 26 0s17 7 26 0'),
  // The growth rings of a squared log.
  line(
    'M6 6h52v52H6zM32 14a18 18 0 1 1 0 36 18 18 0 1 1 0-36M32 23a9 9 0 1 1 0 18 9 9 0 1 1 0-18M45 45l13 13',
  ) + solid('M32 29a3 3 0 1 1 0 6 3 3 0 1 1 0-6z'),
  // A mesa under the sun.
  line('M32 8a10 10 0 0 1 10 10M32 8a10 10 0 0 0-10 10M14 12l4 4M50 12l-4 4M6 58h52') +
    solid('M16 26h32l3 12h6l4 13H3l4-13h6z'),
  // An anchor in the shape of a pine.
  solid('M32 2l10 14h-6l9 12h-8l8 11H19l8-11h-8l9-12h-6z') +
    line('M32 39v20M8 42c1 11 11 17 24 17s23-6 24-17M3 47l5-6 6 5M61 47l-5-6-6 5'),
  // A rolled coil of steel.
  line(
    'M26 8h14c12 0 20 11 20 24S52 56 40 56H26M26 8C14 8 5 19 5 32s9 24 21 24 21-11 21-24S38 8 26 8zM26 20c-6 0-10 5-10 12s4 12 10 12 10-5 10-12-4-12-10-12z',
  ),
  // A roof over the plain.
  line('M4 32L32 8l28 24M12 28v18M52 28v18') +
    line('M4 50c10-6 18-6 28 0s18 6 28 0M4 59c10-6 18-6 28 0s18 6 28 0') +
    solid('M26 30h12v13H26z'),
  // A bottle in front of a peak.
  line('M4 58L26 20l7 11M38 38l6-8 16 28z', 4) +
    solid('M29 4h8v12c0 5 6 7 6 15v24c0 3-2 5-5 5H28c-3 0-5-2-5-5V31c0-8 6-10 6-15z'),
];

export function companies(): Record<string, string> {
  const files: Record<string, string> = {};
  Object.entries(names).forEach(([file, name], i) => {
    // 'Harbor & Pine' breaks before '&', and every other name before its last word.
    const cut = name.includes('&') ? name.indexOf(' ') : name.lastIndexOf(' ');
    const big = textPath(name.slice(0, cut).toUpperCase(), {
      x: 84,
      y: 46,
      size: 36,
      spacing: 0.03,
      fill: TONE,
    });
    const small = textPath(name.slice(cut + 1).toUpperCase(), {
      x: 85,
      y: 70,
      size: 18,
      weight: 600,
      spacing: 0.22,
      fill: TONE,
    });
    const width = Math.ceil(84 + Math.max(big.width, small.width) + 8);
    const title = name.replace('&', '&amp;');
    files[file] =
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 88" width="${width}" height="88" role="img"><title>${title}</title>` +
      `<g transform="translate(8 12)">${SYMBOLS[i] ?? ''}</g>${big.svg}${small.svg}</svg>\n`;
  });
  return files;
}

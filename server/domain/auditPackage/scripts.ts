import { readFileSync } from 'node:fs';
import { create, type Font } from 'fontkit';

/** DejaVu contains Latin, Greek, Cyrillic, Arabic and Hebrew letters, and the checklist's marks. */
const mainFiles = {
  regular: 'dejavu-fonts-ttf/ttf/DejaVuSans.ttf',
  bold: 'dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf',
} as const;

/**
 * Fonts for characters that DejaVu lacks: emoji, and the scripts of Punjabi and Hindi, the languages of many drivers.
 */
const otherFiles = {
  gurmukhi: '@fontsource/mukta-mahee/files/mukta-mahee-gurmukhi-400-normal.woff',
  devanagari:
    '@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-400-normal.woff',
  emoji: '@expo-google-fonts/noto-emoji/400Regular/NotoEmoji_400Regular.ttf',
} as const;

const files = { ...mainFiles, ...otherFiles };
export type MainFont = keyof typeof mainFiles;
export type FontName = keyof typeof files;

const others = Object.keys(otherFiles) as (keyof typeof otherFiles)[];

interface Loaded {
  bytes: Buffer;
  font: Font;
}

const loaded = new Map<FontName, Loaded>();

export function loadFont(name: FontName): Loaded {
  const known = loaded.get(name);
  if (known) return known;
  const bytes = readFileSync(require.resolve(files[name]));
  const font = create(bytes);
  if ('fonts' in font) throw new Error(`${files[name]} has several fonts`);
  const made = { bytes, font };
  loaded.set(name, made);
  return made;
}

/** Characters that are invisible or only modify the preceding character. */
const invisible = /[\p{Variation_Selector}\p{Emoji_Modifier}\u200d\s]/u;

const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });

const has = (name: FontName, letter: string) =>
  [...letter].every(
    (sign) =>
      invisible.test(sign) || loadFont(name).font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0),
  );

export interface Run {
  font: FontName;
  text: string;
}

const findFont = (letter: string, main: MainFont): FontName | null =>
  [main, ...others].find((name) => has(name, letter)) ?? null;

/** Printable ASCII, which every main font contains. */
const plain = /^[ -~]*$/;

/** Whether a font can lay out a text. Fontkit throws an error for some letters with combining marks. */
function canSet({ font, text }: Run): boolean {
  try {
    loadFont(font).font.layout(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * Splits text into runs by the fonts that contain its letters. A letter that no font contains appears as a box in the
 * main font.
 */
export function splitIntoRuns(text: string, main: MainFont): Run[] {
  if (plain.test(text)) return [{ font: main, text }];
  const runs: Run[] = [];
  for (const { segment } of letters.segment(text)) {
    const font = findFont(segment, main) ?? main;
    const last = runs.at(-1);
    if (last?.font === font) last.text += segment;
    else runs.push({ font, text: segment });
  }
  return runs.map((run) => (canSet(run) ? run : { font: main, text: run.text }));
}

const isInMain = (text: string, main: MainFont) => [...text].every((sign) => has(main, sign));

/** Whether the fonts contain every letter of the text. */
export const isShown = (text: string): boolean =>
  splitIntoRuns(text, 'regular').every(
    (run) => run.font !== 'regular' || isInMain(run.text, 'regular'),
  );

import barlow600 from '@fontsource/barlow-condensed/files/barlow-condensed-latin-600-normal.woff2';
import barlow700 from '@fontsource/barlow-condensed/files/barlow-condensed-latin-700-normal.woff2';
import cyrillicExt from '@fontsource-variable/inter/files/inter-cyrillic-ext-wght-normal.woff2';
import cyrillic from '@fontsource-variable/inter/files/inter-cyrillic-wght-normal.woff2';
import greekExt from '@fontsource-variable/inter/files/inter-greek-ext-wght-normal.woff2';
import greek from '@fontsource-variable/inter/files/inter-greek-wght-normal.woff2';
import latinExt from '@fontsource-variable/inter/files/inter-latin-ext-wght-normal.woff2';
import latin from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';
import vietnamese from '@fontsource-variable/inter/files/inter-vietnamese-wght-normal.woff2';
import ranges from '@fontsource-variable/inter/unicode.json';

const headings = (file: string, weight: string) =>
  new FontFace('Barlow Condensed', `url(${file})`, { weight });

const texts = (file: string, unicodeRange: string) =>
  new FontFace('Inter Variable', `url(${file})`, { weight: '100 900', unicodeRange });

/** The fonts that every page uses. */
const needed = [headings(barlow600, '600'), headings(barlow700, '700'), texts(latin, ranges.latin)];

/** Fonts that the browser loads only if a text uses their letters. */
const onDemand = [
  texts(latinExt, ranges['latin-ext']),
  texts(cyrillic, ranges.cyrillic),
  texts(cyrillicExt, ranges['cyrillic-ext']),
  texts(greek, ranges.greek),
  texts(greekExt, ranges['greek-ext']),
  texts(vietnamese, ranges.vietnamese),
];

/**
 * Shows the self-hosted fonts. Adds them all at once, because each separate addition would lay the page out again. If
 * loading takes longer than `limit` ms, all fallbacks stay until the next page load, as with `font-display: optional`.
 */
export async function showFonts(limit = Infinity): Promise<void> {
  const startedAt = performance.now();
  await Promise.allSettled(needed.map((face) => face.load()));
  if (performance.now() - startedAt > limit) return;
  for (const face of [...needed, ...onDemand]) document.fonts.add(face);
}

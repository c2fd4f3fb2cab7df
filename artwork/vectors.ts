import fs from 'node:fs';
import { inRoot } from './paths';
import { brand } from './vector/brand';
import { companies } from './vector/companies';
import { barlow } from './vector/font';
import { fallbacks } from './vector/fallback';
import { icons } from './vector/icons';
import { placeholders } from './vector/placeholder';

/** Writes the site's SVGs, and the letters for the icons that the server makes. */
export function vectors(): void {
  const files = { ...icons(), ...companies(), ...brand(), ...fallbacks(), ...placeholders() };
  fs.mkdirSync(inRoot('public/media/fallback'), { recursive: true });
  fs.mkdirSync(inRoot('public/media/placeholder'), { recursive: true });
  for (const [name, svg] of Object.entries(files)) {
    fs.writeFileSync(inRoot('public/media', name), svg);
  }
  const { glyph } = barlow(700);
  const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789', (char) => [char, glyph(char)]);
  fs.writeFileSync(
    inRoot('server/domain/company/letters.json'),
    `${JSON.stringify(Object.fromEntries(letters), null, 2)}\n`,
  );
  console.log(`${Object.keys(files).length} SVG files`);
}

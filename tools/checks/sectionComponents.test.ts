import fs from 'node:fs';
import path from 'node:path';
import { sections } from '@/contract/office/content/sections';
import { filesUnder, isProductFile } from '../machine/files';
import { inRoot } from '../machine/paths';

function toComponentName(section: string): string {
  return section.replace(/(^|-)([a-z])/g, (_match, _dash, letter: string) => letter.toUpperCase());
}

test("each section's component is named after the section in the office, except PrivacyText", () => {
  const files = filesUnder(inRoot('src', 'features', 'content', 'components'));
  const components = new Map<string, string>();
  for (const file of files.filter((name) => name.endsWith('.tsx') && isProductFile(name))) {
    const section = /\bname="([a-z-]+)"/.exec(fs.readFileSync(file, 'utf8'))?.[1];
    if (section !== undefined) components.set(section, path.basename(file, '.tsx'));
  }
  const shown = Object.keys(sections).filter((name) => components.has(name));
  const expected = new Map(shown.map((name) => [name, toComponentName(name)]));
  // The name Privacy belongs to the page.
  expected.set('privacy', 'PrivacyText');
  expect(components).toEqual(expected);
  expect(components.size).toBe(18);
});

import fs from 'node:fs';
import { darkTheme } from '@/theme/darkTheme';
import { inRoot } from '../machine/paths';

/** Components that need no story of their own. */
const underOthers = ['ButtonBase', 'FormControlLabel', 'CssBaseline', 'ScopedCssBaseline'];

const folder = inRoot('src', 'theme', 'stories');
const stories = fs.readdirSync(folder).map((file) => fs.readFileSync(`${folder}/${file}`, 'utf8'));

const restyled = Object.keys(darkTheme.components ?? {})
  .map((key) => key.replace('Mui', ''))
  .filter((name) => !underOthers.includes(name));

test.each(restyled)('a story of the theme imports %s, which the theme restyles', (name) => {
  expect(stories.some((text) => text.includes(`from '@mui/material/${name}'`))).toBe(true);
});

test('each story file of the theme names the dark and the light color scheme', () => {
  for (const text of stories) {
    expect(text).toContain("theme: 'dark'");
    expect(text).toContain("theme: 'light'");
  }
});

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { anotherCompany } from '@/testing/fixtures/company';
import { isReadableAccent } from './accent';
import { getAppIconUrl, appIconSizes, getIconLetters } from './appIcon';
import { demonstrationCompany } from './company';

it.each([
  ['Northway Freight', 'NF'],
  ['Linehaul', 'L'],
  ['Éclair & Sons Trucking', 'ES'],
  ['3-Star Haulage', '3S'],
  ['ООО', ''],
])('the icon of %s has the letters %j', (name, letters) => {
  expect(getIconLetters({ ...anotherCompany, name }).letters).toBe(letters);
});

test('the dark letters of an icon are readable on its background even with a navy accent', () => {
  const { background } = getIconLetters({ ...anotherCompany, accent: '#0A2463' });
  expect(isReadableAccent(background)).toBe(true);
});

test("an icon's address changes with the company's name, its accent and each uploaded logo", () => {
  const logo = (digit: string) => `/media/${digit.repeat(32)}-400.png`;
  const addresses = [
    {},
    { name: 'Southway' },
    { accent: '#FFFFFF' },
    { logo_dark: logo('a') },
    { logo_dark: logo('a'), logo_light: logo('b') },
  ].map((changed) => getAppIconUrl({ ...anotherCompany, ...changed }, 48));
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(addresses[0]).toBe('/app-icon/NF-6FB7FF-48.png');
});

test.each(appIconSizes)("the demonstration's icon of %i px is a file in public/media", (size) => {
  const address = getAppIconUrl(demonstrationCompany, size);
  expect(address).toMatch(/^\/media\//);
  expect(existsSync(join('public', address))).toBe(true);
});

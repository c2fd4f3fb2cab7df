import fs from 'node:fs';
import path from 'node:path';
import { filesUnder } from '../machine/files';
import { inRoot } from '../machine/paths';

const media = inRoot('public/media');
const size = (name: string) => fs.statSync(path.join(media, name)).size;
const namesFile: unknown = JSON.parse(
  fs.readFileSync(inRoot('server/seed/media-names.json'), 'utf8'),
);
const named = JSON.stringify(namesFile).match(/[\w-]+\.(jpg|mp4|webm|svg)(?=":)/g) ?? [];

it('public/media contains every file that the demonstration content uses', () => {
  expect(named.length).toBeGreaterThan(40);
  expect(named.filter((name) => !fs.existsSync(path.join(media, name)))).toEqual([]);
});

it('public/media has less than 1.5 MB of video in both formats together, a poster below 100 KB, and less than 4 MB in total', () => {
  const film = size('hero.mp4') + size('hero.webm');
  const all = filesUnder(media).reduce((sum, file) => sum + fs.statSync(file).size, 0);
  expect(film).toBeLessThan(1.5 * 1024 * 1024);
  expect(all).toBeLessThan(4 * 1024 * 1024);
  expect(size('hero-poster.jpg')).toBeLessThan(100 * 1024);
});

it('the SVG files of public/media have no scripts, text elements, pictures or links', () => {
  const drawings = filesUnder(media).filter((file) => file.endsWith('.svg'));
  expect(drawings.length).toBeGreaterThan(30);
  for (const file of drawings) {
    const text = fs.readFileSync(file, 'utf8');
    expect(text).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
    expect(text).not.toMatch(/<script|<text|<image|<foreignObject|href|\son\w+=/i);
  }
});

it("each partner's logo in public/media contains the name that the demonstration gives the partner", () => {
  const companies = [...JSON.stringify(namesFile).matchAll(/"(company-\d+\.svg)":"([^(]+) \(/g)];
  expect(companies.length).toBe(8);
  for (const [, file = '', name = ''] of companies) {
    expect(fs.readFileSync(path.join(media, file), 'utf8')).toContain(name.replace('&', '&amp;'));
  }
});

import fs from 'node:fs';
import { filesUnder, isProductFile } from '../machine/files';
import { inRoot } from '../machine/paths';

const guides = filesUnder(inRoot('docs', 'guide')).filter((file) => file.endsWith('.md'));

/** The product's sources without doc comments. Each run of spaces and line breaks is one space, since JSX breaks texts. */
const sources = filesUnder(inRoot('src'))
  .filter((file) => /\.tsx?$/.test(file) && isProductFile(file))
  .map((file) =>
    fs
      .readFileSync(file, 'utf8')
      .replace(/\/\*\*[\s\S]*?\*\//g, '')
      .replace(/\s+/g, ' '),
  )
  .join('\n');

describe('the guides', () => {
  it('the guides use bold only for texts that occur in the sources of the product', () => {
    const bold = guides.flatMap((file) =>
      [
        ...fs
          .readFileSync(file, 'utf8')
          .replace(/\s+/g, ' ')
          .matchAll(/\*\*([^*]+)\*\*/g),
      ].map(([, text = '']) => text),
    );
    expect(bold.length).toBeGreaterThan(30);
    expect(bold.filter((text) => text !== 'bold' && !sources.includes(text))).toEqual([]);
  });
});

import fs from 'node:fs';
import path from 'node:path';
import { filesUnder } from '../machine/files';
import { replacedWords } from '../layers/words';
import { inRoot, root } from '../machine/paths';

const glossary = inRoot('docs', 'glossary.md');
const read = (file: string) => fs.readFileSync(file, 'utf8');

const texts = [
  ...fs.readdirSync(root).map((name) => inRoot(name)),
  ...['docs', 'tools', 'bench', 'simulation', 'artwork', '.storybook', 'deploy'].flatMap((folder) =>
    filesUnder(inRoot(folder)),
  ),
].filter(
  (file) =>
    /\.(md|ts|tsx|mjs)$/.test(file) &&
    file !== glossary &&
    // A changelog quotes the text of its release, and the rule's own files contain the rejected words.
    !/CHANGELOG\.md$|tools\/(layers\/(words|plantedTree|layers\.test)|checks\/words\.test)\.ts$/.test(
      file,
    ),
);

test.each(texts.map((file) => path.relative(root, file)))(
  '%s has no words that docs/glossary.md replaces',
  (file) => {
    expect(replacedWords(read(inRoot(file)))).toEqual([]);
  },
);

test.each([
  'reject',
  'next to',
  'in the meantime',
  'fake',
  'forever',
  'email',
  'response',
  'color',
])('the glossary explains %s', (word) => {
  expect(read(glossary)).toMatch(new RegExp(`^\\| ${word} +\\|`, 'm'));
});

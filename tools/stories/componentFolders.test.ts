import fs from 'node:fs';
import path from 'node:path';
import { plant } from '../layers/plantedTree';
import { filesUnder, isProductFile } from '../machine/files';
import { root } from '../machine/paths';

const isComponent = (file: string) =>
  isProductFile(file) && /^[A-Z]\w*\.tsx$/.test(path.basename(file));

function foldersWithoutStory(tree: string): string[] {
  const files = filesUnder(path.join(tree, 'src')).map((file) => path.relative(tree, file));
  const ofProduct = files.filter((file) => !file.startsWith(path.join('src', 'testing')));
  const shown = new Set(files.filter((file) => file.endsWith('.stories.tsx')).map(path.dirname));
  const folders = new Set(ofProduct.filter(isComponent).map(path.dirname));
  return [...folders].filter((folder) => !shown.has(folder));
}

/** Folders with components that render nothing visible. */
const withoutLook = ['src/components/form', 'src/features/auth/components/AfterLogin'];

test('foldersWithoutStory finds a folder of components without a story', () => {
  const tree = plant({
    'src/components/Card/Card.tsx': '',
    'src/components/Card/Card.stories.tsx': '',
    'src/components/Chip/Chip.tsx': '',
    'src/components/Chip/Chip.test.tsx': '',
    'src/components/useCard.tsx': '',
  });
  expect(foldersWithoutStory(tree)).toEqual(['src/components/Chip']);
  fs.rmSync(tree, { recursive: true });
});

test('each folder of visible components has a story', () => {
  expect(foldersWithoutStory(root)).toEqual(withoutLook);
});

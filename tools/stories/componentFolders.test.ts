import fs from 'node:fs';
import { plant } from '../layers/plantedTree';
import { root } from '../machine/paths';
import { foldersWithoutStory } from './componentFolders';

/** Folders whose components render nothing of their own. */
const withoutLook = [
  'src/components/Company',
  'src/components/form',
  'src/features/auth/components/AfterLogin',
];

test('a folder of components without a story is found', () => {
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

test('each folder of components has a story', () => {
  expect(foldersWithoutStory(root)).toEqual(withoutLook);
});

import path from 'node:path';
import { filesUnder, isProductFile } from '../machine/files';

const isComponent = (file: string) =>
  isProductFile(file) && /^[A-Z]\w*\.tsx$/.test(path.basename(file));

/**
 * The folders of `src`, relative to the tree, that hold a component and no story. `src/testing`
 * holds parts of the stories themselves.
 */
export function foldersWithoutStory(tree: string): string[] {
  const files = filesUnder(path.join(tree, 'src')).map((file) => path.relative(tree, file));
  const ofProduct = files.filter((file) => !file.startsWith(path.join('src', 'testing')));
  const shown = new Set(files.filter((file) => file.endsWith('.stories.tsx')).map(path.dirname));
  const folders = new Set(ofProduct.filter(isComponent).map(path.dirname));
  return [...folders].filter((folder) => !shown.has(folder));
}

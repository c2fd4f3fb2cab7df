import path from 'node:path';

/** Folders of the repository that the tools speak of; all absolute. */
export const root = path.resolve(__dirname, '..');
export const dist = path.join(root, 'dist');
export const cache = path.join(root, '.cache');
export const source = path.join(root, 'src');
export const serverSource = path.join(root, 'server');

/** Absolute path of something inside the repository. */
export function inRoot(...parts: string[]): string {
  return path.join(root, ...parts);
}

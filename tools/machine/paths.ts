import path from 'node:path';

export const root = path.resolve(__dirname, '..', '..');
export const dist = path.join(root, 'dist');
export const cache = path.join(root, '.cache');
export const source = path.join(root, 'src');
export const serverSource = path.join(root, 'server');

export function inRoot(...parts: string[]): string {
  return path.join(root, ...parts);
}

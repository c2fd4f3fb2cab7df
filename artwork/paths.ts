import path from 'node:path';

/** Absolute path of something in the repository. */
export function inRoot(...parts: string[]): string {
  return path.join(__dirname, '..', ...parts);
}

import path from 'node:path';

export function inRoot(...parts: string[]): string {
  return path.join(__dirname, '..', ...parts);
}

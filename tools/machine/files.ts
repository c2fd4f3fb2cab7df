import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { root } from './paths';

/** Lists all files below a folder as absolute paths, in a stable order. Returns none if the folder is missing. */
export function filesUnder(folder: string): string[] {
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}

/** Whether a file belongs to the product. Tests, stories and benches do not. */
export function isProductFile(file: string): boolean {
  return !/\.(test|stories|bench)\.[jt]sx?$/.test(file);
}

/** Returns a hash of the contents of the files and of their paths, relative to the root. */
export function hashOfFiles(files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of files) {
    hash.update(path.relative(root, file)).update('\0').update(fs.readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

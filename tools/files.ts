import fs from 'node:fs';
import path from 'node:path';

/**
 * All files under a folder, recursively, as absolute paths in a stable order; none if the folder is
 * missing.
 */
export function filesUnder(folder: string): string[] {
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}

/** Whether a file belongs to the product: tests and stories do not. */
export function isProductFile(file: string): boolean {
  return !/\.(test|stories|bench)\.[jt]sx?$/.test(file);
}

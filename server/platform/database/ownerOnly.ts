import { chmod, lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Linehaul's own files in the data folder. The folder's mode protects any other files. */
const ours = /^(db(\..*)?|backups|token-secret)$/;

/**
 * Sets the data folder and Linehaul's folders in it to mode 0700, and Linehaul's files to 0600. Does nothing on
 * Windows, which has no such modes.
 */
export async function makeOwnerOnly(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  await chmod(folder, 0o700);
  for (const name of await readdir(folder)) {
    if (ours.test(name)) await correct(join(folder, name));
  }
}

async function correct(path: string): Promise<void> {
  const found = await lstat(path);
  const wanted = found.isDirectory() ? 0o700 : found.isFile() ? 0o600 : null;
  if (wanted === null) return;
  if ((found.mode & 0o777) !== wanted) await chmod(path, wanted);
  if (!found.isDirectory()) return;
  for (const name of await readdir(path)) await correct(join(path, name));
}

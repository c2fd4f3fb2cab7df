import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { diskFullOr } from '../../platform/database/diskFull';

/**
 * Writes a file that only its owner can read. Renames the file once it is complete and on disk, so a failure leaves an
 * existing file unchanged. `write` must end the output. Throws DiskFull if the disk is full.
 */
export async function writeWhole(
  path: string,
  write: (output: Writable) => Promise<void>,
): Promise<void> {
  const partial = `${path}.partial`;
  await rm(partial, { force: true });
  const file = createWriteStream(partial, { flags: 'wx', mode: 0o600, flush: true });
  try {
    await Promise.all([write(file), finished(file)]);
    await rename(partial, path);
  } catch (error) {
    file.destroy();
    await rm(partial, { force: true });
    throw diskFullOr(error, dirname(path));
  }
}

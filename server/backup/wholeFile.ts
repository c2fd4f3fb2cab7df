import { createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import type { Writable } from 'node:stream';

/**
 * Writes a file for its owner only, which gets its name when it is whole and on the disk. `write` ends the
 * output. A failure leaves what was there before.
 */
export async function writeWhole(
  path: string,
  write: (output: Writable) => Promise<void>,
): Promise<void> {
  const partial = `${path}.partial`;
  await rm(partial, { force: true });
  const file = await open(partial, 'wx', 0o600);
  try {
    // By its number: a stream made from the handle would keep the handle from closing.
    await write(createWriteStream(partial, { fd: file.fd, autoClose: false }));
    await file.sync();
    await rename(partial, path);
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  } finally {
    await file.close();
  }
}

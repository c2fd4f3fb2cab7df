import { createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import type { Writable } from 'node:stream';

/**
 * Writes a file that only its owner can read. It gets its name once it is complete and on the disk;
 * on failure, an existing file stays. `write` must end the output.
 */
export async function writeWhole(
  path: string,
  write: (output: Writable) => Promise<void>,
): Promise<void> {
  const partial = `${path}.partial`;
  await rm(partial, { force: true });
  const file = await open(partial, 'wx', 0o600);
  try {
    // Uses the file descriptor, since a stream made from the handle would keep the handle from
    // closing.
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

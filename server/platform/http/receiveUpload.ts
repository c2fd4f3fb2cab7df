import { randomUUID } from 'node:crypto';
import { open, unlink, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { errorCodes, type FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** The body of an upload, in a file that the route's handler closes. */
    upload: FileHandle | null;
  }
}

/**
 * Writes an upload to a file, because many uploads at once do not fit into memory. The file has no name, so it ends with
 * the process. Throws 413 for a body above the route's limit, and 400 for an incomplete one.
 */
export async function receiveUpload(
  { headers, routeOptions: { bodyLimit } }: FastifyRequest,
  body: Readable,
  folder: string,
): Promise<FileHandle> {
  if (Number(headers['content-length']) > bodyLimit) throw tooLarge();
  const path = join(folder, `upload-${randomUUID()}`);
  const file = await open(path, 'wx+', 0o600);
  try {
    await unlink(path);
    let size = 0;
    // A destroyed body would close the connection before the response.
    for await (const part of body.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      size += part.length;
      if (size > bodyLimit) throw tooLarge();
      await file.writeFile(part);
    }
    return file;
  } catch (error) {
    await file.close();
    // Without a code of its own, a disconnect would count as the server's fault.
    throw body.errored ? new errorCodes.FST_ERR_CTP_INVALID_CONTENT_LENGTH() : error;
  }
}

const tooLarge = () => new errorCodes.FST_ERR_CTP_BODY_TOO_LARGE();

export async function readUpload(file: FileHandle): Promise<Buffer> {
  const { size } = await file.stat();
  const { buffer } = await file.read(Buffer.alloc(size), 0, size, 0);
  return buffer;
}

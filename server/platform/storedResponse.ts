import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** A public body in several encodings. It must contain no secret, because compression could reveal one. */
export interface StoredResponse {
  contentType: string;
  etag: string;
  identity: Buffer;
  br: Buffer;
  gzip: Buffer;
}

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** `quality` is brotli's, from 0 to 11. A higher quality compresses more slowly and better. */
export async function makeStoredResponse(
  contentType: string,
  text: string,
  quality = 6,
): Promise<StoredResponse> {
  const identity = Buffer.from(text);
  const [br, gzipped] = await Promise.all([
    toBrotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
    toGzip(identity),
  ]);
  const hash = createHash('sha256').update(identity).digest('base64url').slice(0, 22);
  // Weak, because the bytes differ between encodings of the same content.
  return { contentType, etag: `W/"${hash}"`, identity, br, gzip: gzipped };
}

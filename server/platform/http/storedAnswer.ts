import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { pickEncoding } from './encoding';

/** A public body with its compressed forms. It contains no secret that compression could reveal. */
export interface StoredAnswer {
  contentType: string;
  etag: string;
  identity: Buffer;
  br: Buffer;
  gzip: Buffer;
}

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** `quality` is brotli's, 0 to 11: a higher one takes longer and compresses more. */
export async function makeStoredAnswer(
  contentType: string,
  text: string,
  quality = 6,
): Promise<StoredAnswer> {
  const identity = Buffer.from(text);
  const [br, gzipped] = await Promise.all([
    toBrotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
    toGzip(identity),
  ]);
  const hash = createHash('sha256').update(identity).digest('base64url').slice(0, 22);
  // Weak, since the same content has other bytes in another encoding.
  return { contentType, etag: `W/"${hash}"`, identity, br, gzip: gzipped };
}

/** Sends the body in an encoding that the caller accepts, or 304 if the caller already has it. */
export function sendStored(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: StoredAnswer,
  cacheControl = 'no-cache',
) {
  reply.headers({
    ETag: answer.etag,
    'Cache-Control': cacheControl,
    'Content-Type': answer.contentType,
  });
  reply.header('Vary', 'Accept-Encoding, Origin');
  if (hasIt(request.headers['if-none-match'], answer.etag)) return reply.code(304).send();
  const encoding = pickEncoding(request.headers['accept-encoding']);
  if (encoding !== 'identity') reply.header('Content-Encoding', encoding);
  return reply.send(answer[encoding]);
}

function hasIt(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '');
  return header.split(',').some((tag) => tag.trim() === '*' || opaque(tag) === opaque(etag));
}

import type { FastifyReply, FastifyRequest } from 'fastify';
import type { StoredAnswer } from '../storedAnswer';
import { pickEncoding } from './encoding';

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

import type { FastifyReply, FastifyRequest } from 'fastify';
import type { StoredAnswer } from '../storedAnswer';
import { pickEncoding } from './encoding';
import { hasBody } from './etags';

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
  if (hasBody(request, answer.etag)) return reply.code(304).send();
  const encoding = pickEncoding(request.headers['accept-encoding']);
  if (encoding !== 'identity') reply.header('Content-Encoding', encoding);
  return reply.send(answer[encoding]);
}

import type { FastifyReply, FastifyRequest } from 'fastify';
import type { StoredResponse } from '../storedResponse';
import { hasBody } from './etags';

type Encoding = 'br' | 'gzip' | 'identity';

function pickEncoding(header: string | string[] | undefined): Encoding {
  const accepted = String(header ?? '')
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .filter((part) => !/;\s*q=0(\.0*)?$/.test(part))
    .map((part) => part.split(';')[0]);
  if (accepted.includes('br')) return 'br';
  return accepted.includes('gzip') ? 'gzip' : 'identity';
}

/** Sends the body in an encoding that the caller accepts, or 304 if the caller already has it. */
export function sendStored(
  request: FastifyRequest,
  reply: FastifyReply,
  response: StoredResponse,
  cacheControl = 'no-cache',
) {
  reply.headers({
    ETag: response.etag,
    'Cache-Control': cacheControl,
    'Content-Type': response.contentType,
  });
  reply.header('Vary', 'Accept-Encoding, Origin');
  if (hasBody(request, response.etag)) return reply.code(304).send();
  const encoding = pickEncoding(request.headers['accept-encoding']);
  if (encoding !== 'identity') reply.header('Content-Encoding', encoding);
  return reply.send(response[encoding]);
}

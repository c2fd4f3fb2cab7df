import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hasBody } from './etags';

/** Sends a body that pages poll, with an ETag. */
export function sendIfChanged(request: FastifyRequest, reply: FastifyReply, response: unknown) {
  const body = JSON.stringify(response);
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  const etag = `"${hash}"`;
  reply.headers({ ETag: etag, 'Cache-Control': 'private, no-cache', Vary: 'Authorization' });
  if (hasBody(request, etag)) return reply.code(304).send();
  return reply.type('application/json; charset=utf-8').send(body);
}

import type { FastifyRequest } from 'fastify';

const opaque = (tag: string) => tag.trim().replace(/^W\//, '');

/**
 * Whether the caller already has the body with this ETag (RFC 9110, 13.1.2). A proxy that
 * compresses a response makes its ETag weak, and the browser then sends the weak form.
 */
export function hasBody({ headers }: FastifyRequest, etag: string): boolean {
  const known = headers['if-none-match']?.split(',') ?? [];
  return known.some((tag) => tag.trim() === '*' || opaque(tag) === opaque(etag));
}

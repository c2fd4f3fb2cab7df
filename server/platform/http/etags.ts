import type { FastifyRequest } from 'fastify';

const opaque = (tag: string) => tag.trim().replace(/^W\//, '');

/**
 * Whether the caller already has the body with this ETag (RFC 9110, 13.1.2). Also matches the weak form, which a
 * browser sends if a proxy has compressed the response.
 */
export function hasBody({ headers }: FastifyRequest, etag: string): boolean {
  const known = headers['if-none-match']?.split(',') ?? [];
  return known.some((tag) => tag.trim() === '*' || opaque(tag) === opaque(etag));
}

import type { FastifyInstance } from 'fastify';

/** Any absolute origin works, since calls to Linehaul's own API never leave the process. */
export const ownOrigin = 'http://linehaul.internal';

/**
 * Returns a fetch that this server's own routes handle, so that rendering pages needs no network.
 */
export function fetchFromOwnApi(app: FastifyInstance): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    const response = await app.inject({ method: 'GET', url: `${pathname}${search}` });
    return new Response(response.body, { status: response.statusCode });
  };
}

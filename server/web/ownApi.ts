import type { FastifyInstance } from 'fastify';

/** Any absolute origin does: calls to our own API never leave the process. */
export const ownOrigin = 'http://linehaul.internal';

/** A fetch that answers from this server's own routes, for rendering pages without a way over the network. */
export function fetchFromOwnApi(app: FastifyInstance): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    const answer = await app.inject({ method: 'GET', url: `${pathname}${search}` });
    return new Response(answer.body, { status: answer.statusCode });
  };
}

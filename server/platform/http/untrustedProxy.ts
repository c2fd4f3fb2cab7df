import type { FastifyInstance } from 'fastify';
import type { ServerSettings } from '../settings/settings';

/**
 * Warns once if a proxy seems to be in front of a server that trusts no proxy. All visitors then share the proxy's
 * address and its limits. The log does not contain the header's value, because anyone can send it.
 */
export function warnOfUntrustedProxy(app: FastifyInstance, { trustProxy }: ServerSettings): void {
  if (trustProxy.length > 0) return;
  let isWarned = false;
  app.addHook('onRequest', async (request) => {
    if (isWarned || request.headers['x-forwarded-for'] === undefined) return;
    isWarned = true;
    request.log.warn(
      { sender: request.ip },
      'X-Forwarded-For was ignored: if the sender is your proxy, name its address in TRUST_PROXY',
    );
  });
}

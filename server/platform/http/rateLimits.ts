import type { FastifyInstance, FastifyRequest } from 'fastify';
import { CallerLimit } from '../limits/CallerLimit';
import type { LimitOptions, Limits } from '../limits/Limits';
import type { ServerSettings } from '../settings/settings';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A limit per caller. Routes with the same name share it. */
    perCaller?: LimitOptions;
  }
}

const minute = 60;

/** Limits per caller. They suffice for a terminal full of drivers behind one address. */
export const perCaller = {
  forms: { name: 'forms', points: 60, seconds: minute },
  photos: { name: 'photos', points: 120, seconds: minute },
  /** Calls that show a sign-in link or choose a password, which the server has to hash. */
  signInLinks: { name: 'sign-in-links', points: 120, seconds: minute },
  emailLinks: { name: 'email-links', points: 20, seconds: 15 * minute },
  browserErrors: { name: 'browser-errors', points: 60, seconds: minute },
} as const;

/** The limit on a caller's reads, and the separate limit on their writes. */
const flood = { points: 3000, seconds: minute };

const isRead = ({ method }: FastifyRequest) => ['GET', 'HEAD', 'OPTIONS'].includes(method);

/**
 * Counts requests per caller. Trusts a proxy's header only if TRUST_PROXY names the proxy. Counts reads in memory, so
 * no page waits for a database.
 */
export function registerRateLimits(app: FastifyInstance, limits: Limits): void {
  const reads = new CallerLimit((one) => limits.makeLocal(one), { name: 'reads', ...flood });
  const makeShared = (options: LimitOptions) => new CallerLimit((one) => limits.make(one), options);
  const writes = makeShared({ name: 'writes', ...flood });
  const ofRoutes = new Map<string, CallerLimit>();
  app.addHook('onRoute', ({ config }) => {
    const options = config?.perCaller;
    if (options) ofRoutes.set(options.name, makeShared(options));
  });
  app.addHook('onRequest', async (request) => {
    await (isRead(request) ? reads : writes).take(request.ip);
    const { perCaller: options } = request.routeOptions.config;
    if (options) await ofRoutes.get(options.name)?.take(request.ip);
  });
}

/**
 * Warns once if a proxy seems to be in front of a server that trusts no proxy. The log does not contain the header's
 * value, because anyone can send it.
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

import type { FastifyInstance, FastifyRequest } from 'fastify';
import { CallerLimit } from '../limits/CallerLimit';
import type { LimitOptions, Limits } from '../limits/Limits';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A limit for each caller of the route. Routes with the same name share it. */
    perCaller?: LimitOptions;
  }
}

const minute = 60;

/**
 * Limits per caller for calls that are expensive or that write without a login. They suffice for a
 * terminal full of drivers behind one address.
 */
export const perCaller = {
  forms: { name: 'forms', points: 60, seconds: minute },
  /** Each photo has to be decoded. A phone that gets 429 sends it again later. */
  photos: { name: 'photos', points: 120, seconds: minute },
  /** Looking at a sign-in link and choosing a password, which is hashed. */
  signInLinks: { name: 'sign-in-links', points: 120, seconds: minute },
  emailLinks: { name: 'email-links', points: 20, seconds: 15 * minute },
  browserErrors: { name: 'browser-errors', points: 60, seconds: minute },
} as const;

/** For all calls. Only a flood exceeds it. */
const flood = { points: 3000, seconds: minute };

const isRead = ({ method }: FastifyRequest) => ['GET', 'HEAD', 'OPTIONS'].includes(method);

/**
 * Counts requests per caller (a proxy's header counts only if TRUST_PROXY names the proxy). Reads
 * count in memory, so that no page waits for a database.
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

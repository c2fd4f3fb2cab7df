import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { throttled } from './refusals';

/**
 * Limits per network address, generous enough for a terminal full of drivers behind one address.
 * `config` of the routes that are expensive or that write without a login.
 */
export const perAddress = {
  logins: { rateLimit: { max: 120, timeWindow: 60_000 } },
  forms: { rateLimit: { max: 60, timeWindow: 60_000 } },
  /** Each is decoded. A phone that gets 429 repeats it later. */
  photos: { rateLimit: { max: 120, timeWindow: 60_000 } },
} as const;

/**
 * Comments from one address that match the contract; a mistake in the form does not count. Each one
 * displaces another from those that are shown.
 */
export const acceptedComments = { max: 3, timeWindow: 3_600_000 };

/** For all other calls; only a flood reaches it. */
const flood = { max: 3000, timeWindow: 60_000 };

/** Counts requests per address (a proxy's header counts only if TRUST_PROXY names the proxy). */
export async function registerRateLimits(app: FastifyInstance): Promise<void> {
  await app.register(rateLimit, {
    global: true,
    ...flood,
    cache: 20_000,
    addHeaders: noHeaders,
    addHeadersOnExceeding: noHeaders,
    errorResponseBuilder: (_request, context) => throttled(context.ttl / 1000),
  });
}

/**
 * Returns a check to call where a request should count. It throws 429 once the address has used up
 * its limit.
 */
export function limitPerAddress(app: FastifyInstance, limit: { max: number; timeWindow: number }) {
  const count = app.createRateLimit(limit);
  return async (request: FastifyRequest): Promise<void> => {
    const counted = await count(request);
    if (!counted.isAllowed && counted.isExceeded) throw throttled(counted.ttl / 1000);
  };
}

const noHeaders = {
  'x-ratelimit-limit': false,
  'x-ratelimit-remaining': false,
  'x-ratelimit-reset': false,
  'retry-after': false,
};

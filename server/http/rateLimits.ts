import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { throttled } from './refusals';

/**
 * Limits per network address, generous enough for a terminal full of drivers behind one address.
 * `config` of the routes that cost much or that write without a login.
 */
export const perAddress = {
  logins: { rateLimit: { max: 120, timeWindow: 60_000 } },
  forms: { rateLimit: { max: 60, timeWindow: 60_000 } },
} as const;

/** Any other call: only a flood reaches it. */
const flood = { max: 3000, timeWindow: 60_000 };

/** Counts requests per address (the proxy's word counts only if TRUST_PROXY names the proxy). */
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

const noHeaders = {
  'x-ratelimit-limit': false,
  'x-ratelimit-remaining': false,
  'x-ratelimit-reset': false,
  'retry-after': false,
};

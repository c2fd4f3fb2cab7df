import type { Server } from 'node:http';
import type { FastifyHttpOptions } from 'fastify';

/** How long a caller may take, in ms: one that is slow on purpose must not hold a connection for ever. */
export interface TimeLimits {
  /** Until the head of a request is there. */
  headers: number;
  /** Until the whole request is there. */
  request: number;
  /** Without a byte either way. */
  silence: number;
}

const defaults: TimeLimits = { headers: 15_000, request: 30_000, silence: 60_000 };

export function timeLimitOptions(limits: TimeLimits = defaults) {
  return {
    requestTimeout: limits.request,
    connectionTimeout: limits.silence,
    http: {
      headersTimeout: limits.headers,
      // Node looks every 30 s unless told otherwise, which would double the limits.
      connectionsCheckingInterval: Math.floor(Math.min(limits.headers, limits.request) / 3),
    },
  } satisfies FastifyHttpOptions<Server>;
}

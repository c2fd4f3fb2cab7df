import type { Server } from 'node:http';
import type { FastifyHttpOptions } from 'fastify';

/** Time limits for a caller, in ms: a deliberately slow one must not hold a connection for ever. */
export interface TimeLimits {
  /** Until the head of a request is complete. */
  headers: number;
  /** Until the whole request is complete. */
  request: number;
  /** Without a byte in either direction. */
  silence: number;
}

const defaults: TimeLimits = { headers: 15_000, request: 30_000, silence: 60_000 };

export function timeLimitOptions(limits: TimeLimits = defaults) {
  return {
    requestTimeout: limits.request,
    connectionTimeout: limits.silence,
    http: {
      headersTimeout: limits.headers,
      // Node checks every 30 s by default, which would double the limits.
      connectionsCheckingInterval: Math.floor(Math.min(limits.headers, limits.request) / 3),
    },
  } satisfies FastifyHttpOptions<Server>;
}

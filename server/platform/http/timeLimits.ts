import type { Server } from 'node:http';
import type { FastifyHttpOptions, FastifyInstance, FastifyRequest } from 'fastify';
import { clientErrorHandler } from './clientErrors';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The body may take longer as long as it makes progress, if the caller has signed in. */
    isUpload?: boolean;
  }
}

/**
 * Time limits for a caller, in ms, since a deliberately slow caller must not hold a connection
 * forever.
 */
export interface TimeLimits {
  /** Until the head of a request is complete. */
  headers: number;
  /** From the end of the head until the body is complete; for an upload, until its rate begins to count. */
  request: number;
  /** The longest time without a byte in either direction. */
  idle: number;
  /** The lowest average rate of an upload, in bytes per second. */
  uploadRate: number;
}

/** At 5 KB/s a photo of 450 KB takes a minute and a half. */
export const defaults: TimeLimits = {
  headers: 15_000,
  request: 30_000,
  idle: 60_000,
  uploadRate: 4000,
};

export function timeLimitOptions(limits: TimeLimits = defaults) {
  return {
    // Node's own limit makes no exception for uploads, so `limitBodies` has one of its own.
    requestTimeout: 0,
    connectionTimeout: limits.idle,
    http: {
      headersTimeout: limits.headers,
      // Node checks every 30 s by default, which would double the limits.
      connectionsCheckingInterval: Math.floor(limits.headers / 3),
    },
  } satisfies FastifyHttpOptions<Server>;
}

/** Cuts off a request whose body takes too long, also after the response was sent. */
export function limitBodies(app: FastifyInstance, limits: TimeLimits = defaults): void {
  app.addHook('onRequest', async (request) => {
    const { raw } = request;
    const { socket } = raw;
    const begun = { at: Date.now(), bytes: socket.bytesRead };
    const isInTime = () =>
      isUpload(request) &&
      keepsUp({ ms: Date.now() - begun.at, bytes: socket.bytesRead - begun.bytes }, limits);
    const timer = setInterval(() => {
      // A request that a test injects lacks `complete`.
      const isUnderWay = 'complete' in raw && !raw.complete && !socket.destroyed;
      if (!isUnderWay) clearInterval(timer);
      else if (!isInTime()) clientErrorHandler({ code: 'ERR_HTTP_REQUEST_TIMEOUT' }, socket);
    }, limits.request);
    timer.unref();
    raw.once('close', () => clearInterval(timer));
  });
}

/**
 * Whether an upload has kept up its minimum rate. The rate counts only after the time that every
 * request has.
 */
export function keepsUp(
  { ms, bytes }: { ms: number; bytes: number },
  { request, uploadRate }: TimeLimits,
): boolean {
  return bytes >= (uploadRate * (ms - request)) / 1000;
}

function isUpload({ routeOptions, signedIn }: FastifyRequest): boolean {
  return routeOptions.config.isUpload === true && signedIn !== null;
}

import type { Server } from 'node:http';
import type { FastifyHttpOptions, FastifyInstance, FastifyRequest } from 'fastify';
import { clientErrorHandler } from './clientErrors';

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * Marks a call with an upload. If the caller has signed in, the body can take longer while it
     * makes progress.
     */
    isUpload?: boolean;
  }
}

/**
 * A caller's time limits in ms. Without them, a deliberately slow caller could hold a connection
 * forever.
 */
export interface TimeLimits {
  /** The limit until a request's head is complete. */
  headers: number;
  /**
   * The limit from the end of the head until the body is complete; for an upload, until its rate
   * starts to count.
   */
  request: number;
  /** The maximum time without a byte in either direction. */
  idle: number;
  /** The minimum average rate of an upload, in bytes per second. */
  uploadRate: number;
}

/** At 5 KB/s, a photo of 450 KB takes a minute and a half. */
export const defaults: TimeLimits = {
  headers: 15_000,
  request: 30_000,
  idle: 60_000,
  uploadRate: 4000,
};

export function timeLimitOptions(limits: TimeLimits = defaults) {
  return {
    // Node's own limit makes no exception for uploads, so `limitBodies` has its own limit.
    requestTimeout: 0,
    connectionTimeout: limits.idle,
    http: {
      headersTimeout: limits.headers,
      // By default Node checks every 30 s, which would double the limits.
      connectionsCheckingInterval: Math.floor(limits.headers / 3),
    },
  } satisfies FastifyHttpOptions<Server>;
}

/** Disconnects a request whose body takes too long, even after the response. */
export function limitBodies(app: FastifyInstance, limits: TimeLimits = defaults): void {
  app.addHook('onRequest', async (request) => {
    const { raw } = request;
    const { socket } = raw;
    const begun = { at: Date.now(), bytes: socket.bytesRead };
    const isInTime = () =>
      isUpload(request) &&
      keepsUp({ ms: Date.now() - begun.at, bytes: socket.bytesRead - begun.bytes }, limits);
    const timer = setInterval(() => {
      // A test's injected request lacks `complete`.
      const isUnderWay = 'complete' in raw && !raw.complete && !socket.destroyed;
      if (!isUnderWay) clearInterval(timer);
      else if (!isInTime()) clientErrorHandler({ code: 'ERR_HTTP_REQUEST_TIMEOUT' }, socket);
    }, limits.request);
    timer.unref();
    raw.once('close', () => clearInterval(timer));
  });
}

/**
 * Whether an upload has kept up its minimum rate. The rate counts only after the time limit of
 * ordinary requests.
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

import type { Server } from 'node:http';
import type { FastifyHttpOptions, FastifyInstance, FastifyRequest } from 'fastify';
import { clientErrorHandler } from './clientErrors';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Marks an upload. A signed-in caller's body may take longer as long as it keeps up `uploadRate`. */
    isUpload?: boolean;
  }
}

/** A caller's time limits in ms. */
export interface TimeLimits {
  headers: number;
  /** How long the body may take after the head. For an upload, how long until its rate counts. */
  request: number;
  /** The longest time without a byte in either direction. */
  idle: number;
  /** An upload's minimum average rate, in bytes per second. */
  uploadRate: number;
}

export const defaults: TimeLimits = {
  headers: 15_000,
  request: 30_000,
  idle: 60_000,
  uploadRate: 4000,
};

export function timeLimitOptions(limits: TimeLimits = defaults) {
  return {
    // Node's limit makes no exception for uploads, so `limitBodies` replaces it.
    requestTimeout: 0,
    connectionTimeout: limits.idle,
    http: {
      headersTimeout: limits.headers,
      // Node checks only every 30 s by default, so a slow head could take three times as long.
      connectionsCheckingInterval: Math.floor(limits.headers / 3),
    },
  } satisfies FastifyHttpOptions<Server>;
}

/** Disconnects a request that takes too long to send its body, even after the response. */
export function limitBodies(app: FastifyInstance, limits: TimeLimits = defaults): void {
  app.addHook('onRequest', async (request) => {
    const { raw } = request;
    const { socket } = raw;
    const begun = { at: Date.now(), bytes: socket.bytesRead };
    const isInTime = () =>
      isUpload(request) &&
      keepsUp({ ms: Date.now() - begun.at, bytes: socket.bytesRead - begun.bytes }, limits);
    const timer = setInterval(() => {
      // A request that a test injects has no `complete`.
      const isUnderWay = 'complete' in raw && !raw.complete && !socket.destroyed;
      if (!isUnderWay) clearInterval(timer);
      else if (!isInTime()) clientErrorHandler({ code: 'ERR_HTTP_REQUEST_TIMEOUT' }, socket);
    }, limits.request);
    timer.unref();
    raw.once('close', () => clearInterval(timer));
  });
  // Uploads wait for one another, and the caller has sent everything.
  app.addHook('preHandler', async (request, reply) => {
    if (isUpload(request)) reply.raw.on('timeout', () => {});
  });
}

export function keepsUp(
  { ms, bytes }: { ms: number; bytes: number },
  { request, uploadRate }: TimeLimits,
): boolean {
  return bytes >= (uploadRate * (ms - request)) / 1000;
}

function isUpload({ routeOptions, signedIn }: FastifyRequest): boolean {
  return routeOptions.config.isUpload === true && signedIn !== null;
}

import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import { isAllowed } from '@/contract/office/permissions';
import type { Services } from '../domain/Services';
import { handleError } from '../platform/http/errorHandler';
import { defaultBodyLimit, longestJson } from '../platform/http/longestJson';
import { receiveUpload } from '../platform/http/receiveUpload';
import { forbidden } from '../platform/rejections';
import { authenticate, getSignedIn } from './authenticate';
import type { Call, Needs, Upload } from './declaredCall';

declare module 'fastify' {
  interface FastifyContextConfig {
    call?: Call;
  }
}

/**
 * Registers a route for each call. A route responds with 401 if the call needs a session and there is none, and with
 * 403 if the caller lacks the permission. The server does not start if a route declares no permission.
 */
export async function registerCalls(
  app: FastifyInstance,
  api: Services,
  calls: readonly Call[],
): Promise<void> {
  app.addHook('onRoute', ({ url, config }) => {
    if (!config?.call) throw new Error(`the route ${url} names no permission`);
  });
  const signIn = authenticate(api);
  const checkCaller = (needs: Needs) => async (request: FastifyRequest) => {
    if (needs === 'nothing') return;
    await signIn(request);
    if (needs !== 'session' && !isAllowed(getSignedIn(request).role, needs)) {
      throw forbidden('You do not have permission to perform this action.');
    }
  };
  app.decorateRequest('upload', null);
  const folder = api.database.dataFolder ?? tmpdir();
  for (const call of calls) {
    const route: RouteOptions = {
      method: call.method,
      url: call.path,
      config: {
        call,
        isUpload: call.upload !== undefined,
        ...(call.perCaller && { perCaller: call.perCaller }),
      },
      exposeHeadRoute: !call.withoutHead,
      onRequest: checkCaller(call.needs),
      handler: async (request, reply) => {
        try {
          return await call.respond(api, request, reply);
        } finally {
          await request.upload?.close();
        }
      },
      bodyLimit: getBodyLimit(call),
    };
    const upload = calls.find((one) => one.upload && call.path.startsWith(one.path))?.upload;
    if (!upload) app.route(route);
    else {
      const next = call.upload ? asUpload(route, call.upload) : route;
      await registerNextToUpload(app, next, { ...upload, folder });
    }
  }
}

/** The longest valid body must fit, or a person could write what the server never accepts. */
function getBodyLimit({ bodyLimit, bodies }: Call): number {
  const longest = bodies.map(({ entries }) => longestJson({ type: 'object', entries }));
  return bodyLimit ?? Math.max(defaultBodyLimit, ...longest.filter(Number.isFinite));
}

/** Registers an upload, or another call for the uploaded records, in a scope that accepts a file as the body. */
async function registerNextToUpload(
  app: FastifyInstance,
  route: RouteOptions,
  { type, folder }: Upload & { folder: string },
) {
  await app.register(async (scope) => {
    scope.addContentTypeParser(type, async (request: FastifyRequest, body: IncomingMessage) => {
      request.upload = await receiveUpload(request, body, folder);
    });
    scope.route(route);
  });
}

const asUpload = (route: RouteOptions, { limit, tooLarge }: Upload): RouteOptions => ({
  ...route,
  bodyLimit: limit,
  errorHandler: (error, request, reply) =>
    handleError(error.statusCode === 413 && tooLarge ? tooLarge() : error, request, reply),
});

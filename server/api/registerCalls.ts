import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import { isAllowed } from '@/contract/office/permissions';
import type { Services } from '../domain/Services';
import { handleError } from '../platform/http/errorHandler';
import { forbidden } from '../platform/rejections';
import { authenticate, signedInOf } from './authenticate';
import type { Call, Needs, Upload } from './declaredCall';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The declaration of the route. */
    call?: Call;
  }
}

/**
 * Registers a route for each call. The route responds 401 without the session that the call needs,
 * and 403 without the permission. It reads the role from the database at each request, so that
 * removing a role takes effect immediately. A route without a declaration has no permission, and
 * prevents the server's start.
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
    if (needs !== 'session' && !isAllowed(signedInOf(request).role, needs)) {
      throw forbidden('You do not have permission to perform this action.');
    }
  };
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
      handler: async (request, reply) => call.respond(api, request, reply),
      ...(call.bodyLimit && { bodyLimit: call.bodyLimit }),
    };
    const upload = calls.find((one) => one.upload && call.path.startsWith(one.path))?.upload;
    if (!upload) app.route(route);
    else
      await registerNextToUpload(app, call.upload ? asUpload(route, call.upload) : route, upload);
  }
}

/**
 * Registers an upload, or a call for an uploaded record, in a scope that accepts a file as the
 * body. A call for an uploaded record rejects or ignores such a body by its own rules. Other calls
 * respond 415.
 */
async function registerNextToUpload(app: FastifyInstance, route: RouteOptions, { type }: Upload) {
  await app.register(async (scope) => {
    scope.addContentTypeParser(type, { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    );
    scope.route(route);
  });
}

const asUpload = (route: RouteOptions, { limit, tooLarge }: Upload): RouteOptions => ({
  ...route,
  bodyLimit: limit,
  errorHandler: (error, request, reply) =>
    handleError(error.statusCode === 413 && tooLarge ? tooLarge() : error, request, reply),
});

import type { FastifyInstance } from 'fastify';
import { isAllowed } from '@/contract/office/roles';
import type { Permission } from '@/contract/office/roles';
import { authenticate, signedInOf } from '../account/authenticate';
import type { Api } from '../Api';
import { forbidden } from '../http/refusals';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What a caller of this route must be allowed to do. Set by `requireRole`. */
    permission?: Permission;
  }
}

/** Options of an office route: which roles may call it. */
export function requireRole(permission: Permission) {
  return { config: { permission } };
}

/**
 * Guards every route that the scope registers from now on: without a session 401, with another role 403. The role
 * is the account's row's at each call, so a role that was taken away counts at once. A route that names no
 * permission stops the start.
 */
export function guardOffice(app: FastifyInstance, api: Api): void {
  const signIn = authenticate(api.database.queries, api.accessTokens);
  app.addHook('onRoute', ({ url, config }) => {
    if (!config?.permission) throw new Error(`the office route ${url} names no permission`);
  });
  app.addHook('onRequest', async (request) => {
    const { permission } = request.routeOptions.config;
    await signIn(request);
    if (!permission || !isAllowed(signedInOf(request).role, permission)) {
      throw forbidden('You do not have permission to perform this action.');
    }
  });
}

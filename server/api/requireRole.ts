import type { FastifyInstance } from 'fastify';
import { isAllowed } from '@/contract/office/permissions';
import type { Permission } from '@/contract/office/permissions';
import { authenticate, signedInOf } from './authenticate';
import type { Api } from '../Api';
import { forbidden } from '../platform/refusals';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The permission that a caller of this route needs. Set by `requireRole`. */
    permission?: Permission;
  }
}

/** Returns the route options that require a permission. */
export function requireRole(permission: Permission) {
  return { config: { permission } };
}

/**
 * Guards every route that the scope registers afterwards: 401 without a session, 403 without the
 * role. Reads the role from the database at each call, so that removing it takes effect at once. A
 * route without a permission stops the server from starting.
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

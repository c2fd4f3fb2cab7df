import type { FastifyRequest } from 'fastify';
import { unauthorized } from '../platform/rejections';
import { checkAccess } from '../domain/accounts/access';
import { findSignedIn, sessionEnded, type SignedIn } from '../domain/accounts/sessions';
import { markSeen } from '../domain/accounts/users';
import type { Services } from '../domain/Services';

declare module 'fastify' {
  interface FastifyRequest {
    /** The account and session of the request, set by `authenticate`. Read it with `getSignedIn`. */
    signedIn: SignedIn | null;
  }
}

/** Returns an onRequest hook for the calls that need a bearer token. It runs before the server reads the body. */
export function authenticate(api: Services) {
  const { queries } = api.database;
  return async (request: FastifyRequest): Promise<void> => {
    const token = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
    if (token === undefined) {
      throw unauthorized('Authentication credentials were not provided.');
    }
    const bearer = await api.accessTokens.read(token);
    const signedIn = bearer && (await findSignedIn(queries, bearer));
    if (!signedIn) throw sessionEnded();
    await checkAccess(api, signedIn);
    await markSeen(queries, signedIn.userId, signedIn.lastSeenAt);
    request.signedIn = signedIn;
  };
}

export function getSignedIn(request: FastifyRequest): SignedIn {
  if (!request.signedIn) throw new Error('the route lacks the authenticate hook');
  return request.signedIn;
}

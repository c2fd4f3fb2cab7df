import type { FastifyRequest } from 'fastify';
import type { Actor } from '../domain/audit/audit';
import { signedInOf } from './authenticate';

export function actorOf(request: FastifyRequest): Actor {
  const { userId, username } = signedInOf(request);
  return { id: userId, name: username };
}

/** The same with the role, for rules that depend on it. */
export function staffActorOf(request: FastifyRequest) {
  const { userId, username, role } = signedInOf(request);
  return { id: userId, name: username, role };
}

import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { readBody } from '../platform/http/body';

/**
 * Parses a list's query string. Throws messages per parameter, also for parameters that the schema
 * does not have.
 */
export function readQuery<Entries extends v.ObjectEntries>(
  schema: { entries: Entries },
  request: FastifyRequest,
) {
  return readBody(schema, request.query);
}

/** For actions without parameters: the body must be empty or an empty object. */
export function refuseBody({ body }: FastifyRequest): void {
  readBody(v.object({}), body ?? {});
}

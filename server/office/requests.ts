import type { FastifyRequest } from 'fastify';
import type * as v from 'valibot';
import type { Page } from '../../src/contract/office/lists';
import { readBody } from '../http/body';
import { HttpRefusal } from '../http/refusals';

/** Reads a list's query string. Throws messages per parameter; one that the schema does not name is refused. */
export function readQuery<Entries extends v.ObjectEntries>(
  schema: { entries: Entries },
  request: FastifyRequest,
) {
  return readBody(schema, request.query);
}

/** Which rows a page holds, for `limit` and `offset`. */
export function rangeOf({ page, perPage }: Page) {
  return { limit: perPage, offset: (page - 1) * perPage };
}

/** 409: the record is no longer as the caller read it; `current` is how it is now. */
export function stale(current: object): HttpRefusal {
  return new HttpRefusal(409, { detail: 'Somebody else changed this meanwhile.', current });
}

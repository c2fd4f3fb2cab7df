import { ilike, sql } from 'drizzle-orm';
import type { Column, SQL, SQLWrapper } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Page } from '@/contract/office/lists';
import { readBody } from '../http/body';
import { HttpRefusal } from '../http/refusals';

/** Reads a list's query string. Throws messages per parameter; one that the schema does not name is refused. */
export function readQuery<Entries extends v.ObjectEntries>(
  schema: { entries: Entries },
  request: FastifyRequest,
) {
  return readBody(schema, request.query);
}

/** For an action that needs to know nothing: the body must be empty, or an object without fields. */
export function refuseBody({ body }: FastifyRequest): void {
  readBody(v.object({}), body ?? {});
}

/** Which rows a page holds, for `limit` and `offset`. */
export function rangeOf({ page, perPage }: Page) {
  return { limit: perPage, offset: (page - 1) * perPage };
}

/**
 * The order of a list; `id` decides between equals, so that no row is on two pages. Written so that an index on both
 * serves it in either direction: a field that may be null is passed with a `coalesce`.
 */
export function inOrder(field: SQLWrapper, order: 'asc' | 'desc', id: SQLWrapper): SQL {
  const direction = sql.raw(order);
  return sql`${field} ${direction}, ${id} ${direction}`;
}

/** Whether a column holds a text, whatever its case. */
export function contains(column: Column | SQL, text: string): SQL {
  return ilike(column, `%${text.replace(/[\\%_]/g, '\\$&')}%`);
}

/** 409: the record is no longer as the caller read it; `current` is how it is now. */
export function stale(current: object): HttpRefusal {
  return new HttpRefusal(409, { detail: 'Somebody else changed this meanwhile.', current });
}

import { ilike, sql } from 'drizzle-orm';
import type { Column, SQL, SQLWrapper } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Page } from '@/contract/office/lists';
import { readBody } from '../http/body';
import { HttpRefusal } from '../http/refusals';

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

/** Returns `limit` and `offset` of a page. */
export function rangeOf({ page, perPage }: Page) {
  return { limit: perPage, offset: (page - 1) * perPage };
}

/**
 * Orders a list; `id` breaks ties, so that no row is on two pages. An index on both columns serves
 * either direction: pass a nullable field with a `coalesce`.
 */
export function inOrder(field: SQLWrapper, order: 'asc' | 'desc', id: SQLWrapper): SQL {
  const direction = sql.raw(order);
  return sql`${field} ${direction}, ${id} ${direction}`;
}

/** A text for a pattern of `like`, which it matches to the letter. */
export function literal(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}

/** The words of a search, each once. A row must match all of them. */
export function wordsOf(search: string | undefined): string[] {
  return [...new Set(search?.toLowerCase().split(/\s+/).filter(Boolean))];
}

/** Whether a column contains a text, ignoring case. */
export function contains(column: Column | SQL, text: string): SQL {
  return ilike(column, `%${literal(text)}%`);
}

/**
 * Returns a 409: the record has changed since the caller read it; `current` is its current state.
 */
export function stale(current: object): HttpRefusal {
  return new HttpRefusal(409, { detail: 'Somebody else changed this meanwhile.', current });
}

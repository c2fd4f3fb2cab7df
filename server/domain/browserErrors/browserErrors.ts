import { createHash } from 'node:crypto';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { BrowserErrorRequest } from '@/contract/browserErrors';
import type { BrowserError, BrowserErrorQuery } from '@/contract/office/browserErrors';
import type { Queries } from '../../platform/database/Database';
import { contains, inOrder, toLimitOffset } from '../../platform/database/lists';
import { browserErrors } from '../tables/browserErrors';

/** The maximum number of distinct stored errors. The server drops further ones, because anybody can send errors. */
const maxErrors = 1000;

/** Stores a new error, or increments the count of a stored one. */
export async function storeBrowserError(
  queries: Queries,
  error: BrowserErrorRequest,
): Promise<void> {
  const { part, message, stack, build } = error;
  const texts = JSON.stringify([part, message, stack, build]);
  const digest = createHash('sha256').update(texts).digest('base64url');
  const counted = await queries
    .update(browserErrors)
    .set({ count: sql`${browserErrors.count} + 1`, lastAt: sql`now()` })
    .where(eq(browserErrors.digest, digest))
    .returning({ id: browserErrors.id });
  if (counted.length > 0 || (await queries.$count(browserErrors)) >= maxErrors) return;
  await queries
    .insert(browserErrors)
    .values({ ...error, digest })
    .onConflictDoNothing();
}

/** Lists the errors, most recent occurrence first by default. */
export async function listBrowserErrors(
  queries: Queries,
  query: BrowserErrorQuery,
): Promise<{ data: BrowserError[]; total: number }> {
  const where = matching(query);
  const { limit, offset } = toLimitOffset(query);
  const rows = await queries
    .select()
    .from(browserErrors)
    .where(where)
    .orderBy(browserErrorOrder(query))
    .limit(limit)
    .offset(offset);
  return { data: rows.map(toBrowserError), total: await queries.$count(browserErrors, where) };
}

export async function readBrowserErrors(
  queries: Queries,
  ids: readonly number[],
): Promise<BrowserError[]> {
  const rows = await queries
    .select()
    .from(browserErrors)
    .where(inArray(browserErrors.id, [...ids]));
  return rows.map(toBrowserError);
}

type Row = typeof browserErrors.$inferSelect;

const toBrowserError = ({ digest: _, firstAt, lastAt, ...row }: Row): BrowserError => ({
  ...row,
  first_at: firstAt.toISOString(),
  last_at: lastAt.toISOString(),
});

export const matching = ({ part, search }: Pick<BrowserErrorQuery, 'part' | 'search'>) =>
  and(
    part && eq(browserErrors.part, part),
    search ? contains(browserErrors.message, search) : undefined,
  );

export function browserErrorOrder({ sort, order }: Pick<BrowserErrorQuery, 'sort' | 'order'>) {
  const field = sort === 'count' ? browserErrors.count : browserErrors.lastAt;
  return inOrder(field, order, browserErrors.id);
}

import { and, eq, or, sql } from 'drizzle-orm';
import type { AccountName, AccountQuery } from '@/contract/office/accounts';
import type { Queries } from '../../platform/database/Database';
import { contains, inOrder, rangeOf } from '../../platform/database/lists';
import { users } from '../tables/accounts';

const name = sql<string>`coalesce(nullif(${users.fullName}, ''), ${users.username})`;
const columns = { id: users.id, name, role: users.role };

/** The name of an account; undefined if there is none. */
export async function readAccount(queries: Queries, id: number): Promise<AccountName | undefined> {
  const [account] = await queries.select(columns).from(users).where(eq(users.id, id));
  return account;
}

/** A page of the names of accounts. */
export async function listAccounts(queries: Queries, query: AccountQuery) {
  const { search, role } = query;
  const { limit, offset } = rangeOf(query);
  const where = and(
    search ? or(contains(users.username, search), contains(users.fullName, search)) : undefined,
    role && eq(users.role, role),
  );
  const data: AccountName[] = await queries
    .select(columns)
    .from(users)
    .where(where)
    .orderBy(inOrder(sql`lower(${name})`, query.order, users.id))
    .limit(limit)
    .offset(offset);
  return { data, total: await queries.$count(users, where) };
}

import { and, eq, or, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { accountPaths as paths, accountQuery } from '@/contract/office/accounts';
import type { AccountName, AccountQuery } from '@/contract/office/accounts';
import type { Api } from '../../../Api';
import type { Queries } from '../../../platform/database/Database';
import { users } from '../../../domain/tables/accounts';
import { idOf } from '../../../platform/http/ids';
import { notFound } from '../../../platform/refusals';
import { contains, inOrder, rangeOf } from '../../../platform/database/lists';
import { readQuery } from '../../requests';
import { requireRole } from '../../requireRole';

const name = sql<string>`coalesce(nullif(${users.fullName}, ''), ${users.username})`;
const columns = { id: users.id, name, role: users.role };

/** The names of accounts, for all staff: filters and assignments choose from them. */
export async function accountsPlugin(app: FastifyInstance, { api }: { api: Api }): Promise<void> {
  const { queries } = api.database;
  const staff = requireRole('reports.read');

  app.get(paths.list, staff, async (request) => list(queries, readQuery(accountQuery, request)));
  app.get(paths.record, staff, async (request): Promise<AccountName> => {
    const id = idOf(request);
    const [account] = await queries.select(columns).from(users).where(eq(users.id, id));
    if (!account) throw notFound();
    return account;
  });
}

async function list(queries: Queries, query: AccountQuery) {
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

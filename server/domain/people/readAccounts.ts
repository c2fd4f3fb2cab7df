import { and, eq, or, sql } from 'drizzle-orm';
import type { AccountName, AccountQuery, AccountRecord } from '@/contract/office/accounts';
import type { SigningConsent } from '@/contract/signingConsent';
import type { Queries } from '../../platform/database/Database';
import { contains, inOrder, rangeOf } from '../../platform/database/lists';
import { instant } from '../../platform/database/jsonRows';
import { users } from '../tables/accounts';

const name = sql<string>`coalesce(nullif(${users.fullName}, ''), ${users.username})`;
const columns = { id: users.id, name, role: users.role };

const consent = sql<SigningConsent | null>`(
  select json_build_object('version', version, 'at', ${instant(sql`at`)}) from signing_consents
  where user_id = ${users.id} order by version desc limit 1)`;

/** An account's name and its latest consent to sign; undefined if there is no such account. */
export async function readAccount(
  queries: Queries,
  id: number,
): Promise<AccountRecord | undefined> {
  const [account] = await queries
    .select({ ...columns, signing_consent: consent })
    .from(users)
    .where(eq(users.id, id));
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

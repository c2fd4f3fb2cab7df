import { and, eq, or, sql, type SQL } from 'drizzle-orm';
import type { AccountName, AccountQuery, AccountRecord } from '@/contract/office/accounts';
import { isAllowed } from '@/contract/office/permissions';
import type { Role } from '@/contract/office/roles';
import type { Queries } from '../../platform/database/Database';
import { contains, inOrder, toLimitOffset } from '../../platform/database/lists';
import { users } from '../tables/accounts';
import { consentNow } from './consents';
import { personName } from './personName';

const name = personName();
const columns = { id: users.id, name };

interface Asker {
  id: number;
  role: Role;
}

const hasReports = sql`exists (select from inspections where owner_id = users.id)`;

/** Returns a condition for the accounts that a role can see; undefined if it can see all. */
function isNamedTo({ role }: Asker) {
  if (isAllowed(role, 'people')) return undefined;
  return isAllowed(role, 'drivers.read') ? or(hasReports, eq(users.role, 'driver')) : hasReports;
}

/** Reads an account's name and its consent to sign electronically; undefined if there is no such account. */
export async function readAccount(
  queries: Queries,
  id: number,
): Promise<AccountRecord | undefined> {
  return readWhere(queries, eq(users.id, id));
}

/**
 * Reads an account for a caller, who sees their own account and those that their role can see. Only the account's owner
 * and people who manage accounts see the consent.
 */
export async function readAccountFor(
  queries: Queries,
  asker: Asker,
  id: number,
): Promise<AccountRecord | undefined> {
  if (id === asker.id) return readAccount(queries, id);
  const account = await readWhere(queries, and(eq(users.id, id), isNamedTo(asker)));
  if (!account || isAllowed(asker.role, 'people')) return account;
  return { ...account, signing_consent: null };
}

async function readWhere(queries: Queries, where: SQL | undefined) {
  const [account] = await queries
    .select({ ...columns, signing_consent: consentNow(sql`${users.id}`) })
    .from(users)
    .where(where);
  return account;
}

export async function listAccounts(queries: Queries, asker: Asker, query: AccountQuery) {
  const { search } = query;
  const { limit, offset } = toLimitOffset(query);
  const where = and(
    search ? or(contains(users.username, search), contains(users.fullName, search)) : undefined,
    isNamedTo(asker),
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

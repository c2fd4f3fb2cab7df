import { and, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { agentItems } from '@/contract/agent';
import type { PeopleQuery, Person } from '@/contract/office/people';
import type { Queries } from '../../platform/database/Database';
import type { User } from '../accounts/users';
import { users } from '../tables/accounts';
import { instant } from '../../platform/database/jsonRows';
import { contains, inOrder, toLimitOffset } from '../../platform/database/lists';

const columns = {
  id: users.id,
  username: users.username,
  full_name: users.fullName,
  email: users.email,
  role: users.role,
  access_until: users.accessUntil,
  agentItems: users.agentItems,
  link_until: sql<string | null>`(select ${instant(sql`links.expires_at`)} from sign_in_links links
    where links.user_id = users.id and links.made_by = 'office' and links.expires_at > now()
      and links.used_at is null and links.revoked_at is null)`,
  disabledAt: users.disabledAt,
  lastSeenAt: users.lastSeenAt,
  createdAt: users.createdAt,
  version: users.version,
};

const sortFields = {
  username: sql`lower(${users.username})`,
  full_name: sql`lower(${users.fullName})`,
  email: sql`lower(${users.email})`,
  role: users.role,
  last_seen_at: sql`coalesce(${users.lastSeenAt}, '-infinity')`,
  created_at: users.createdAt,
} as const;

export const peopleOrder = ({ sort, order }: Pick<PeopleQuery, 'sort' | 'order'>) =>
  inOrder(sortFields[sort], order, users.id);

export async function listPeople(
  queries: Queries,
  query: PeopleQuery,
): Promise<{ data: Person[]; total: number }> {
  const where = matching(query);
  const { limit, offset } = toLimitOffset(query);
  const rows = await queries
    .select(columns)
    .from(users)
    .where(where)
    .orderBy(peopleOrder(query))
    .limit(limit)
    .offset(offset);
  return { data: rows.map(personResponse), total: await queries.$count(users, where) };
}

/** Reads an account; null if there is none. `forChange` locks its row until the transaction ends. */
export async function readPerson(
  queries: Queries,
  id: number,
  forChange = false,
): Promise<Person | null> {
  const reading = queries.select(columns).from(users).where(eq(users.id, id));
  const [row] = await (forChange ? reading.for('no key update') : reading);
  return row ? personResponse(row) : null;
}

export async function readPeople(queries: Queries, ids: readonly number[]): Promise<Person[]> {
  const rows = await queries
    .select(columns)
    .from(users)
    .where(inArray(users.id, [...ids]));
  return rows.map(personResponse);
}

/** Whether an enabled account can manage people. */
export async function hasAdmin(queries: Queries): Promise<boolean> {
  const admins = and(eq(users.role, 'admin'), isNull(users.disabledAt));
  return (await queries.$count(users, admins)) > 0;
}

type Filters = Pick<PeopleQuery, 'search' | 'role' | 'disabled' | 'seen'>;

export function matching({ search, role, disabled, seen }: Filters) {
  const texts = [users.username, users.fullName, users.email];
  return and(
    search ? or(...texts.map((column) => contains(column, search))) : undefined,
    role && eq(users.role, role),
    disabled === undefined
      ? undefined
      : disabled
        ? isNotNull(users.disabledAt)
        : isNull(users.disabledAt),
    seen === undefined ? undefined : seen ? isNotNull(users.lastSeenAt) : isNull(users.lastSeenAt),
  );
}

type Row = Pick<
  Person,
  'id' | 'username' | 'full_name' | 'email' | 'role' | 'access_until' | 'link_until' | 'version'
> & {
  agentItems: User['agentItems'];
  disabledAt: Date | null;
  lastSeenAt: Date | null;
  createdAt: Date;
};

function personResponse({
  agentItems: certified,
  disabledAt,
  lastSeenAt,
  createdAt,
  version,
  ...row
}: Row): Person {
  return {
    ...row,
    agent_items: agentItems.filter((item) => item in certified),
    disabled: disabledAt !== null,
    last_seen_at: lastSeenAt?.toISOString() ?? null,
    created_at: createdAt.toISOString(),
    version,
  };
}

import { and, eq, getTableColumns, gte, inArray, lt, or, sql, type SQL } from 'drizzle-orm';
import { checklist } from '@/contract/checklist';
import { auditKinds, type AuditEntry, type AuditQuery } from '@/contract/office/audit';
import { splitSearchWords } from '@/contract/office/lists';
import type { Queries } from '../../platform/database/Database';
import { isItemNamed } from '../defects/searchedItems';
import { hasLeadWord, leadTables } from '../leads/leadRows';
import { nameOfAccount, personName } from '../people/personName';
import { auditEntries } from '../tables/audit';
import { isInNumber } from '../vehicles/numbers';
import { contains, inOrder, toLimitOffset } from '../../platform/database/lists';

/** Lists the audit log, newest first by default. */
export async function listAudit(
  queries: Queries,
  query: AuditQuery,
): Promise<{ data: AuditEntry[]; total: number }> {
  const where = matching(query);
  const { limit, offset } = toLimitOffset(query);
  const rows = await selectEntries(queries)
    .where(where)
    .orderBy(auditOrder(query))
    .limit(limit)
    .offset(offset);
  return { data: rows.map(toAuditEntry), total: await queries.$count(auditEntries, where) };
}

export async function readEntries(queries: Queries, ids: readonly number[]): Promise<AuditEntry[]> {
  const rows = await selectEntries(queries).where(inArray(auditEntries.id, [...ids]));
  return rows.map(toAuditEntry);
}

export const auditOrder = ({ order }: Pick<AuditQuery, 'order'>) =>
  inOrder(auditEntries.at, order, auditEntries.id);

const selectEntries = (queries: Queries) =>
  queries
    .select({ ...getTableColumns(auditEntries), actor, name: recordName, item })
    .from(auditEntries);

type Row = Awaited<ReturnType<typeof selectEntries>>[number];

function toAuditEntry({ at, actorId, actorName, recordId, actor: person, item: key, ...row }: Row) {
  const label = checklist.find((entry) => entry.key === key)?.label;
  return {
    ...row,
    kind: auditKinds.find((kind) => kind === `${row.resource}.${row.action}`) ?? null,
    at: at.toISOString(),
    actor_id: actorId,
    actor_name: person ?? actorName,
    record_id: recordId,
    name: label ? `${row.name}: ${label}` : row.name,
  };
}

/** The actor's current name; null for an actor without an account. */
const actor = nameOfAccount(sql`audit_entries.actor_id`);

const isId = sql`audit_entries.record_id ~ '^[0-9]{1,15}$'`;
const id = sql`audit_entries.record_id::bigint`;
const vehicleName = sql`initcap(vehicles.kind) || ' ' || vehicles.number`;

/**
 * The current name of the changed record. For a defect, selects the vehicle's name, and `toAuditEntry` appends the
 * item's label.
 */
const recordName = sql<
  string | null
>`case when not ${isId} then null else case audit_entries.resource
  when 'sessions' then ${nameOfAccount(id)}
  when 'vehicles' then (select ${vehicleName} from vehicles where vehicles.id = ${id})
  when 'defects' then (select ${vehicleName} from defects
    join vehicles on vehicles.id = defects.vehicle_id where defects.id = ${id})
  when 'people' then ${nameOfAccount(id)}
  when 'leads' then (
    select coalesce(application.first_name || ' ' || application.last_name, quote.business_email)
    from leads
    left join driver_applications application
      on leads.kind = 'driver_application' and application.id = leads.record_id
    left join quote_requests quote on leads.kind = 'quote_request' and quote.id = leads.record_id
    where leads.id = ${id})
  when 'comments' then (select first_name || ' ' || last_name from comments where comments.id = ${id})
  when 'media' then (select media_files.name from media_files where media_files.id = ${id})
end end`;

const item = sql<string | null>`case when ${isId} and audit_entries.resource = 'defects'
  then (select defects.item from defects where defects.id = ${id}) end`;

/** Selects entries about a record. For a vehicle, includes the merges of other vehicles into it. */
const isAbout = (record: string) =>
  or(
    eq(auditEntries.recordId, record),
    and(
      eq(auditEntries.action, 'merge'),
      sql`${auditEntries.before} -> 'into' ->> 'id' = ${record}`,
    ),
  );

const isBy = (name: string) => or(contains(auditEntries.actorName, name), contains(actor, name));

/** Whether an entry contains the word. Looks up the matching records once, not per entry. */
function hasWord(word: string): SQL {
  const isIn = (resources: SQL, ids: SQL) =>
    sql`(audit_entries.resource in (${resources}) and audit_entries.record_id in (${ids}))`;
  const people = sql`select id from users person
    where ${contains(personName(sql`person`), word)} or ${contains(sql`person.username`, word)}`;
  const found = [
    contains(sql`audit_entries.actor_name`, word),
    sql`audit_entries.actor_id in (${people})`,
    isIn(sql`'people', 'sessions'`, sql`select found.id::text from (${people}) as found`),
    isIn(sql`'vehicles'`, sql`select id::text from vehicles where ${isInNumber(word)}`),
    isIn(
      sql`'defects'`,
      sql`select defects.id::text from defects join vehicles on vehicles.id = defects.vehicle_id
        where ${isInNumber(word)} or ${isItemNamed(sql`defects.item`, word)}`,
    ),
    isIn(sql`'leads'`, sql`select leads.id::text from ${leadTables} where ${hasLeadWord(word)}`),
    contains(sql`concat(audit_entries.before, audit_entries.after)`, word),
  ];
  return sql`(${sql.join(found, sql` or `)})`;
}

export function matching({
  search,
  actor_id,
  actor_name,
  resource,
  record_id,
  since,
  before,
}: Omit<AuditQuery, 'page' | 'perPage' | 'sort' | 'order'>) {
  return and(
    ...splitSearchWords(search).map(hasWord),
    actor_id === undefined ? undefined : eq(auditEntries.actorId, actor_id),
    actor_name ? isBy(actor_name) : undefined,
    resource === undefined ? undefined : eq(auditEntries.resource, resource),
    record_id === undefined ? undefined : isAbout(record_id),
    since === undefined ? undefined : gte(auditEntries.at, new Date(since)),
    before === undefined ? undefined : lt(auditEntries.at, new Date(before)),
  );
}

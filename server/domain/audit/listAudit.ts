import { and, eq, getTableColumns, gte, inArray, lt, or, sql, type SQL } from 'drizzle-orm';
import { checklist } from '@/contract/checklist';
import { auditKinds, type AuditEntry, type AuditQuery } from '@/contract/office/audit';
import { splitSearchWords } from '@/contract/office/lists';
import type { Queries } from '../../platform/database/Database';
import { isItemNamed } from '../defects/searchedItems';
import { hasLeadWord, leadTables } from '../leads/leadRows';
import { accountsNamed, nameAt, presentName, wasNamed } from '../people/personName';
import { auditEntries, type AuditFields } from '../tables/audit';
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
    .select({
      ...getTableColumns(auditEntries),
      actor: nameAt(actor),
      actor_now: presentName(actor),
      name: recordName,
      name_now: sql<string | null>`case when ${isAccount} then ${presentName(account)} end`,
      item,
    })
    .from(auditEntries);

type Row = Awaited<ReturnType<typeof selectEntries>>[number];

function toAuditEntry({ at, actorId, actorName, recordId, actor: person, item: key, ...row }: Row) {
  const label = checklist.find((entry) => entry.key === key)?.label;
  return {
    ...row,
    ...withoutUnchanged(row),
    kind: auditKinds.find((kind) => kind === `${row.resource}.${row.action}`) ?? null,
    at: at.toISOString(),
    actor_id: actorId,
    actor_name: person ?? actorName,
    record_id: recordId,
    name: label ? `${row.name}: ${label}` : row.name,
  };
}

/** Leaves out the fields that the change left as they were. Entries of earlier versions may have some. */
function withoutUnchanged({ before, after }: Pick<Row, 'before' | 'after'>) {
  if (!before || !after) return { before, after };
  const isChanged = ([field]: [string, unknown]) =>
    JSON.stringify(before[field]) !== JSON.stringify(after[field]);
  const pick = (fields: AuditFields) =>
    Object.fromEntries(Object.entries(fields).filter(isChanged));
  return { before: pick(before), after: pick(after) };
}

const at = sql`audit_entries.at`;
const actor = { id: sql`audit_entries.actor_id`, at };

const isId = sql`audit_entries.record_id ~ '^[0-9]{1,15}$'`;
const id = sql`audit_entries.record_id::bigint`;
const isAccount = sql`${isId} and audit_entries.resource in ('people', 'sessions')`;
const account = { id, at };
const vehicleName = sql`initcap(vehicles.kind) || ' ' || vehicles.number`;

/**
 * An account's name at that time, and the current name of any other record. For a defect, selects the vehicle's name,
 * and `toAuditEntry` appends the item's label.
 */
const recordName = sql<
  string | null
>`case when not ${isId} then null else case audit_entries.resource
  when 'sessions' then ${nameAt(account)}
  when 'vehicles' then (select ${vehicleName} from vehicles where vehicles.id = ${id})
  when 'defects' then (select ${vehicleName} from defects
    join vehicles on vehicles.id = defects.vehicle_id where defects.id = ${id})
  when 'people' then ${nameAt(account)}
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

const isBy = (name: string) =>
  sql`(${contains(auditEntries.actorName, name)}
    or audit_entries.actor_id in (${accountsNamed(name)}) or ${wasNamed(actor, name)})`;

/** Whether an entry contains the word. Looks up the matching records once, not per entry. */
function hasWord(word: string): SQL {
  const isIn = (resources: SQL, ids: SQL) =>
    sql`(audit_entries.resource in (${resources}) and audit_entries.record_id in (${ids}))`;
  const found = [
    isBy(word),
    sql`case when ${isAccount}
      then ${id} in (${accountsNamed(word)}) or ${wasNamed(account, word)} end`,
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

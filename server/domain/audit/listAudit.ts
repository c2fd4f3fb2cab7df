import { and, eq, gte, lt } from 'drizzle-orm';
import type { AuditEntry, AuditQuery } from '@/contract/office/audit';
import type { Queries } from '../../platform/database/Database';
import { auditEntries } from '../tables/audit';
import { contains, inOrder, rangeOf } from '../../platform/database/lists';

/** Lists the office's writes, by default newest first. */
export async function listAudit(
  queries: Queries,
  query: AuditQuery,
): Promise<{ data: AuditEntry[]; total: number }> {
  const where = matching(query);
  const { limit, offset } = rangeOf(query);
  const rows = await queries
    .select()
    .from(auditEntries)
    .where(where)
    .orderBy(inOrder(auditEntries.at, query.order, auditEntries.id))
    .limit(limit)
    .offset(offset);
  const data = rows.map(({ at, actorId, actorName, recordId, ...row }) => ({
    ...row,
    at: at.toISOString(),
    actor_id: actorId,
    actor_name: actorName,
    record_id: recordId,
  }));
  return { data, total: await queries.$count(auditEntries, where) };
}

function matching({ actor_id, actor_name, resource, record_id, since, before }: AuditQuery) {
  return and(
    actor_id === undefined ? undefined : eq(auditEntries.actorId, actor_id),
    actor_name ? contains(auditEntries.actorName, actor_name) : undefined,
    resource === undefined ? undefined : eq(auditEntries.resource, resource),
    record_id === undefined ? undefined : eq(auditEntries.recordId, record_id),
    since === undefined ? undefined : gte(auditEntries.at, new Date(since)),
    before === undefined ? undefined : lt(auditEntries.at, new Date(before)),
  );
}

import { and, desc, eq, inArray, or, sql } from 'drizzle-orm';
import type { AuditEvent } from '@/contract/office/audit';
import type { Queries } from '../../platform/database/Database';
import { HttpRejection } from '../../platform/rejections';
import { auditEntries } from '../tables/audit';
import { readEntries } from './listAudit';

/** Their entries have no version, but each of their changes has an entry. */
const withoutVersion: AuditEvent['resource'][] = ['leads', 'people', 'company', 'content'];

/**
 * Returns a 409 with the current record, which has changed since the caller read it, and with the name of who changed
 * it if the audit log has that change.
 */
export async function staleRecord(
  queries: Queries,
  resource: AuditEvent['resource'],
  recordId: number | string,
  current: { version: number },
): Promise<HttpRejection> {
  const after = sql`audit_entries.after`;
  const [last] = await queries
    .select({ id: auditEntries.id })
    .from(auditEntries)
    .where(
      and(
        eq(auditEntries.resource, resource),
        eq(auditEntries.recordId, String(recordId)),
        sql`${after} <> '{}'`,
        or(
          sql`${after} ->> 'version' = ${String(current.version)}`,
          inArray(auditEntries.resource, withoutVersion),
        ),
      ),
    )
    .orderBy(desc(auditEntries.id))
    .limit(1);
  const [entry] = last ? await readEntries(queries, [last.id]) : [];
  // Without an id it is a program, such as the command line.
  const name = entry && (entry.actor_id === null ? `The ${entry.actor_name}` : entry.actor_name);
  const detail = `${name ?? 'Someone else'} changed this while you were editing.`;
  return new HttpRejection(409, { detail, current });
}
